import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** Where a printer's ink stands: nowhere, in a block at its right, in one with its own lid, at both sides, behind one window. */
export const TANKS = ['none', 'block', 'lidded', 'apart', 'window'] as const;
export type Tanks = (typeof TANKS)[number];

/** Colour of an ink and how full its tank is. */
type Ink = readonly [ink: string, left: number];

const black: Ink = ['#0a0b0d', 0.68];
const colours: readonly Ink[] = [
  ['#18b4e2', 0.7],
  ['#e2368f', 0.9],
  ['#f7cf1d', 0.56],
];

/** Pale windows side by side, ink in each of them up to its level. */
function windows(inks: readonly Ink[], x: number, y: number, wide: number, high: number, gap: number): string {
  return inks
    .map(([ink, left], index) => {
      const at = x + index * (wide + gap);
      const level = y + high * (1 - left);
      return (
        rect(at, y, wide, high, 6, { fill: '#dfe6ea' }) +
        rect(at, level, wide, y + high - level, 6, { fill: ink }) +
        rect(at, level, wide, 5, 2, { fill: lighten(ink, 0.4) }) +
        rect(at + wide * 0.14, y + 8, wide * 0.16, high - 16, 3, { fill: '#ffffff', opacity: 0.4 }) +
        rect(at, y, wide, high, 6, { stroke: '#8b9099', width: 2.5 })
      );
    })
    .join('');
}

interface Block {
  x: number;
  w: number;
  inks: readonly Ink[];
  wide: number;
}

/** Blocks that stand out of the front of a printer, with windows; `lidded` ones have a lid of their own over the tanks. */
const blocks: Record<Tanks, readonly Block[]> = {
  none: [],
  window: [],
  block: [{ x: 494, w: 216, inks: [black, ...colours], wide: 36 }],
  lidded: [{ x: 484, w: 226, inks: [black, ...colours], wide: 40 }],
  apart: [
    { x: 12, w: 92, inks: [black], wide: 56 },
    { x: 560, w: 150, inks: colours, wide: 34 },
  ],
};
const OUT = 34;

/** The tanks before the front of a printer of this size, about the world's origin. */
export function tankBlocks(
  { sheet, colour }: Studio,
  view: Eye,
  tanks: Tanks,
  w: number,
  h: number,
  d: number,
): string {
  return blocks[tanks]
    .map(({ x, w: across, inks, wide }) => {
      const lidded = tanks === 'lidded';
      const [top, high] = lidded ? [-h / 2 - 14, h + 8] : [-h / 2 + h * 0.28, h * 0.68];
      const gap = 9;
      const all = inks.length * (wide + gap) - gap;
      const tall = lidded ? h * 0.44 : h * 0.46;
      const art =
        rect(6, 6, across - 12, high - 12, 16, { fill: flatFill(sheet, tone(colour, 0.06), 'gloss') }) +
        (lidded
          ? rect(0, high * 0.3, across, 5, 0, { fill: darken(colour, 0.6) }) +
            rect(across / 2 - 34, high * 0.22, 68, 9, 4, { fill: lighten(colour, 0.3) })
          : '') +
        windows(inks, (across - all) / 2, high - tall - 20, wide, tall, gap);
      const deep = lidded ? d * 0.62 : 60;
      const block = pillow(
        view,
        { origin: [-w / 2 + x, top, d / 2 + OUT], u: axes.x, v: axes.y },
        across,
        high,
        deep,
        { colour, r: 20, bevel: 10 },
        art,
      );
      const seam = lidded
        ? onTop(
            view,
            top,
            rect(-across / 2 + 14, -deep / 2 + 14, across - 28, deep - 34, 18, {
              fill: flatFill(sheet, tone(colour, 0.1), 'gloss'),
              stroke: tone(colour, 0.34),
              width: 2.5,
            }),
            -w / 2 + x + across / 2,
            d / 2 + OUT - deep / 2,
          )
        : '';
      return block + seam;
    })
    .join('');
}

/** One wide pale window in the front itself, all the inks behind it. */
export const tankWindow = (w: number, h: number): string =>
  rect(w - 176, h * 0.28, 162, h * 0.64, 30, { fill: '#e6edf2', stroke: '#8b9099', width: 3 }) +
  windows([black, ...colours], w - 160, h * 0.4, 27, h * 0.42, 7);
