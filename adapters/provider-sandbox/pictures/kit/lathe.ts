import { tone } from './colour.ts';
import { type Finish, isWhitePlastic, roundFill, WHITE_RIM, whiteRim } from './finish.ts';
import { ellipse, group, num, path } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import type { Eye, Vec } from './space.ts';

/** Radius and distance along the axis, from the foot to the top. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export interface LatheLook {
  colour: string;
  finish?: Finish;
  shift?: number;
  origin?: Vec;
  /** Unit direction from the foot to the top; straight up unless given. */
  axis?: Vec;
  /** Fill of the end that faces the viewer; shaded body colour unless given. */
  cap?: string;
  /** Drawn over the body in its own axes: x across, −y towards the top, in pixels. */
  over?: string;
}

/** Silhouette of two coaxial discs and what lies between them; `flat` is how open the discs look, 0–1. */
function band(r1: number, y1: number, r2: number, y2: number, flat: number): string {
  const distance = (y1 - y2) / flat;
  const sine = (r1 - r2) / distance;
  if (!(Math.abs(sine) < 1)) {
    const [r, y] = r1 > r2 ? [r1, y1] : [r2, y2];
    return `M${num(-r)} ${num(y)}a${num(r)} ${num(r * flat)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * flat)} 0 1 0 ${num(-2 * r)} 0Z`;
  }
  const cosine = Math.sqrt(1 - sine * sine);
  const [lx, ly] = [r1 * cosine, y1 - r1 * sine * flat];
  const [tx, ty] = [r2 * cosine, y2 - r2 * sine * flat];
  const lower = `A${num(r1)} ${num(r1 * flat)} 0 ${sine > 0 ? 1 : 0} 0 ${num(lx)} ${num(ly)}`;
  const upper = `A${num(r2)} ${num(r2 * flat)} 0 ${sine > 0 ? 0 : 1} 0 ${num(-tx)} ${num(ty)}`;
  return `M${num(-lx)} ${num(ly)}${lower}L${num(tx)} ${num(ty)}${upper}Z`;
}

/** How a lathe's axes land on the picture. */
function latheFrame(
  view: Eye,
  origin: Vec,
  axis: Vec,
): { transform: string; reach: number; flat: number; facing: boolean } {
  const [ax, ay, az] = view.turn(axis);
  const [x, y] = view.project(origin);
  const angle = Math.hypot(ax, ay) < 1e-6 ? 0 : (Math.atan2(ax, -ay) * 180) / Math.PI;
  const flat = Math.max(0.002, Math.abs(az));
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(angle)})`;
  return { transform, reach: Math.hypot(ax, ay) * view.scale, flat, facing: az >= 0 };
}

/** Artwork about a turned body's own axis, in pixels: x across, −y towards its top. */
export const onAxis = (view: Eye, art: string, origin: Vec = [0, 0, 0], axis: Vec = [0, -1, 0]): string =>
  group(art, { transform: latheFrame(view, origin, axis).transform });

/** A turned body: discs of the profile joined, shaded as round, steeper parts lighter or darker by where they face. */
export function lathe(sheet: Sheet, view: Eye, profile: Profile, look: LatheLook): string {
  const { colour, finish = 'matte', shift = 0, origin = [0, 0, 0], axis = [0, -1, 0] } = look;
  const { transform, reach, flat, facing } = latheFrame(view, origin, axis);
  const plastic = isWhitePlastic(colour, finish);
  const rings = profile.map(([radius, height]) => [radius * view.scale, -height * reach, radius, height] as const);
  const bands = rings.slice(1).flatMap((upper, index) => {
    const lower = rings[index];
    if (!lower) return [];
    const slope = Math.atan2(lower[2] - upper[2], Math.abs(upper[3] - lower[3]) + 1e-6) / (Math.PI / 2);
    const bend = Math.round(slope * 40) / 40;
    const up = facing ? bend : -bend;
    // What of a white body faces up is its rim on the picture: the lighter it were, the less of it were seen.
    const angle = (up * Math.PI) / 2;
    const towards = Math.cos(angle) * (reach / view.scale) + Math.sin(angle) * flat;
    const turned = plastic && up > 0 ? whiteRim(towards) : up * 0.24;
    const fill = roundFill(sheet, colour, finish, shift + Math.round(turned * 100) / 100);
    return [path(band(lower[0], lower[1], upper[0], upper[1], flat), { fill })];
  });
  const end = facing ? rings.at(-1) : rings[0];
  const capFill =
    look.cap ??
    sheet.linear(
      [
        [0, tone(colour, (plastic ? -0.05 : 0.12) + shift)],
        [0.5, tone(colour, (plastic ? 0.1 : 0.3) + shift)],
        [1, tone(colour, (plastic ? -0.1 : -0.05) + shift)],
      ],
      0,
      0,
      1,
      0.4,
    );
  const contour = plastic && !look.cap ? { stroke: tone(colour, WHITE_RIM + shift), width: 2.5 } : {};
  const cap = end ? ellipse(0, end[1], end[0], end[0] * flat, { fill: capFill, ...contour }) : '';
  return group((facing ? bands : bands.reverse()).join('') + cap + (look.over ?? ''), { transform });
}

/** A profile through the given rings, rounded by a smooth curve; `steps` rings between each two. */
export function smooth(rings: Profile, steps = 8): Profile {
  const at = (index: number) => rings[Math.max(0, Math.min(rings.length - 1, index))] ?? [0, 0];
  const curve = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const points = rings.slice(1).flatMap((_, index) =>
    Array.from({ length: steps }, (_unused, step) => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const t = step / steps;
      return [Math.max(0, curve(a[0], b[0], c[0], d[0], t)), curve(a[1], b[1], c[1], d[1], t)] as const;
    }),
  );
  return [...points, at(rings.length - 1)];
}
