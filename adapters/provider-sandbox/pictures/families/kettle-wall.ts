import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { circle, ellipse, num, path, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { type Stand, spot } from './kettle-parts.ts';
import { radiusAt } from './kettle-shapes.ts';

export const openness = (view: Eye): number => Math.abs(view.turn([0, -1, 0])[2]);

/** A line round the near side of the body, in the axes of its lathe. */
export function ring({ jug, view }: Stand, share: number, stroke: string, width: number): string {
  const r = radiusAt(jug, share) * view.scale;
  const y = -jug.h * share * view.scale * Math.hypot(...view.turn([0, -1, 0]).slice(0, 2));
  return path(`M${num(-r)} ${num(y)}A${num(r)} ${num(r * openness(view))} 0 0 0 ${num(r)} ${num(y)}`, {
    stroke,
    width: width * view.scale,
  });
}

/** A steel band round the foot, in the axes of the body's lathe; under glass its floor is seen too. */
export function steelFoot({ sheet, view, jug }: Stand, glass: boolean): string {
  const flat = openness(view);
  const upright = Math.hypot(...view.turn([0, -1, 0]).slice(0, 2));
  const level = (share: number): readonly [number, number] => [
    (radiusAt(jug, share) + 2) * view.scale,
    -jug.h * share * view.scale * upright,
  ];
  const [[r1, y1], [r2, y2]] = [level(0), level(0.1)];
  const near = `M${num(-r1)} ${num(y1)}A${num(r1)} ${num(r1 * flat)} 0 0 0 ${num(r1)} ${num(y1)}L${num(r2)} ${num(y2)}A${num(r2)} ${num(r2 * flat)} 0 0 1 ${num(-r2)} ${num(y2)}Z`;
  const floor = glass ? ellipse(0, y2, r2, r2 * flat, { fill: '#868d97' }) : '';
  return floor + path(near, { fill: roundFill(sheet, '#b9bdc4', 'metal') });
}

/** Water in a glass body with bubbles, its surface seen from above. */
export function water({ sheet, view, jug }: Stand): string {
  const upright = Math.hypot(...view.turn([0, -1, 0]).slice(0, 2));
  const flat = openness(view);
  const level = (share: number): readonly [number, number] => [
    (radiusAt(jug, share) - 8) * view.scale,
    view.project([0, jug.h / 2, 0])[1] - jug.h * share * view.scale * upright,
  ];
  const cx = view.project([0, 0, 0])[0];
  const [[r1, y1], [r2, y2]] = [level(0.08), level(0.56)];
  const mass = path(
    `M${num(cx - r2)} ${num(y2)}L${num(cx - r1)} ${num(y1)}A${num(r1)} ${num(r1 * flat)} 0 0 0 ${num(cx + r1)} ${num(y1)}L${num(cx + r2)} ${num(y2)}Z`,
    {
      fill: sheet.linear([
        [0, '#8fc4e8', 0.55],
        [1, '#4a8ac2', 0.7],
      ]),
    },
  );
  const bubbles = repeat(9, (index) =>
    circle(
      cx + (index - 4) * r1 * 0.2,
      y1 - (20 + ((index * 47) % 130)) * view.scale,
      (4 + (index % 3) * 2) * view.scale,
      {
        stroke: '#ffffff',
        width: 2,
        opacity: 0.6,
      },
    ),
  );
  return mass + ellipse(cx, y2, r2, r2 * flat, { fill: '#b9dcf2', opacity: 0.75 }) + bubbles;
}

/** A tall window in the wall with the water behind it and marks beside it. */
export function waterWindow(stand: Stand, colour: string): string {
  const { sheet, jug, view } = stand;
  const at = spot(stand);
  const [low, high] = [0.2, 0.68];
  const edge = (share: number, x: number): string => {
    const r = radiusAt(jug, share);
    return at(r * x, jug.h * share, r * Math.sqrt(1 - x * x));
  };
  const pane = (from: number, to: number, x1: number, x2: number): string =>
    `M${edge(from, x1)}L${edge(to, x1)}L${edge(to, x2)}L${edge(from, x2)}Z`;
  const k = view.scale;
  const glass = path(pane(low, high, 0.44, 0.56), {
    fill: '#dbe5ec',
    stroke: tone(colour, isWhite(colour) ? -0.28 : 0.3),
    width: 9 * k,
    round: true,
  });
  const water = path(pane(low, 0.5, 0.45, 0.55), {
    fill: sheet.linear([
      [0, '#8fc4e8'],
      [1, '#4a8ac2'],
    ]),
  });
  const marks = repeat(4, (index) =>
    path(`M${edge(0.28 + index * 0.11, 0.47)}L${edge(0.28 + index * 0.11, 0.53)}`, {
      stroke: '#5b6b78',
      width: 3 * k,
    }),
  );
  return glass + water + marks;
}
