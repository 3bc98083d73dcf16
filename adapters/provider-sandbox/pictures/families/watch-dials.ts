import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, line, num, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { complications, type Dial, hands, modular, pace, stacked } from './watch-faces.ts';
import { buttons, cheerful } from './watch-faces-young.ts';

/** Hours on a dial with hands at ten past ten. */
const analogue: Dial = ({ sheet, chance }, r, accent) => {
  const pale = chance.yes('pale-dial', 0.4);
  const ground = sheet.radial(
    pale
      ? [
          [0, '#fbfaf6'],
          [1, '#d9d6cc'],
        ]
      : [
          [0, '#2a2f3a'],
          [0.7, '#11141a'],
          [1, '#05070a'],
        ],
  );
  const ink = pale ? '#1c1f25' : '#f2f4f7';
  const marks = repeat(60, (index) =>
    line(0, -r * 0.9, 0, -r * (index % 5 === 0 ? 0.76 : 0.86), {
      stroke: ink,
      width: index % 5 === 0 ? r * 0.03 : r * 0.01,
      transform: `rotate(${index * 6})`,
    }),
  );
  const small = circle(0, r * 0.4, r * 0.2, { stroke: ink, width: r * 0.02, opacity: 0.5 });
  return circle(0, 0, r, { fill: ground }) + marks + small + hands(r, ink, accent);
};

/** Three open rings of daily goals about large figures: of one maker only. */
const rings: Dial = ({ chance }, r, accent) => {
  const ring = (size: number, share: number, colour: string): string => {
    const length = 2 * Math.PI * size;
    return (
      circle(0, 0, size, { stroke: colour, width: r * 0.105, opacity: 0.22 }) +
      circle(0, 0, size, {
        stroke: colour,
        width: r * 0.105,
        round: true,
        dash: `${num(length * share)} ${num(length)}`,
        transform: 'rotate(-90)',
      })
    );
  };
  return (
    ring(r * 0.84, chance.range('g1', 0.6, 0.9), '#ff5a5f') +
    ring(r * 0.71, chance.range('g2', 0.4, 0.8), '#b8f04a') +
    ring(r * 0.58, chance.range('g3', 0.5, 0.95), '#3fd9ff') +
    figures('10:09', 0, 0, r * 0.26, '#ffffff', 2.2) +
    circle(0, r * 0.3, r * 0.045, { fill: accent })
  );
};

/** Hands among four large hours. */
const numerals: Dial = ({ sheet }, r, accent) => {
  const ground = sheet.radial([
    [0, '#24344f'],
    [1, '#0b1220'],
  ]);
  const hour = (text: string, x: number, y: number): string => figures(text, x * r, y * r, r * 0.34, '#e9eef7', 2.2);
  const ticks = repeat(12, (index) =>
    index % 3 === 0
      ? ''
      : line(0, -r * 0.96, 0, -r * 0.84, { stroke: accent, width: r * 0.035, transform: `rotate(${index * 30})` }),
  );
  return (
    circle(0, 0, r * 1.7, { fill: ground }) +
    ticks +
    hour('12', 0, -1) +
    hour('3', 0.84, 0) +
    hour('6', 0, 1) +
    hour('9', -0.84, 0) +
    hands(r, '#ffffff', accent)
  );
};

const kinds = [
  'analogue',
  'rings',
  'numerals',
  'pace',
  'complications',
  'stacked',
  'modular',
  'buttons',
  'cheerful',
] as const;

/** Which face a watch shows: each maker has its own. */
export type DialKind = (typeof kinds)[number];

const dials: Readonly<Record<DialKind, Dial>> = {
  analogue,
  rings,
  numerals,
  pace,
  complications,
  stacked,
  modular,
  buttons,
  cheerful,
};

/** The dial of the model about the origin, reaching `r`. */
export function dial(studio: Studio, r: number): string {
  const accent = studio.chance.pick('accent', ['#ff6a3d', '#3fd0ff', '#b8f04a', '#ff5a8a', '#ffc53d']);
  return dials[studio.chance.pick('dial', kinds)](studio, r, accent);
}
