import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

type Top = (studio: Studio, w: number, d: number) => string;

const vents = (colour: string, x: number, y: number, w: number, h: number, count: number): string =>
  slots(x, y, w, h, count, darken(colour, 0.6), lighten(colour, 0.4));

/** A wedge of two planes that meet towards the front, vents at its sides. */
const wedge: Top = ({ sheet, colour }, w, d) =>
  path(
    `M${-w / 2 + 30} ${-d / 2 + 40}L0 ${d * 0.16}L${w / 2 - 30} ${-d / 2 + 40}L${w / 2 - 30} ${-d / 2 + 20}H${-w / 2 + 30}Z`,
    {
      fill: sheet.linear([
        [0, tone(colour, -0.14)],
        [1, tone(colour, 0.16)],
      ]),
      stroke: lighten(colour, 0.3),
      width: 2,
    },
  ) + repeat(2, (index) => vents(colour, index ? w * 0.22 : -w * 0.42, -d * 0.06, w * 0.2, d * 0.42, 9));

/** A smooth top but for one band of fine vents across its back. */
const smoothTop: Top = ({ colour }, w, d) =>
  vents(colour, -w * 0.38, -d * 0.4, w * 0.76, d * 0.16, 4) +
  rect(-34, d * 0.22, 68, 8, 4, { fill: lighten(colour, 0.4) });

/** Ribs from the back to the front over the whole top, a plain plate in the middle. */
const ribs: Top = ({ sheet, colour }, w, d) =>
  repeat(21, (index) => {
    const x = -w / 2 + 34 + (index * (w - 68)) / 20;
    return rect(x - 6, -d / 2 + 26, 12, d - 52, 6, {
      fill: tone(colour, -0.3),
      stroke: lighten(colour, 0.22),
      width: 2,
    });
  }) + rect(-w * 0.16, -d / 2 + 16, w * 0.32, d - 32, 14, { fill: flatFill(sheet, tone(colour, 0.06), 'gloss') });

/** A raised gloss panel at one side, a field of small crosses at the other. */
const split: Top = ({ sheet, colour }, w, d) => {
  const crosses = repeat(40, (index) => {
    const [x, y] = [w * 0.08 + (index % 8) * w * 0.046, -d * 0.36 + Math.floor(index / 8) * d * 0.17];
    return path(`M${x - 7} ${y}H${x + 7}M${x} ${y - 7}V${y + 7}`, {
      stroke: lighten(colour, 0.4),
      width: 3,
      opacity: 0.8,
    });
  });
  return (
    path(`M${-w / 2 + 20} ${-d / 2 + 20}H${w * 0.1}L${-w * 0.06} ${d / 2 - 20}H${-w / 2 + 20}Z`, {
      fill: flatFill(sheet, tone(colour, 0.14), 'gloss'),
      stroke: lighten(colour, 0.35),
      width: 2,
    }) + crosses
  );
};

/** A dark octagon with a bright edge, cut lines running from it to the corners. */
const armour: Top = ({ sheet, colour }, w, d) => {
  const [x, y] = [w * 0.2, d * 0.26];
  const lines = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) =>
      path(`M${sx * x} ${sy * y}L${sx * (w / 2 - 26)} ${sy * (d / 2 - 26)}`, {
        stroke: '#b06a4a',
        width: 5,
        opacity: 0.9,
      }),
    ),
  );
  return (
    lines.join('') +
    path(
      `M${-x} ${-y * 0.5}L${-x * 0.6} ${-y}H${x * 0.6}L${x} ${-y * 0.5}V${y * 0.5}L${x * 0.6} ${y}H${-x * 0.6}L${-x} ${y * 0.5}Z`,
      {
        fill: flatFill(sheet, tone(colour, -0.3), 'gloss'),
        stroke: '#b06a4a',
        width: 4,
      },
    ) +
    repeat(2, (index) => vents(colour, index ? w * 0.3 : -w * 0.42, -d * 0.16, w * 0.12, d * 0.32, 7))
  );
};

/** Long waves of slots, as cloth is folded. */
const waves: Top = ({ colour }, w, d) =>
  repeat(7, (index) => {
    const y = -d * 0.34 + index * d * 0.105;
    return path(`M${-w * 0.4} ${y}C${-w * 0.2} ${y - 24} ${w * 0.1} ${y + 34} ${w * 0.4} ${y}`, {
      stroke: darken(colour, 0.42),
      width: 9,
      round: true,
    });
  });

/** What is on the top of a router. */
export const tops = { wedge, smooth: smoothTop, ribs, split, armour, waves };
