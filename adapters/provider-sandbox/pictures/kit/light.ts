import type { Frame } from './prism.ts';
import { ellipse, group, num, type Point, path, rect } from './shapes.ts';
import type { Sheet, Stop } from './sheet.ts';
import type { Eye } from './space.ts';

const shade = '#0d111a';
/** A product's picture across. */
const SIDE = 1200;

/** The shadow of a thing that stands on the floor: a wide soft one and a tight dark one where it touches. */
export function groundShadow(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, strength = 1): string {
  const ink = '#1b2130';
  const soft = sheet.radial([
    [0, ink, 0.34 * strength],
    [0.35, ink, 0.2 * strength],
    [0.7, ink, 0.06 * strength],
    [1, ink, 0],
  ]);
  const touch = sheet.radial([
    [0, ink, 0.5 * strength],
    [0.6, ink, 0.3 * strength],
    [1, ink, 0],
  ]);
  return (
    ellipse(cx + rx * 0.06, cy + ry * 0.25, rx * 1.22, ry * 1.35, { fill: soft }) +
    ellipse(cx, cy, rx * 0.94, ry * 0.55, { fill: touch })
  );
}

/** The shadow of a round thing right round its sole, which is this ellipse: dark where it touches, and soon gone. */
export function discShadow(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, strength = 1): string {
  const ink = '#1b2130';
  const fill = sheet.radial([
    [0, ink, 0.5 * strength],
    [0.74, ink, 0.5 * strength],
    [0.79, ink, 0.3 * strength],
    [0.86, ink, 0.13 * strength],
    [0.93, ink, 0.04 * strength],
    [1, ink, 0],
  ]);
  return ellipse(cx, cy, rx * 1.3, ry * 1.3, { fill });
}

/**
 * The shadow of a thing whose feet fall on these places of the picture. It is as wide as they are apart and lies along the
 * line of the outer two, so that it touches the thing however that is turned.
 */
export function footShadow(sheet: Sheet, feet: readonly Point[], spread = 46, strength = 1): string {
  const across = [...feet].sort((a, b) => a[0] - b[0]);
  const [left, right] = [across[0] ?? [0, 0], across.at(-1) ?? [0, 0]];
  const turn = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const below = feet.map(([x, y]) => (y - left[1]) * Math.cos(turn) - (x - left[0]) * Math.sin(turn));
  const [near, far] = [Math.max(...below), Math.min(...below)];
  const rx = Math.hypot(right[0] - left[0], right[1] - left[1]) / 2;
  const transform = `translate(${num(left[0])} ${num(left[1])}) rotate(${num((turn * 180) / Math.PI)})`;
  return group(groundShadow(sheet, rx, (near + far) / 2, rx, (near - far) / 2 + spread, strength), { transform });
}

/** A rectangle on the floor: a corner of it, how far it goes along two directions at right angles, and how round it is. */
export interface Lying {
  frame: Frame;
  w: number;
  l: number;
  r?: number;
}

/**
 * The shadow of a thing that lies on the floor on this rectangle, a wide soft one and a tight dark one: it touches the thing
 * all round, however that is turned.
 */
export function layShadow(sheet: Sheet, view: Eye, { frame, w, l, r = 0 }: Lying, spread = 70, strength = 1): string {
  const wide = softRect(sheet, [0, 0, w, l], r, [spread * 0.8, spread * 1.9], 0.36 * strength);
  const tight = softRect(sheet, [0, 0, w, l], r, [spread * 0.2, spread * 0.6], 0.3 * strength);
  return group(wide + tight, { transform: view.plane(frame.origin, frame.u, frame.v) });
}

/** The shadow a shape casts on what lies behind it, softened over `spread` by layers instead of a costly blur. */
export function castShadow(d: string, spread: number, strength = 0.3): string {
  const layer = (share: number): string =>
    path(d, { fill: shade, stroke: shade, width: spread * 2 * share, opacity: strength * 0.2, round: true });
  return [1, 0.8, 0.6, 0.4, 0.2, 0.02].map(layer).join('');
}

type Box = readonly [x: number, y: number, w: number, h: number];

/** How much of a shadow is left on the way from where it is whole to where it ends. */
const fallOff = [1, 0.95, 0.83, 0.66, 0.48, 0.31, 0.17, 0.07, 0.02, 0];

/**
 * A rounded rectangle that is whole so far within its edges and gone so far beyond them. It is put together of gradients;
 * edges of its pieces that are not softened leave no seams between them.
 */
function softRect(sheet: Sheet, [x, y, w, h]: Box, r: number, [inner, outer]: Point, strength: number): string {
  const within = Math.min(Math.max(r, inner), w / 2, h / 2);
  const reach = within + outer;
  const whole = Math.max(0, within - inner) / reach;
  const stops = fallOff.map((left, index): Stop => {
    const share = index / (fallOff.length - 1);
    return [whole + (1 - whole) * share, shade, left * strength];
  });
  const [midW, midH] = [w - within * 2, h - within * 2];
  const [left, right, top, foot] = [x + within, x + w - within, y + within, y + h - within];
  const corner = (cx: 0 | 1, cy: 0 | 1): string =>
    rect(cx ? left - reach : right, cy ? top - reach : foot, reach, reach, 0, { fill: sheet.radial(stops, cx, cy, 1) });
  const pieces =
    rect(left, top, midW, midH, 0, { fill: shade, opacity: strength }) +
    rect(left - reach, top, reach, midH, 0, { fill: sheet.linear(stops, 1, 0, 0, 0) }) +
    rect(right, top, reach, midH, 0, { fill: sheet.linear(stops, 0, 0, 1, 0) }) +
    rect(left, top - reach, midW, reach, 0, { fill: sheet.linear(stops, 0, 1, 0, 0) }) +
    rect(left, foot, midW, reach, 0, { fill: sheet.linear(stops, 0, 0, 0, 1) }) +
    corner(1, 1) +
    corner(0, 1) +
    corner(1, 0) +
    corner(0, 0);
  return `<g shape-rendering="crispEdges">${pieces}</g>`;
}

/** The same for a rounded rectangle. */
export const castRect = (sheet: Sheet, box: Box, r: number, spread: number, strength = 0.3): string =>
  softRect(sheet, box, r, [spread * 0.5, spread], strength);

/** A slanting window reflection over a glass face of the given size. */
export function glassSheen(sheet: Sheet, w: number, h: number, r: number, strength = 1): string {
  const clip = sheet.clip(rect(0, 0, w, h, r, { fill: '#000' }));
  const fill = sheet.linear(
    [
      [0, '#ffffff', 0.26 * strength],
      [0.6, '#ffffff', 0.07 * strength],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    0.6,
    1,
  );
  return group(path(`M0 0H${w * 0.74}L${w * 0.2} ${h}H0Z`, { fill }), { clip });
}

/** A soft highlight along a path, as a softbox leaves on a glossy body: thin strokes over wide ones, since blurs cost time. */
export function gleam(d: string, width: number, opacity = 0.6): string {
  const layer = (share: number): string =>
    path(d, { stroke: '#ffffff', width: width * share, opacity: opacity * 0.24, round: true });
  return [1.7, 1.4, 1.1, 0.8, 0.5, 0.25].map(layer).join('');
}

/** A thin line of coloured light along a path, with its glow. */
export function neon(d: string, width: number, colour: string): string {
  const layer = (share: number, opacity: number, stroke = colour): string =>
    path(d, { stroke, width: width * share, opacity, round: true });
  return layer(7, 0.05) + layer(5, 0.07) + layer(3.4, 0.12) + layer(2, 0.2) + layer(1, 1) + layer(0.4, 0.7, '#ffffff');
}

/** How large a glow about a place of the picture may be, so that it ends within that. */
export const roomAt = (x: number, y: number): number => Math.min(x, y, SIDE - x, SIDE - y);

/** A coloured glow, as of a lamp or a light ring. */
export function glow(sheet: Sheet, cx: number, cy: number, r: number, colour: string, strength = 0.8): string {
  const fill = sheet.radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.4],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, r, r, { fill });
}
