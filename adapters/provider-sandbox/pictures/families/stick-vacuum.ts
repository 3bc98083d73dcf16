import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { mark, marks, slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, num, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Motor, cyclone, grip and battery about the top of the pipe. */
function motor({ sheet, chance, colour }: Studio, accent: string): string {
  const grip = tube('M-40 -60C-150 -90 -200 -20 -190 60L-160 130', 46, '#33363c');
  const battery = rect(-214, 96, 120, 96, 24, { fill: roundFill(sheet, '#2b2d32', 'matte') });
  const drum =
    rect(-70, -120, 190, 160, 60, { fill: roundFill(sheet, colour, 'metal') }) +
    circle(26, -40, 64, { fill: flatFill(sheet, tone(colour, -0.2), 'metal'), stroke: accent, width: 6 }) +
    circle(26, -40, 40, { fill: '#0b0c0f' }) +
    circle(26, -40, 26, {
      stroke: chance.pick('display', ['#5fd0ff', '#46e0b0', '#ffb36b']),
      width: 6,
      dash: '120 60',
    });
  const bin =
    rect(-30, 30, 132, 210, 40, {
      fill: sheet.linear(
        [
          [0, '#8fa0ae', 0.85],
          [0.3, '#e6eef3', 0.6],
          [0.7, '#b9c8d2', 0.6],
          [1, '#5f7282', 0.85],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    repeat(5, (index) =>
      path(`M${-8 + index * 18} 60L${4 + index * 15} 150`, { stroke: accent, width: 11, round: true }),
    ) +
    rect(-18, 170, 108, 56, 26, { fill: '#6d727b', opacity: 0.55 }) +
    gleam('M-8 60V210', 9, 0.8);
  const trigger = rect(-164, -10, 22, 60, 10, { fill: accent, transform: 'rotate(6 -150 20)' });
  return battery + grip + trigger + bin + drum + slots(-50, -104, 80, 30, 3, darken(colour, 0.6), lighten(colour, 0.4));
}

/** Floor head with a soft roller. */
function head({ sheet, chance, colour }: Studio, accent: string): string {
  const roller =
    rect(-190, -36, 380, 76, 38, {
      fill: sheet.linear([
        [0, lighten(accent, 0.4)],
        [0.4, accent],
        [1, darken(accent, 0.5)],
      ]),
    }) +
    repeat(15, (index) =>
      path(`M${-176 + index * 25} 34Q${-162 + index * 25} 0 ${-150 + index * 25} -32`, {
        stroke: darken(accent, 0.3),
        width: 4,
        opacity: 0.6,
      }),
    );
  const shell = path('M-206 -20Q-206 -96 -130 -100H130Q206 -96 206 -20V10H-206Z', {
    fill: roundFill(sheet, mix(colour, '#33363c', 0.4), 'gloss'),
  });
  const beam = chance.yes('beam', 0.5)
    ? path('M-150 44L-250 120H250L150 44Z', {
        fill: sheet.linear([
          [0, '#7fe0a0', 0.6],
          [1, '#7fe0a0', 0],
        ]),
      }) + glow(sheet, 0, 40, 90, '#b4ffca', 0.5)
    : '';
  return beam + roller + shell + rect(-46, -140, 92, 60, 20, { fill: roundFill(sheet, '#2b2d32', 'matte') });
}

function whole(studio: Studio): string {
  const { chance, colour } = studio;
  const accent = chance.pick('accent', ['#d0402f', '#8f5bd0', '#e98a2f', '#3f78d8', '#d0a068']);
  const foot = chance.range('foot', 330, 480);
  const size = chance.range('motor', 0.92, 1.18);
  const pipe = tube(
    `M646 300L${num(foot + 18)} 950`,
    chance.range('pipe', 36, 52),
    chance.yes('tinted', 0.6) ? accent : mix('#b9bdc4', colour, 0.3),
    true,
  );
  return (
    place(head(studio, accent), foot, 1020, 0.92) +
    pipe +
    place(motor(studio, accent), 640, 230, size, 14) +
    mark(chance.pick('mark', marks), 640 + 62 * size, 230 - 106 * size, 26, lighten(colour, 0.6), 0.8)
  );
}

export const drawStickVacuum: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const accent = chance.pick('accent', ['#d0402f', '#8f5bd0', '#e98a2f', '#3f78d8', '#d0a068']);
  if (view === 1)
    return (
      groundShadow(sheet, chance.range('foot', 330, 480) + 8, 1070, 250, 32) +
      group(whole(studio), { transform: 'translate(20 -4)' })
    );
  if (view === 2) {
    return groundShadow(sheet, 620, 940, 330, 44) + place(motor(studio, accent), 620, 520, 1.9, -18);
  }
  return groundShadow(sheet, 600, 800, 480, 70) + place(head(studio, accent), 600, 700, 2.1, -4);
};
