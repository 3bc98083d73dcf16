import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { mainsPlug } from '#adapters/provider-sandbox/pictures/kit/mains.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** The body from its side, nose to the left; the hand goes through the opening under the grip. */
const body =
  'M-452 190C-400 120 -300 52 -190 10C-150 -6 -116 -34 -84 -78C-40 -150 30 -204 120 -222C210 -238 316 -228 368 -182C404 -150 410 -80 408 -10L402 190Z';
const opening =
  'M-36 -18C-14 -76 44 -134 118 -148C188 -160 268 -154 300 -122C324 -96 322 -40 312 -2C304 14 286 18 262 18H-8C-34 18 -44 4 -36 -18Z';

/** An iron seen from its side: plate, water window, grip with its soft inside, dial and steam keys. */
export function ironProfile({ sheet, chance, colour }: Studio): string {
  const accent = chance.pick('accent', ['#e98a2f', '#c9ccd1', '#3f9fd8', '#d0a068']);
  const water = chance.pick('water', ['#7fb8e0', '#b4bec8', '#b79ae0', '#86c9ab', '#e0a58a']);
  const plate = path('M-470 208L-452 186H402Q414 190 410 208Q408 220 392 220H-450Q-474 220 -470 208Z', {
    fill: sheet.linear([
      [0, '#f4f5f6'],
      [0.4, '#9aa0a8'],
      [0.75, '#dfe2e6'],
      [1, '#5a5e66'],
    ]),
  });
  const skirt = path('M-440 186C-380 150 -300 128 -180 122L404 120L402 188H-446Z', {
    fill: roundFill(sheet, mix(colour, '#2b2d32', 0.72), 'gloss'),
  });
  const tank =
    path(
      'M-320 96C-262 52 -196 26 -140 2C-112 -12 -92 -32 -74 -56C-66 -20 -60 18 -30 40L40 48V104C-80 102 -220 96 -320 96Z',
      {
        fill: sheet.linear(
          [
            [0, lighten(water, 0.55), 0.95],
            [0.5, water, 0.85],
            [1, darken(water, 0.25), 0.9],
          ],
          0,
          0,
          1,
          1,
        ),
        stroke: '#ffffff',
        width: 2.5,
      },
    ) +
    path('M-312 92C-240 66 -120 60 38 66V102C-80 100 -220 96 -312 92Z', { fill: darken(water, 0.45), opacity: 0.35 });
  const soft = path('M-30 -26C-4 -82 56 -128 122 -140C190 -152 262 -146 290 -118', {
    stroke: '#24262b',
    width: 20,
    round: true,
  });
  const keys =
    rect(36, -232, 62, 22, 10, { fill: accent, transform: 'rotate(-16 66 -220)' }) +
    rect(112, -246, 48, 18, 9, { fill: '#33363c', transform: 'rotate(-6 136 -236)' });
  const dial =
    knob(sheet, 176, 74, 44, mix(accent, '#d9dbdf', 0.55)) +
    repeat(9, (index) => {
      const angle = ((index * 30 - 210) * Math.PI) / 180;
      return circle(176 + 60 * Math.cos(angle), 74 + 60 * Math.sin(angle), 3.4, { fill: lighten(colour, 0.7) });
    });
  return (
    plate +
    blob(sheet, `${body}${opening}`, colour, 'gloss').replaceAll('<path ', '<path fill-rule="evenodd" ') +
    skirt +
    tank +
    soft +
    keys +
    dial +
    gleam('M-96 -44C-50 -130 30 -182 120 -198', 12, 0.7) +
    gleam('M-400 150C-330 92 -250 52 -190 32', 8, 0.5)
  );
}

const LEAD = '#2b2d32';

/** The lead from the heel, lying on the floor before the iron with its plug. */
export const ironCord = (sheet: Sheet): string =>
  tube('M400 -60C490 -76 530 -10 508 60C490 118 528 200 474 256C424 306 320 310 226 292', 20, LEAD) +
  mainsPlug(sheet, 226, 292, 1, -78, LEAD);
