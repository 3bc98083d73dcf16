import { lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Profile } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';

/** A round part along the lean: where it begins, its profile and its colour. */
type Part = readonly [from: number, profile: Profile, ink: string, metal?: boolean];

interface Build {
  parts: readonly Part[];
  /** Where the round display is along the lean, how far before it, and its radius. */
  screenAt: { up: number; out: number; r: number };
  gripAt: number;
}

const pole = (from: number, long: number, r = 20): Part => [
  from,
  [
    [r, 0],
    [r - 1, long],
  ],
  '#b9bdc4',
  true,
];

const joint = (trim: string): Part => [
  0,
  [
    [52, -20],
    [66, 20],
    [74, 60],
  ],
  trim,
];

/** What is seen of a tank or of a wet roller: of the body's own colour, with a breath of the accent; white ones show more. */
export const tinted = (colour: string, accent: string): string =>
  mix(colour, accent, lightness(colour) > 0.5 ? 0.6 : 0.2);

/** A thin line of the accent round the joint of two parts. */
const ring = (from: number, r: number, accent: string): Part => [
  from,
  [
    [r, 0],
    [r, 9],
  ],
  accent,
];

/** Dirty water, motor and clean water one above the other. */
export const stacked = (accent: string, colour: string, trim: string): Build => ({
  parts: [
    joint(trim),
    [
      60,
      [
        [104, 0],
        [116, 16],
        [116, 130],
        [110, 142],
      ],
      tinted(colour, accent),
    ],
    ring(200, 119, accent),
    [
      209,
      [
        [116, 0],
        [118, 20],
        [112, 210],
        [84, 262],
      ],
      colour,
    ],
    [
      420,
      [
        [86, 0],
        [92, 10],
        [90, 120],
        [60, 150],
      ],
      tinted(colour, accent),
    ],
    pole(570, 300),
  ],
  screenAt: { up: 450, out: 88, r: 46 },
  gripAt: 850,
});

/** Both tanks low over the rollers, so that only a slender pole goes up. */
export const low = (accent: string, colour: string, trim: string): Build => ({
  parts: [
    joint(trim),
    [
      40,
      [
        [130, 0],
        [138, 20],
        [134, 110],
        [96, 150],
      ],
      tinted(colour, accent),
    ],
    ring(184, 98, accent),
    [
      186,
      [
        [78, 0],
        [72, 40],
        [46, 120],
        [40, 150],
      ],
      colour,
    ],
    pole(330, 260, 30),
    [
      590,
      [
        [40, 0],
        [44, 16],
        [42, 150],
        [28, 170],
      ],
      colour,
    ],
    pole(750, 110, 24),
  ],
  screenAt: { up: 680, out: 38, r: 32 },
  gripAt: 850,
});

/** One tapering column with the dirty water in its clear foot. */
export const column = (accent: string, colour: string, trim: string): Build => ({
  parts: [
    joint(trim),
    [
      50,
      [
        [92, 0],
        [104, 16],
        [104, 190],
      ],
      lightness(colour) > 0.5 ? mix('#8b97a3', accent, 0.3) : tinted(colour, accent),
    ],
    [
      240,
      [
        [106, 0],
        [106, 14],
      ],
      accent,
    ],
    [
      254,
      [
        [104, 0],
        [98, 160],
        [72, 380],
        [30, 470],
      ],
      colour,
    ],
    pole(700, 160),
  ],
  screenAt: { up: 566, out: 84, r: 46 },
  gripAt: 850,
});
