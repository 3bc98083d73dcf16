import { isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { pages } from './e-reader-pages.ts';

/** A reader in millimetres: its body, and where its screen lies in it. */
export interface Reader {
  body: readonly [w: number, h: number];
  screen: readonly [x: number, y: number, w: number, h: number];
  corner: number;
  thick: number;
  /** The colour of its front where that is not of the body's. */
  face?: string;
  /** One glass over screen and frame; else the screen lies in a recess. */
  flush: boolean;
  cover: keyof typeof pages;
  inside: keyof typeof pages;
  stylus: boolean;
  /** Keys on the front and what its back wears, in millimetres. */
  keys: (colour: string) => string;
  back: (colour: string) => string;
}

/** A line on a body of any colour: darker on a light one, lighter on a dark one. */
const scored = (colour: string): string => tone(colour, isWhite(colour) ? -0.22 : 0.34);

const key = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x, y + 0.5, w, h, 9, { fill: '#05070b', opacity: 0.4 }) +
  rect(x, y, w, h, 9, { fill: tone(colour, 0.2) }) +
  rect(x + 1, y + 0.4, w - 2, 0.5, 0.2, { fill: lighten(colour, 0.5), opacity: 0.6 });

/** Four stout keys in a row in the broad chin under a small screen. */
const verse: Reader = {
  body: [107.6, 156.8],
  screen: [8.3, 9, 91, 122],
  corner: 8,
  thick: 7.6,
  flush: false,
  cover: 'moon',
  inside: 'text',
  stylus: false,
  keys: (colour) =>
    repeat(4, (index) => key(11 + index * 22.2, 140, 19, 6.4, colour)) +
    path('M19 143.2h3M43.6 143.2l-2 0M63 143.2h3.4M85 143.2h4', {
      stroke: lighten(colour, 0.6),
      width: 1,
      round: true,
    }),
  back: (colour) =>
    repeat(17, (index) => rect(12, 112 + index * 2.1, 83.6, 0.7, 0.3, { fill: scored(colour), opacity: 0.5 })) +
    circle(53.8, 60, 6, { stroke: scored(colour), width: 1 }),
};

/** A large colour page over one thin strip of keys. */
const inkpad: Reader = {
  body: [142.3, 195.6],
  screen: [11.6, 11, 119, 159],
  corner: 6,
  thick: 7.9,
  face: '#17181b',
  flush: false,
  cover: 'magazine',
  inside: 'magazine',
  stylus: false,
  keys: () =>
    rect(44, 181, 54, 3.4, 1.7, { fill: '#3a3d43' }) +
    repeat(3, (index) => rect(57 + index * 13.4, 181, 0.7, 3.4, 0, { fill: '#0b0c0f' })) +
    rect(45, 181.5, 52, 0.5, 0.2, { fill: '#8b9099' }),
  back: (colour) =>
    repeat(24, (index) => rect(10 + index * 5.2, 12, 2.6, 171, 1, { fill: scored(colour), opacity: 0.22 })) +
    rect(112, 12, 18, 12, 2, { fill: tone(colour, 0.16) }),
};

/** Nearly square: a broad side to hold it by with four keys along its edge, all under one glass. */
const era: Reader = {
  body: [134.3, 155.7],
  screen: [7, 7, 105, 141.7],
  corner: 10,
  thick: 7.8,
  face: '#101114',
  flush: true,
  cover: 'comic',
  inside: 'comic',
  stylus: false,
  keys: () =>
    rect(117, 2, 0.5, 151.7, 0, { fill: '#2f3238' }) +
    [44, 62, 82, 100]
      .map(
        (y, index) =>
          rect(123.6, y, 5.4, index === 1 || index === 2 ? 16 : 13, 2.7, { fill: '#4a4d55' }) +
          rect(124.2, y + 1, 1, 10, 0.5, { fill: '#8b9099' }),
      )
      .join(''),
  back: (colour) =>
    rect(0.5, 108, 133.3, 47, 9, { fill: tone(colour, 0.14) }) +
    repeat(26, (index) => path(`M${4 + index * 5} 112l-6 40`, { stroke: scored(colour), width: 0.6, opacity: 0.6 })) +
    rect(0.5, 107, 133.3, 1.6, 0, { fill: '#b98560' }),
};

/** No key at all: one even black glass with a deeper chin, and the colour only behind. */
const paperwhite: Reader = {
  body: [127.6, 176.7],
  screen: [9.4, 10, 108.8, 145],
  corner: 11,
  thick: 7.8,
  face: '#141518',
  flush: true,
  cover: 'sail',
  inside: 'text',
  stylus: false,
  keys: () => '',
  back: (colour) => rect(44, 86, 39.6, 1.4, 0.7, { fill: scored(colour), opacity: 0.8 }),
};

/** A thin sheet of a large one with an even narrow frame, to write on; its pen clings to the side. */
const notebook: Reader = {
  body: [183, 235],
  screen: [13, 12, 157, 209],
  corner: 6,
  thick: 4.6,
  flush: true,
  cover: 'notes',
  inside: 'notes',
  stylus: true,
  keys: () => '',
  back: (colour) =>
    rect(0, 0, 183, 34, 6, { fill: tone(colour, -0.16) }) +
    rect(0, 33.4, 183, 0.8, 0, { fill: scored(colour) }) +
    [16, 167].map((x) => rect(x - 5, 196, 10, 28, 5, { fill: tone(colour, -0.12) })).join(''),
};

export const readers = { verse, inkpad, era, paperwhite, notebook };
