import { tone } from './colour.ts';
import type { Sheet } from './sheet.ts';
import { path } from './shapes.ts';

/** A round bar or hose along a path: dark contour, body, soft light along its upper left. */
export function tube(sheet: Sheet, d: string, width: number, colour: string, glossy = false): string {
  const offset = width * 0.14;
  return (
    path(d, { stroke: tone(colour, -0.5), width, round: true }) +
    path(d, { stroke: tone(colour, -0.08), width: width * 0.86, round: true, transform: `translate(${-offset * 0.3} ${-offset * 0.3})` }) +
    path(d, { stroke: tone(colour, 0.16), width: width * 0.5, round: true, opacity: 0.8, transform: `translate(${-offset} ${-offset})`, filter: sheet.blur(width * 0.1) }) +
    path(d, { stroke: '#ffffff', width: width * 0.14, round: true, opacity: glossy ? 0.7 : 0.28, transform: `translate(${-offset * 1.3} ${-offset * 1.3})`, filter: sheet.blur(width * 0.04) })
  );
}
