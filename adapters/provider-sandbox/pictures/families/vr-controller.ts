import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, group, path } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** The plate under the thumb: stick, two keys, the small one of the maker and a bare place to rest on. */
function thumbPlate({ sheet }: Studio): string {
  const stick =
    circle(-27, -8, 38, {
      fill: sheet.radial([
        [0, '#050607'],
        [0.86, '#131519'],
        [1, '#3c4048'],
      ]),
    }) +
    knob(sheet, -29, -12, 30, '#3b3f47') +
    circle(-30, -14, 18, {
      fill: sheet.radial(
        [
          [0, '#1b1d22'],
          [0.8, '#2b2e34'],
          [1, '#41454d'],
        ],
        0.6,
        0.64,
        0.6,
      ),
    });
  return (
    ellipse(0, 0, 88, 76, {
      fill: sheet.linear(
        [
          [0, '#4b4f58'],
          [0.4, '#2a2d33'],
          [1, '#121418'],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    stick +
    knob(sheet, 34, -28, 16, '#3b3f47') +
    knob(sheet, 46, 14, 16, '#3b3f47') +
    circle(6, 46, 7, { fill: '#50545d' })
  );
}

/** A hand controller for the right hand: a grip under a tilted head, triggers before it, no ring about it. */
export function controller(studio: Studio): string {
  const { sheet, colour } = studio;
  const dark = lightness(colour) > 0.5 ? '#8d929b' : '#4a4e56';
  const trigger = path('M-92 -70C-122 -66 -134 -34 -128 2C-124 28 -112 40 -96 38C-84 34 -78 -60 -92 -70Z', {
    fill: sheet.linear(
      [
        [0, tone(dark, 0.34)],
        [1, tone(dark, -0.5)],
      ],
      0,
      0,
      1,
      1,
    ),
  });
  const grip = blob(
    sheet,
    'M-78 10C-70 60 -58 96 -54 140C-50 196 -50 236 -34 262C-20 284 22 288 40 266C58 240 52 190 58 140C64 92 88 62 92 16Z',
    colour,
    'matte',
  );
  const squeeze = path('M-55 116C-66 126 -68 176 -58 196C-52 204 -47 198 -48 186C-50 160 -50 138 -55 116Z', {
    fill: dark,
    stroke: tone(dark, -0.3),
    width: 2,
  });
  const head = blob(
    sheet,
    'M-102 -16C-106 -74 -58 -112 2 -110C66 -108 108 -66 104 -8C100 48 58 84 0 82C-58 80 -98 42 -102 -16Z',
    colour,
    'gloss',
  );
  return (
    trigger +
    squeeze +
    grip +
    head +
    group(thumbPlate(studio), { transform: 'translate(1 -18)' }) +
    gleam('M-34 118Q-30 180 -26 230', 12, 0.4)
  );
}
