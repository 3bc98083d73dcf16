import type { Chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';

/** Draws a page of electronic ink, `w` by `h`. */
export type Page = (sheet: Sheet, chance: Chance, w: number, h: number) => string;

export const ink = '#4b4a47';

/** Colours lie under the grey of the ink, so none of them is full. */
export const haze = (w: number, h: number): string => rect(0, 0, w, h, 0, { fill: '#d5d3cb', opacity: 0.3 });

export const paper = (sheet: Sheet, w: number, h: number): string =>
  rect(0, 0, w, h, 4, {
    fill: sheet.linear(
      [
        [0, '#eae9e4'],
        [1, '#d9d8d2'],
      ],
      0,
      0,
      1,
      1,
    ),
  });
