import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob, mark, marks } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, path, place, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Side view: soleplate, water tank, body and the looped grip. */
function profile({ sheet, chance, colour }: Studio): string {
  const plate = path('M-430 190L-440 232H340Q400 232 380 196Z', {
    fill: sheet.linear([
      [0, '#eef0f2'],
      [0.4, '#8b9099'],
      [0.7, '#d9dce0'],
      [1, '#5a5e66'],
    ]),
  });
  const water = chance.pick('water', ['#7fb8e0', '#b4bec8', '#b79ae0', '#86c9ab', '#e0a58a']);
  const skirt = 'M-424 192C-330 60 -200 10 -60 0L300 -10Q370 0 384 196Z';
  const tank =
    path('M-360 150C-290 60 -190 20 -60 10L60 6L40 150Z', {
      fill: sheet.linear([
        [0, lighten(water, 0.5), 0.9],
        [0.5, water, 0.8],
        [1, darken(water, 0.3), 0.85],
      ]),
      stroke: '#ffffff',
      width: 3,
    }) + path('M-330 128C-270 92 -150 90 46 104L40 150H-360Z', { fill: darken(water, 0.4), opacity: 0.4 });
  const hold =
    tube(
      `M-150 0C-200 -${Math.round(chance.range('arch', 90, 190))} -60 -236 80 -232C220 -228 330 -190 344 -110C352 -60 350 -30 340 0`,
      chance.range('grip', 60, 88),
      tone(colour, -0.08),
    ) + tube('M-60 -206C0 -232 150 -236 240 -208', 52, '#2b2d32');
  const cord = tube('M352 -90C450 -110 500 -20 452 60C420 120 470 180 560 170', 22, '#2b2d32');
  const accent = chance.pick('accent', ['#e98a2f', '#c9ccd1', '#3f9fd8', '#d0a068']);
  const dial =
    knob(sheet, 150, 40, 52, mix(accent, '#c9ccd1', 0.4)) +
    repeat(9, (index) =>
      circle(
        150 + 70 * Math.cos((index * 30 - 210) * (Math.PI / 180)),
        40 + 70 * Math.sin((index * 30 - 210) * (Math.PI / 180)),
        4,
        { fill: lighten(colour, 0.6) },
      ),
    );
  return (
    (chance.yes('cordless', 0.3) ? '' : cord) +
    hold +
    plate +
    blob(sheet, skirt, colour, 'gloss') +
    tank +
    dial +
    circle(8, -212, 24, { fill: accent, stroke: darken(colour, 0.4), width: 3 }) +
    circle(72, -222, 18, { fill: '#5a5e66' }) +
    mark(chance.pick('mark', marks), 290, 120, 46, lighten(colour, 0.6), 0.8) +
    gleam('M-300 110C-240 60 -160 40 -80 34', 12, 0.8)
  );
}

/** The soleplate from below with its steam holes. */
function sole({ sheet, chance, colour }: Studio): string {
  const shape = 'M0 -420C90 -330 190 -140 200 120Q204 330 130 330H-130Q-204 330 -200 120C-190 -140 -90 -330 0 -420Z';
  const ink = chance.pick('plate', ['#b9bdc4', '#c9b8a0', '#5a6470', '#a8b0c0']);
  const hole = (x: number, y: number): string => ellipse(x, y, 8, 13, { fill: '#1d1f24' });
  const holes =
    repeat(9, (index) => hole(-(30 + index * 13), -270 + index * 58) + hole(30 + index * 13, -270 + index * 58)) +
    repeat(3, (index) => hole(0, -330 + index * 40));
  return (
    path(shape, { fill: darken(colour, 0.1), transform: 'scale(1.06)' }) +
    path(shape, { fill: flatFill(sheet, ink, 'metal') }) +
    path(shape, { stroke: lighten(ink, 0.6), width: 5 }) +
    holes +
    path('M-90 200H90M-60 250H60', { stroke: tone(ink, -0.25), width: 8, round: true }) +
    gleam('M-120 100C-110 -60 -70 -200 -20 -300', 26, 0.5)
  );
}

export const drawIron: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (view === 1)
    return groundShadow(sheet, 560, 848, 480, 44) + place(profile(studio), 570, 600, chance.range('size', 1.0, 1.12));
  if (view === 2) return groundShadow(sheet, 650, 640, 330, 430, 0.5) + place(sole(studio), 600, 620, 1.2, 24);
  return place(profile(studio), 700, 700, 1.9, -6);
};
