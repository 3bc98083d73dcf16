import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { extrude } from '#adapters/provider-sandbox/pictures/kit/extrude.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, num, type Point, path, polygon, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, unit } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

import { FRONT } from './robot-dock-parts.ts';

/** How deep the bay is, and how high its sill. */
const BAY = 110;
const SILL = 16;

/** How far in the plane of a front something is seen that lies so far behind it: seen along parallel lines, that is the same everywhere. */
function behindFront(view: Eye, back: number): Point {
  const [ux, uy] = view.turn(axes.x);
  const [vx, vy] = view.turn(axes.y);
  const [dx, dy] = view.turn([0, 0, -back]);
  const whole = ux * vy - uy * vx;
  return [(dx * vy - dy * vx) / whole, (ux * dy - uy * dx) / whole];
}

/** The arched bay that the robot drives into: its far wall with two contacts, its side, its floor, a lit edge about it. */
export function garage(sheet: Sheet, view: Eye, w: number, h: number): string {
  const corner = Math.min(64, h * 0.5);
  const arch = `M${num(-w / 2)} 0V${num(-h + corner)}Q${num(-w / 2)} ${num(-h)} ${num(-w / 2 + corner)} ${num(-h)}H${num(w / 2 - corner)}Q${num(w / 2)} ${num(-h)} ${num(w / 2)} ${num(-h + corner)}V0Z`;
  const [x, y] = behindFront(view, BAY);
  const wall = group(
    path(arch, {
      fill: sheet.linear([
        [0, '#0c0d10'],
        [0.5, '#24262b'],
        [1, '#34373d'],
      ]),
    }) +
      rect(-52, -h * 0.42 - 9, 104, 27, 13, { fill: '#15161a' }) +
      [-26, 26].map((at) => rect(at - 13, -h * 0.42, 26, 9, 4, { fill: '#b9bdc4' })).join('') +
      glow(sheet, 0, -h * 0.7, 40, '#ffffff', 0.16),
    { transform: `translate(${num(x)} ${num(y)})` },
  );
  const floor = path(
    polygon([
      [-w, -SILL],
      [w, -SILL],
      [w + x, y - SILL],
      [-w + x, y - SILL],
    ]),
    {
      fill: sheet.linear([
        [0, '#3a3d43'],
        [1, '#5d626b'],
      ]),
    },
  );
  const sides = path(
    polygon([
      [-w / 2, 0],
      [-w / 2, -h],
      [-w / 2 + x, y - h],
      [-w / 2 + x, y],
    ]),
    {
      fill: sheet.linear(
        [
          [0, '#3f434a'],
          [1, '#1d1f24'],
        ],
        0,
        0,
        1,
        0,
      ),
    },
  );
  return onFront(
    view,
    FRONT + 1,
    group(path(arch, { fill: '#0b0c0f' }) + wall + floor + sides, {
      clip: sheet.clip(path(arch, { fill: '#000' })),
    }) + path(arch, { stroke: '#8b9099', width: 3, opacity: 0.55 }),
  );
}

/** The sloping base before a dock, ribbed so that wheels climb it. */
export function ramp(sheet: Sheet, view: Eye, w: number, reach: number, colour: string): string {
  const ink = tone(colour, isWhite(colour) ? -0.1 : 0.14);
  const [low, foot] = [4, FRONT + reach];
  const body = extrude(
    sheet,
    view,
    w,
    [
      [FRONT - 4, 0],
      [foot, 0],
      [foot, -low, 3],
      [FRONT + 12, -SILL - 6, 8],
      [FRONT - 4, -SILL - 6],
    ],
    { colour: ink, finish: 'matte' },
  );
  const slope = unit([0, SILL + 6 - low, reach - 12]);
  const long = reach - 12;
  const ribs =
    rect(w * 0.12, 8, w * 0.76, long - 18, 16, { fill: tone(ink, isWhite(colour) ? -0.16 : -0.3), opacity: 0.8 }) +
    repeat(Math.floor((long - 40) / 15), (index) =>
      rect(w * 0.17, 20 + index * 15, w * 0.66, 6, 3, {
        fill: tone(ink, isWhite(colour) ? -0.34 : 0.24),
        opacity: 0.8,
      }),
    );
  return body + group(ribs, { transform: view.plane([-w / 2, -SILL - 6, FRONT + 12], axes.x, slope) });
}
