import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { type Finish, flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { circle, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';

/** One shaver: as it is shown first, what stands beside it then, and how it is shown alone. All stand on y = 640. */
export interface Razor {
  front: string;
  beside: string;
  alone: string;
}

export const FOOT = 640;
export const steel = '#b9bdc4';
export const black = '#2b2d32';

/** A round body of any outline: shaded across, darker towards its foot, with a thin light on its edge. */
export function shell(sheet: Sheet, d: string, colour: string, finish: Finish = 'matte'): string {
  const dusk = sheet.linear([
    [0, '#ffffff', 0.1],
    [0.3, '#ffffff', 0],
    [0.7, '#05070b', 0],
    [1, '#05070b', 0.3],
  ]);
  const edge = sheet.linear([
    [0, tone(colour, 0.7), 0.9],
    [0.4, tone(colour, 0.4), 0.5],
    [1, tone(colour, 0.3), 0.5],
  ]);
  return (
    path(d, { fill: roundFill(sheet, colour, finish) }) +
    path(d, { fill: dusk }) +
    path(d, { stroke: edge, width: 2.5 })
  );
}

/** A flat inlay let into a body: a dark seam round it and a lit lower lip. */
export const inlay = (sheet: Sheet, d: string, colour: string, finish: Finish, trim: string): string =>
  path(d, { stroke: '#05070b', width: 9, opacity: 0.35 }) +
  path(d, { fill: flatFill(sheet, colour, finish), stroke: trim, width: 3.5 });

/** A row of blade teeth standing up from y. */
export const teeth = (count: number, x: number, y: number, w: number, h: number, ink: string): string => {
  const pitch = w / count;
  const tooth = (index: number): string =>
    `M${num(x + pitch * index + pitch * 0.12)} ${num(y)}l${num(pitch * 0.26)} ${num(-h)}h${num(pitch * 0.24)}l${num(pitch * 0.26)} ${num(h)}Z`;
  return path(Array.from({ length: count }, (_, index) => tooth(index)).join(''), { fill: ink });
};

/** A brushed blade with teeth along its upper edge, about x = 0. */
export const blade = (sheet: Sheet, y: number, w: number, h: number, count: number): string =>
  teeth(count, -w / 2, y + 2, w, h * 0.62, '#8b9099') +
  rect(-w / 2, y, w, h, 7, {
    fill: sheet.linear([
      [0, '#f3f4f6'],
      [0.3, '#b9bdc4'],
      [0.55, '#e2e5e8'],
      [1, '#666b74'],
    ]),
  });

export const powerSign = (x: number, y: number, r: number, ink: string): string =>
  path(`M${x} ${num(y - r)}V${num(y - r * 0.1)}`, { stroke: ink, width: r * 0.26, round: true }) +
  path(
    `M${num(x - r * 0.55)} ${num(y - r * 0.55)}A${num(r * 0.8)} ${num(r * 0.8)} 0 1 0 ${num(x + r * 0.55)} ${num(y - r * 0.55)}`,
    { stroke: ink, width: r * 0.24, round: true },
  );

/** A round key with a metal ring. */
export const ringKey = (sheet: Sheet, y: number, r: number, colour: string, ring: string): string =>
  circle(0, y + 3, r + 3, { fill: '#05070b', opacity: 0.4 }) +
  circle(0, y, r, { fill: flatFill(sheet, ring, 'metal') }) +
  circle(0, y, r - 6, { fill: flatFill(sheet, colour, 'gloss') }) +
  powerSign(0, y, r * 0.4, '#ffffff');

/** Ridges across a grip, each a groove with a lit lip. */
export const ridges = (x: number, y: number, w: number, count: number, pitch: number, colour: string): string =>
  repeat(
    count,
    (index) =>
      rect(x, y + index * pitch, w, pitch * 0.42, pitch * 0.2, { fill: tone(colour, -0.55) }) +
      rect(x + 3, y + index * pitch + pitch * 0.44, w - 6, pitch * 0.16, pitch * 0.08, {
        fill: tone(colour, 0.45),
        opacity: 0.6,
      }),
  );
