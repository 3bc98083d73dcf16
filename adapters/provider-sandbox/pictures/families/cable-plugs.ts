import { mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** What a plug goes into. */
type Socket = 'a' | 'c' | 'lightning';

const steel = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, '#f1f2f4'],
      [0.3, '#a5aab2'],
      [0.55, '#e3e5e9'],
      [1, '#6d727b'],
    ],
    0,
    0,
    1,
    0,
  );

/** The metal that goes in, its foot at y = -210. */
const tongues: Record<Socket, (sheet: Sheet) => string> = {
  a: (sheet) =>
    rect(-44, -314, 88, 116, 5, { fill: steel(sheet), stroke: '#6d727b', width: 1.5 }) +
    rect(-27, -290, 14, 14, 2, { fill: '#33363c' }) +
    rect(13, -290, 14, 14, 2, { fill: '#33363c' }),
  c: (sheet) =>
    rect(-29, -272, 58, 74, 18, { fill: steel(sheet), stroke: '#6d727b', width: 1.5 }) +
    rect(-16, -268, 32, 8, 4, { fill: '#4a4e56', opacity: 0.6 }),
  lightning: (sheet) =>
    rect(-25, -268, 50, 70, 16, { fill: steel(sheet), stroke: '#6d727b', width: 1.5 }) +
    repeat(8, (index) => rect(-18 + index * 4.6, -256, 3, 24, 1.2, { fill: '#c9a24e' })),
};

const shellWidth: Record<Socket, number> = { a: 112, c: 92, lightning: 82 };

/** A plug pointing up: metal tongue, shell, strain relief; its lead leaves at the origin. */
export function plug({ sheet, chance, colour }: Studio, socket: Socket): string {
  const metal = chance.yes('metal-shell', 0.5);
  const w = shellWidth[socket];
  const shell = rect(-w / 2, -212, w, 158, 26, {
    fill: roundFill(sheet, metal ? mix('#b9bdc4', colour, 0.3) : colour, metal ? 'metal' : 'gloss'),
  });
  const relief =
    path('M-30 -58L-18 20H18L30 -58Z', { fill: roundFill(sheet, colour, 'matte') }) +
    repeat(4, (index) => rect(-26 + index * 2.5, -46 + index * 16, 52 - index * 5, 5, 2, { fill: tone(colour, -0.4) }));
  return tongues[socket](sheet) + shell + relief;
}
