import { ellipse, group, num, type Point, path, polygon, rect, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const shade = '#0d111a';

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

/** The shadow of a thing that lies on the floor with this outline: it touches it all round, however the thing is turned. */
export function layShadow(outline: readonly Point[], spread = 70): string {
  const d = polygon(outline);
  // Pure black: of any other ink, so thin a layer has but one channel left, and a dozen of them are green.
  const layer = (share: number): string =>
    path(d, { fill: '#000', stroke: '#000', width: spread * 2 * share ** 1.7, opacity: 0.026, round: true });
  const soft = repeat(14, (index) => layer(1 - index / 14));
  return group(soft, { transform: `translate(${num(spread * 0.16)} ${num(spread * 0.22)})` }) + castShadow(d, 9, 0.36);
}

/** The shadow a shape casts on what lies behind it, softened over `spread` by layers instead of a costly blur. */
export function castShadow(d: string, spread: number, strength = 0.3): string {
  const layer = (share: number): string =>
    path(d, { fill: shade, stroke: shade, width: spread * 2 * share, opacity: strength * 0.2, round: true });
  return [1, 0.8, 0.6, 0.4, 0.2, 0.02].map(layer).join('');
}

/** The same for a rounded rectangle. */
export function castRect(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  spread: number,
  strength = 0.3,
): string {
  const layer = (share: number): string => {
    const grow = spread * share;
    return rect(x - grow, y - grow, w + grow * 2, h + grow * 2, r + grow, { fill: shade, opacity: strength * 0.2 });
  };
  return [1, 0.7, 0.4, 0.1, -0.2, -0.5].map(layer).join('');
}

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

/** A coloured glow, as of a lamp or a light ring. */
export function glow(sheet: Sheet, cx: number, cy: number, r: number, colour: string, strength = 0.8): string {
  const fill = sheet.radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.4],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, r, r, { fill });
}
