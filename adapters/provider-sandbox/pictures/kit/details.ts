import { darken, lighten, tone } from './colour.ts';
import { circle, line, rect, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** A turning knob or a round button, lit from the upper left. */
export function knob(sheet: Sheet, cx: number, cy: number, r: number, colour: string): string {
  const rim = sheet.linear(
    [
      [0, lighten(colour, 0.6)],
      [0.5, tone(colour, 0)],
      [1, darken(colour, 0.5)],
    ],
    0,
    0,
    1,
    1,
  );
  const top = sheet.linear(
    [
      [0, tone(colour, -0.18)],
      [1, tone(colour, 0.22)],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    circle(cx + r * 0.08, cy + r * 0.16, r * 1.16, { fill: '#05070b', opacity: 0.12 }) +
    circle(cx + r * 0.08, cy + r * 0.14, r * 1.05, { fill: '#05070b', opacity: 0.2 }) +
    circle(cx, cy, r, { fill: rim }) +
    circle(cx, cy, r * 0.84, { fill: top })
  );
}

/** Fills a shape's area with fine round holes. */
export function holes(sheet: Sheet, pitch: number, dark: string): string {
  const r = pitch * 0.29;
  const dot = (x: number, y: number): string => circle(x, y, r, { fill: dark });
  return sheet.pattern(
    pitch,
    pitch * 1.73,
    dot(pitch / 2, pitch * 0.43) + dot(0, pitch * 1.3) + dot(pitch, pitch * 1.3),
  );
}

/** Woven cloth of a speaker. */
export function weave(sheet: Sheet, colour: string, pitch = 9): string {
  const [light, dark] = [tone(colour, 0.18), tone(colour, -0.3)];
  const half = pitch / 2;
  const thread =
    rect(0, 0, pitch, pitch, 0, { fill: tone(colour, -0.06) }) +
    rect(half * 0.1, half * 0.2, half * 0.8, half * 0.6, half * 0.3, { fill: light }) +
    rect(half * 1.1, half * 1.2, half * 0.8, half * 0.6, half * 0.3, { fill: light }) +
    rect(half * 1.1, half * 0.2, half * 0.8, half * 0.6, half * 0.3, { fill: dark }) +
    rect(half * 0.1, half * 1.2, half * 0.8, half * 0.6, half * 0.3, { fill: dark });
  return sheet.pattern(pitch, pitch, thread, 45);
}

/** Hair-thin brushing for metal faces. */
export function brushed(sheet: Sheet): string {
  const hair = (y: number, opacity: number): string => line(0, y, 240, y, { stroke: '#ffffff', width: 0.7, opacity });
  return sheet.pattern(240, 9, hair(1, 0.22) + hair(3.4, 0.08) + hair(5, 0.16) + hair(7.6, 0.1));
}

/** A USB-C socket, `w` wide. */
export function usbC(sheet: Sheet, cx: number, cy: number, w: number, metal = '#8b9099'): string {
  const h = w * 0.36;
  const edge = sheet.linear([
    [0, darken(metal, 0.5)],
    [1, lighten(metal, 0.5)],
  ]);
  return (
    rect(cx - w / 2, cy - h / 2, w, h, h / 2, { fill: '#07080a', stroke: edge, width: Math.max(1.5, w * 0.05) }) +
    rect(cx - w * 0.3, cy - h * 0.11, w * 0.6, h * 0.22, h * 0.1, { fill: '#2c2f35' })
  );
}

/** Louvres: dark slots with a lit lower lip. */
export function slots(x: number, y: number, w: number, h: number, count: number, dark: string, light: string): string {
  const pitch = h / count;
  return repeat(count, (index) => {
    const top = y + pitch * index;
    return (
      rect(x, top, w, pitch * 0.5, pitch * 0.25, { fill: dark }) +
      line(x + pitch * 0.3, top + pitch * 0.58, x + w - pitch * 0.3, top + pitch * 0.58, {
        stroke: light,
        width: Math.max(1, pitch * 0.08),
        opacity: 0.7,
      })
    );
  });
}
