import { isGrey, isWhite, lightness, tone } from './colour.ts';
import type { Sheet, Stop } from './sheet.ts';
import { dot, unit, type Vec } from './space.ts';

export type Finish = 'matte' | 'gloss' | 'metal' | 'fabric';

const key = unit([-0.5, -0.75, 0.45]);
const fill = unit([0.85, -0.1, 0.5]);

/** Tone of a flat facet by its direction in the viewer's axes: one soft key light, one fill, a floor in the shade. */
function facetTone(finish: Finish, normal: Vec): number {
  const lit = -0.46 + 0.72 * Math.max(0, dot(normal, key)) + 0.26 * Math.max(0, dot(normal, fill));
  if (finish === 'metal') return lit + 0.5 * Math.exp(-(((normal[0] + 0.55) / 0.22) ** 2)) - 0.06;
  if (finish === 'gloss') return lit * 1.15 + 0.25 * Math.exp(-(((normal[1] + 0.7) / 0.16) ** 2));
  return lit;
}

/** White plastic, of whatever gloss: nothing outshines it, so it is its shade that shows where it ends. */
export const isWhitePlastic = (colour: string, finish: Finish): boolean => finish !== 'metal' && isWhite(colour);

/** How much darker white plastic is at its rim: about an eighth below the light tile, on which it would dissolve. */
export const WHITE_RIM = -0.14;

/** The shade of white plastic that turns from the viewer; `towards` is 1 where it faces them, 0 at its rim. */
export const whiteRim = (towards: number): number => WHITE_RIM * (1 - Math.max(0, Math.min(1, towards))) ** 1.4;

/** Greys are as dark as the dark tile in their shade, so they are lit there from behind. */
const GREY_SHADE = 0.6;
const BLACK = 0.34;

/** Colour of a flat facet by its direction in the viewer's axes. */
export function facetInk(colour: string, finish: Finish, normal: Vec, shift = 0): string {
  const level = facetTone(finish, normal);
  if (isWhitePlastic(colour, finish))
    return tone(colour, level * (level < 0 ? 0.5 : 0.2) + whiteRim(normal[2]) + shift);
  // What is black has only its upper faces to show its form by on a dark tile, and no shade to spare.
  const black = lightness(colour) < BLACK;
  const lit = black ? 0.05 + 0.26 * Math.max(0, -normal[1]) : 0;
  const shade = level < 0 && (black || isGrey(colour)) ? GREY_SHADE : 1;
  return tone(colour, Math.max(-0.8, level * shade + lit + shift));
}

type Ramp = readonly (readonly [offset: number, tone: number])[];

/** Tones across a round body from its left edge to its right one. */
const ramps: Record<Finish, Ramp> = {
  matte: [
    [0, -0.4],
    [0.07, -0.24],
    [0.28, 0.16],
    [0.4, 0.14],
    [0.66, -0.12],
    [0.9, -0.42],
    [0.97, -0.36],
    [1, -0.24],
  ],
  fabric: [
    [0, -0.42],
    [0.12, -0.18],
    [0.34, 0.08],
    [0.6, -0.08],
    [0.88, -0.4],
    [1, -0.34],
  ],
  gloss: [
    [0, -0.5],
    [0.05, -0.22],
    [0.1, 0.1],
    [0.14, 0.6],
    [0.22, 0.66],
    [0.26, 0.1],
    [0.45, 0],
    [0.68, -0.2],
    [0.84, -0.46],
    [0.9, -0.12],
    [0.95, -0.1],
    [1, -0.4],
  ],
  metal: [
    [0, -0.55],
    [0.05, -0.2],
    [0.14, 0.6],
    [0.24, 0.7],
    [0.34, 0.06],
    [0.5, -0.32],
    [0.62, -0.16],
    [0.74, 0.4],
    [0.8, 0.44],
    [0.88, -0.2],
    [0.95, -0.5],
    [1, -0.3],
  ],
};

/** White plastic, glossy or not: nothing outshines it, and light from all around fills its shade; dark bands would make it metal. */
const white: Ramp = [
  [0, -0.24],
  [0.06, -0.14],
  [0.2, 0.2],
  [0.34, 0.5],
  [0.5, 0.34],
  [0.72, -0.02],
  [0.9, -0.19],
  [0.96, -0.2],
  [1, -0.15],
];

function rampStops(colour: string, finish: Finish, shift = 0): Stop[] {
  const ramp = isWhitePlastic(colour, finish) ? white : ramps[finish];
  return ramp.map(([offset, amount]) => [offset, tone(colour, Math.max(-0.85, Math.min(0.9, amount + shift)))]);
}

/** The look of a round body lit from the left, as a horizontal gradient. */
export function roundFill(sheet: Sheet, colour: string, finish: Finish, shift = 0): string {
  return sheet.linear(rampStops(colour, finish, shift), 0, 0, 1, 0);
}

/** The look of a flat face: light falls off from the upper left to the lower right. */
export function flatFill(sheet: Sheet, colour: string, finish: Finish = 'matte', shift = 0): string {
  const at = (offset: number, amount: number): Stop => [offset, tone(colour, amount + shift)];
  if (finish === 'metal') {
    return sheet.linear([at(0, 0.3), at(0.3, 0.06), at(0.48, 0.28), at(0.6, 0.04), at(1, -0.22)], 0, 0, 1, 1);
  }
  if (isWhite(colour)) return sheet.linear([at(0, -0.06), at(0.3, 0.03), at(0.6, -0.04), at(1, -0.15)], 0, 0, 1, 1);
  if (finish === 'gloss') return sheet.linear([at(0, 0.32), at(0.42, 0.04), at(0.44, -0.04), at(1, -0.3)], 0, 0, 1, 1);
  return sheet.linear([at(0, 0.2), at(0.5, 0), at(1, -0.2)], 0, 0, 1, 1);
}
