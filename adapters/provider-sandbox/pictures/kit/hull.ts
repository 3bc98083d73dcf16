import { isWhite, lightness, tone } from './colour.ts';
import { WHITE_RIM } from './finish.ts';
import { num, path } from './shapes.ts';
import type { Sheet } from './sheet.ts';

export interface HullShape {
  w: number;
  top: number;
  foot: number;
  /** Reach of the upper and of the lower corners along the side, and of all of them along the top and the foot. */
  upper: number;
  lower: number;
  across: number;
}

/** How far a corner bulges: a circle has 0.55, a pebble a little more. */
const BULGE = 0.6;

/** Outline of a closed pebble, box or pill about x = 0, as path data. */
export function hullPath({ w, top, foot, upper, lower, across }: HullShape): string {
  const x = w / 2;
  const inner = x - across;
  const cx = inner + across * BULGE;
  const corner = (sx: number, y: number, reach: number): string =>
    `C${num(sx * cx)} ${num(y)} ${num(sx * x)} ${num(y + reach * (1 - BULGE))} ${num(sx * x)} ${num(y + reach)}`;
  const back = (sx: number, y: number, reach: number): string =>
    `C${num(sx * x)} ${num(y - reach * (1 - BULGE))} ${num(sx * cx)} ${num(y)} ${num(sx * inner)} ${num(y)}`;
  return `M${num(-inner)} ${num(top)}H${num(inner)}${corner(1, top, upper)}V${num(foot - lower)}${back(1, foot, lower)}H${num(-inner)}C${num(-cx)} ${num(foot)} ${num(-x)} ${num(foot - lower * (1 - BULGE))} ${num(-x)} ${num(foot - lower)}V${num(top + upper)}C${num(-x)} ${num(top + upper * (1 - BULGE))} ${num(-cx)} ${num(top)} ${num(-inner)} ${num(top)}Z`;
}

/** Shades any outline as a smooth plastic body: light from above, both sides turning away, no bands as metal has. */
export function hullBody(sheet: Sheet, d: string, colour: string): string {
  const deep = isWhite(colour) ? 0.48 : 1;
  const ink = isWhite(colour) ? '#2a3346' : '#05070b';
  const base = sheet.linear([
    [0, tone(colour, 0.4)],
    [0.3, tone(colour, 0.16)],
    [0.68, tone(colour, -0.1 * deep)],
    [0.92, tone(colour, -0.36 * deep)],
    [1, tone(colour, -0.26 * deep)],
  ]);
  const sides = sheet.linear(
    [
      [0, ink, 0.36 * deep],
      [0.08, ink, 0.14 * deep],
      [0.26, ink, 0],
      [0.66, ink, 0],
      [0.9, ink, 0.2 * deep],
      [1, ink, 0.42 * deep],
    ],
    0,
    0,
    1,
    0,
  );
  const light = sheet.radial(
    [
      [0, '#ffffff', 0.16 + 0.4 * lightness(colour)],
      [0.5, '#ffffff', 0.05 + 0.14 * lightness(colour)],
      [1, '#ffffff', 0],
    ],
    0.3,
    0.2,
    0.5,
  );
  const edge = sheet.linear([
    [0, tone(colour, isWhite(colour) ? WHITE_RIM : 0.8), 0.9],
    [0.4, tone(colour, 0), 0.2],
    [1, tone(colour, -0.55), 0.6],
  ]);
  return [base, sides, light].map((fill) => path(d, { fill })).join('') + path(d, { stroke: edge, width: 2.5 });
}
