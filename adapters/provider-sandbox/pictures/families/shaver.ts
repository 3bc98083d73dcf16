import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A cutter of three rings, a foil block, a small blade on a neck, or a trimmer, bare or in a guide comb. */
function head({ sheet, chance, colour }: Studio): string {
  const steel = '#b9bdc4';
  const kind = chance.pick('head', ['rings', 'foil', 'trimmer', 'blade', 'comb']);
  if (kind === 'rings') {
    const ring = (x: number, y: number): string =>
      circle(x, y, 74, { fill: roundFill(sheet, '#33363c', 'gloss') }) +
      circle(x, y, 60, { fill: flatFill(sheet, steel, 'metal'), stroke: '#5a5e66', width: 3 }) +
      repeat(30, (index) =>
        rect(x - 1.5, y - 57, 3, 20, 1, { fill: '#4a4e56', transform: `rotate(${index * 12} ${x} ${y})` }),
      ) +
      circle(x, y, 26, { fill: flatFill(sheet, tone(colour, 0.1), 'metal') });
    return (
      path('M-140 40Q-190 -110 -100 -190Q0 -260 100 -190Q190 -110 140 40Q0 110 -140 40Z', {
        fill: roundFill(sheet, mix(colour, '#2b2d32', 0.5), 'gloss'),
      }) +
      ring(-76, -120) +
      ring(76, -120) +
      ring(0, -4)
    );
  }
  if (kind === 'foil') {
    return (
      rect(-140, -190, 280, 210, 40, { fill: roundFill(sheet, steel, 'metal') }) +
      repeat(
        3,
        (index) =>
          rect(-124, -178 + index * 56, 248, 46, 20, {
            fill: sheet.linear([
              [0, '#f4f5f6'],
              [0.5, '#9aa0a8'],
              [1, '#5a5e66'],
            ]),
          }) + rect(-124, -178 + index * 56, 248, 46, 20, { fill: holes(sheet, 9, '#33363c'), opacity: 0.8 }),
      ) +
      rect(-110, 14, 220, 60, 20, { fill: roundFill(sheet, '#2b2d32', 'matte') })
    );
  }
  if (kind === 'blade') {
    return (
      path('M-88 80L-44 -70H44L88 80Z', { fill: roundFill(sheet, '#34373d', 'gloss') }) +
      rect(-74, -128, 148, 70, 22, { fill: roundFill(sheet, '#8fd04a', 'gloss') }) +
      rect(-90, -172, 180, 52, 10, { fill: flatFill(sheet, steel, 'metal') }) +
      repeat(18, (index) => rect(-84 + index * 9.6, -190, 5, 26, 2, { fill: '#8b9099' }))
    );
  }
  const trimmer =
    path('M-120 60L-140 -130H140L120 60Z', { fill: roundFill(sheet, '#2b2d32', 'matte') }) +
    rect(-150, -170, 300, 52, 10, {
      fill: sheet.linear([
        [0, '#eef0f2'],
        [1, '#6d727b'],
      ]),
    }) +
    repeat(24, (index) =>
      path(`M${-146 + index * 12.4} -168L${-141 + index * 12.4} -214L${-136 + index * 12.4} -168Z`, {
        fill: '#8b9099',
      }),
    );
  if (kind === 'trimmer') return trimmer;
  const comb =
    path('M-158 40L-170 -150Q0 -196 170 -150L158 40Q0 84 -158 40Z', {
      fill: sheet.linear([
        [0, '#5b6068', 0.85],
        [1, '#2b2d32', 0.95],
      ]),
      stroke: '#8b9099',
      width: 3,
    }) +
    repeat(11, (index) =>
      rect(-157 + index * 30, -262 + Math.abs(index - 5) * 3, 14, 190, 7, {
        fill: roundFill(sheet, '#4a4e56', 'gloss'),
      }),
    ) +
    rect(-60, -20, 120, 40, 14, { fill: '#1b1d21' }) +
    figures(chance.pick('guide', ['3', '5', '7']), 0, 0, 26, '#ffffff', 2.4);
  return trimmer + comb;
}

function whole(studio: Studio, back = false): string {
  const { sheet, chance, colour } = studio;
  const accent = chance.pick('accent', ['#3f9fd8', '#d0a068', '#c9ccd1', '#e0653a', '#46a37a']);
  const grip =
    'M-110 60C-150 160 -128 330 -116 470C-106 590 -90 640 0 640C90 640 106 590 116 470C128 330 150 160 110 60Z';
  const inlay = path('M-60 110C-90 200 -70 360 -60 480Q0 520 60 480C70 360 90 200 60 110Q0 80 -60 110Z', {
    fill: flatFill(sheet, back ? tone(colour, -0.2) : '#1b1d21', back ? 'matte' : 'gloss'),
    stroke: accent,
    width: 4,
  });
  const face = back
    ? repeat(14, (index) => rect(-46, 150 + index * 22, 92, 8, 4, { fill: darken(colour, 0.45) }))
    : circle(0, 200, 46, { fill: flatFill(sheet, '#33363c', 'metal'), stroke: accent, width: 5 }) +
      path('M0 180V200', { stroke: '#ffffff', width: 6, round: true }) +
      circle(0, 200, 20, { stroke: '#ffffff', width: 4, dash: '96 30', transform: 'rotate(-60 0 200)' }) +
      figures(chance.pick('charge', ['90', '60', '75', '100']), 0, 340, 50, '#ffffff', 2) +
      ellipse(0, 410, 26, 5, { fill: accent });
  return (
    head(studio) +
    path(grip, { fill: roundFill(sheet, colour, chance.pick('finish', ['matte', 'metal', 'gloss'])) }) +
    inlay +
    face +
    gleam('M-112 190C-116 300 -106 420 -98 520', 12, 0.5)
  );
}

export const drawShaver: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 660, 1060, 230, 36) +
      place(whole(studio), 660, 400, 1.06, 10) +
      groundShadow(sheet, 340, 1040, 150, 24, 0.7) +
      place(whole(studio, true), 370, 480, 0.84, -12)
    );
  if (view === 2) return groundShadow(sheet, 600, 1070, 240, 34) + place(whole(studio, true), 600, 380, 1.1, -8);
  return place(whole(studio), 560, 620, 2.1, 16);
};
