import { darken, lighten, mix } from './colour.ts';
import { castRect } from './light.ts';
import { circle, ellipse, path, rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** A camera lens seen head on: metal ring, black barrel, coated glass with two window reflections. */
export function lens(sheet: Sheet, cx: number, cy: number, r: number, ring: string, coating = '#4a5fb8'): string {
  const rim = sheet.linear(
    [
      [0, lighten(ring, 0.55)],
      [0.35, darken(ring, 0.1)],
      [0.6, lighten(ring, 0.3)],
      [1, darken(ring, 0.5)],
    ],
    0,
    0,
    1,
    1,
  );
  const barrel = sheet.radial([
    [0, '#0a0c11'],
    [0.72, '#07080b'],
    [0.9, '#23272f'],
    [1, '#0c0e12'],
  ]);
  const glass = sheet.radial(
    [
      [0, '#05060a'],
      [0.42, '#0a0f1c'],
      [0.68, mix('#101a38', coating, 0.5)],
      [0.86, mix('#120c24', coating, 0.22)],
      [1, '#06070a'],
    ],
    0.5,
    0.5,
    0.52,
  );
  const window1 = sheet.linear(
    [
      [0, '#ffffff', 0.9],
      [1, '#cfe0ff', 0.05],
    ],
    0,
    0,
    1,
    1,
  );
  const window2 = sheet.radial([
    [0, lighten(coating, 0.5), 0.75],
    [1, coating, 0],
  ]);
  return (
    circle(cx, cy, r, { fill: rim }) +
    circle(cx, cy, r * 0.9, { fill: barrel }) +
    circle(cx, cy, r * 0.68, { fill: glass }) +
    circle(cx, cy, r * 0.68, { stroke: '#000000', width: r * 0.03, opacity: 0.7 }) +
    circle(cx, cy, r * 0.3, {
      fill: sheet.radial([
        [0, '#000000'],
        [0.8, '#03050a'],
        [1, mix('#0b1224', coating, 0.35)],
      ]),
    }) +
    path(crescent(cx, cy, r * 0.58), { fill: window1, opacity: 0.75 }) +
    ellipse(cx + r * 0.22, cy + r * 0.26, r * 0.2, r * 0.13, {
      fill: window2,
      transform: `rotate(-42 ${cx + r * 0.22} ${cy + r * 0.26})`,
    }) +
    circle(cx - r * 0.2, cy - r * 0.24, r * 0.065, { fill: '#ffffff', opacity: 0.9 })
  );
}

function crescent(cx: number, cy: number, r: number): string {
  const at = (angle: number, reach: number): string =>
    `${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  return `M${at(3.3, r)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${at(5.1, r)}A${(r * 1.15).toFixed(1)} ${(r * 1.15).toFixed(1)} 0 0 0 ${at(3.3, r)}Z`;
}

/** A pair of flash lights under one milky window. */
export function flash(sheet: Sheet, cx: number, cy: number, r: number): string {
  const milk = sheet.radial([
    [0, '#fffdf2'],
    [0.5, '#f3e6bd'],
    [0.8, '#d8cfb4'],
    [1, '#8d8a80'],
  ]);
  return (
    circle(cx, cy, r, { fill: milk, stroke: '#6d6c69', width: r * 0.08 }) +
    circle(cx - r * 0.25, cy - r * 0.25, r * 0.22, { fill: '#ffffff', opacity: 0.9 })
  );
}

/** A raised rounded plate for cameras, lit on its upper edge and shadowed below. */
export function island(sheet: Sheet, x: number, y: number, w: number, h: number, r: number, colour: string): string {
  const fill = sheet.linear(
    [
      [0, lighten(colour, 0.14)],
      [0.5, colour],
      [1, darken(colour, 0.14)],
    ],
    0,
    0,
    1,
    1,
  );
  const edge = sheet.linear(
    [
      [0, lighten(colour, 0.7)],
      [0.4, lighten(colour, 0.12)],
      [1, darken(colour, 0.45)],
    ],
    0,
    0,
    1,
    1,
  );
  return castRect(sheet, [x + 3, y + 6, w, h], r, 9, 0.45) + rect(x, y, w, h, r, { fill, stroke: edge, width: 3.5 });
}
