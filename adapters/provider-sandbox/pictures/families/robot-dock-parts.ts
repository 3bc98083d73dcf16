import { darken, isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, plate, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
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
    { colour, finish, r, bevel },
    '',
  );
  return inner + outer;
}

/** The dark arch that the robot drives into. */
export const garage = (sheet: Sheet, view: Eye, w: number, h: number): string =>
  onFront(
    view,
    FRONT + 1,
    path(
      `M${num(-w / 2)} 0V${num(-h + 40)}Q${num(-w / 2)} ${num(-h)} ${num(-w / 2 + 40)} ${num(-h)}H${num(w / 2 - 40)}Q${num(w / 2)} ${num(-h)} ${num(w / 2)} ${num(-h + 40)}V0Z`,
      {
        fill: sheet.linear([
          [0, '#0b0c0f'],
          [1, '#3a3d43'],
        ]),
      },
    ),
  );

/** The sloping base in front of a dock. */
export const ramp = (view: Eye, w: number, reach: number, colour: string): string =>
  plate(
    view,
    w,
    reach,
    14,
    { colour: tone(colour, isWhite(colour) ? -0.16 : 0.1), r: 30, at: [0, -14, FRONT + reach / 2] },
    rect(14, 0, w - 28, reach - 14, 22, { fill: isWhite(colour) ? '#c3c7cd' : '#2b2d32' }),
  );

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

/** A seam across a front, dark over light. */
export const seam = (view: Eye, w: number, up: number, colour: string): string =>
  onFront(
    view,
    FRONT + 1,
    rect(-w / 2, -up, w, 3, 1, { fill: darken(colour, 0.45) }) +
      rect(-w / 2, -up + 3, w, 2, 1, { fill: tone(colour, 0.6) }),
  );
