import { tone } from './colour.ts';
import { roundFill } from './finish.ts';
import { path, place, rect, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** The plug at the end of a mains lead, which comes in at (x, y); its pins point up unless it is turned. */
export function mainsPlug(sheet: Sheet, x: number, y: number, scale: number, turn: number, colour: string): string {
  const brass = sheet.linear(
    [
      [0, '#8b9099'],
      [0.4, '#eceef0'],
      [1, '#6d727b'],
    ],
    0,
    0,
    1,
    0,
  );
  const pin = (at: number): string =>
    rect(at - 6, -132, 12, 56, 6, { fill: brass }) + rect(at - 7, -94, 14, 22, 2, { fill: colour });
  const drawn =
    pin(-19) +
    pin(19) +
    path('M-11 6L-15 -18Q-36 -26 -38 -44V-72Q-38 -80 -30 -80H30Q38 -80 38 -72V-44Q36 -26 15 -18L11 6Z', {
      fill: roundFill(sheet, colour, 'matte'),
    }) +
    repeat(3, (index) => rect(-20, -66 + index * 12, 40, 5, 2, { fill: tone(colour, -0.4) }));
  return place(drawn, x, y, scale, turn);
}
