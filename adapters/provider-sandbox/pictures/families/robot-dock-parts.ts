import { darken, isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Where the fronts of the docks are; millimetres, the floor is y = 0. */
export const FRONT = -70;

interface Shell {
  w: number;
  h: number;
  d: number;
  /** Radius of its upright edges. */
  r: number;
  /** How far the edge of its top is rounded over. */
  bevel: number;
  colour: string;
  finish?: 'matte' | 'gloss';
}

/** An upright body on the floor; a plain one inside it closes the seams of its facets. */
export function shell(view: Eye, { w, h, d, r, bevel, colour, finish = 'gloss' }: Shell): string {
  const inset = 4;
  const inner = prism(
    view,
    { origin: [-w / 2 + inset, -h + bevel, FRONT - d + inset], u: axes.x, v: axes.z },
    roundedOutline(w - inset * 2, d - inset * 2, Math.max(12, r - inset)),
    h - bevel - inset,
    { colour, finish },
    '',
  );
  const outer = pillow(
    view,
    { origin: [-w / 2, -h, FRONT - d], u: axes.x, v: axes.z },
    w,
    d,
    h,
    { colour, finish, r, bevel, fine: true },
    '',
  );
  return inner + outer;
}

interface Tank {
  w: number;
  h: number;
  d: number;
  /** Colour of the plastic and how much of it is seen. */
  tint: string;
  opacity: number;
  water: string;
  /** Share of the height that the water fills. */
  level: number;
  lid: string;
}

/** A see-through tank under a lid with a carrying handle; its foot is at a point, in the middle of its front. */
export function tank(view: Eye, [x, y, z]: Vec, { w, h, d, tint, opacity, water, level, lid }: Tank): string {
  const box = (inset: number, top: number, height: number, colour: string): string =>
    pillow(
      view,
      { origin: [x - w / 2 + inset, top, z - d + inset], u: axes.x, v: axes.z },
      w - inset * 2,
      d - inset * 2,
      height,
      { colour, finish: 'gloss', r: 30, bevel: 8 },
      '',
    );
  const shine = group(rect(10, 10, 9, h - 24, 4, { fill: '#ffffff', opacity: 0.55 }), {
    transform: view.plane([x - w / 2, y - h, z], axes.x, axes.y),
  });
  const at = (dx: number, up: number): string =>
    view
      .project([x + dx, y - h - 26 - up, z - d / 2])
      .map(num)
      .join(' ');
  const handle = tube(
    `M${at(-w * 0.3, 0)}L${at(-w * 0.26, 30)}L${at(w * 0.26, 30)}L${at(w * 0.3, 0)}`,
    12 * view.scale,
    lid,
  );
  return (
    box(8, y - h * level, h * level, water) +
    group(box(0, y - h, h, tint), { opacity }) +
    shine +
    box(-2, y - h - 26, 28, lid) +
    handle
  );
}

/** A seam right round an upright body, as a lid has it: dark over light, on the sides that are seen. */
export function seam(view: Eye, { w, d, r }: Pick<Shell, 'w' | 'd' | 'r'>, up: number, colour: string): string {
  const ring = roundedOutline(w, d, r, -w / 2, FRONT - d);
  const seen = ring.map(([x, z], index) => {
    const [nextX, nextZ] = ring[(index + 1) % ring.length] ?? [x, z];
    return view.turn([nextZ - z, 0, x - nextX])[2] > 0;
  });
  const line = (down: number, stroke: string, width: number): string =>
    path(
      ring
        .map(([x, z], index) => {
          if (!seen[index]) return '';
          const [nextX, nextZ] = ring[(index + 1) % ring.length] ?? [x, z];
          const at = (px: number, pz: number): string =>
            view
              .project([px, -up + down, pz])
              .map(num)
              .join(' ');
          return `M${at(x, z)}L${at(nextX, nextZ)}`;
        })
        .join(''),
      { stroke, width: width * view.scale, round: true },
    );
  return line(0, darken(colour, isWhite(colour) ? 0.36 : 0.6), 2.6) + line(2.6, tone(colour, 0.6), 1.6);
}

/** A lamp that shows what a dock does: a short line of light in a front. */
export const statusLight = (sheet: Sheet, x: number, y: number, w: number, ink: string): string =>
  glow(sheet, x, y, w * 0.5, ink, 0.16) + rect(x - w / 2, y - 3, w, 6, 3, { fill: ink });
