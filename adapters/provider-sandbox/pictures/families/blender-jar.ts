import { lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { ellipse, line, num, path, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';

/** A clear jar: its rings from `floor` upwards, how far it is filled and with what. */
export interface Jar {
  rings: Profile;
  floor: number;
  level: number;
  ink: string;
  marks: number;
}

const radiusAt = (rings: Profile, height: number): number => {
  const above = Math.max(
    1,
    rings.findIndex(([, y]) => y >= height),
  );
  const [[r1, y1], [r2, y2]] = [rings[above - 1] ?? [0, 0], rings[above] ?? [0, 1]];
  return r1 + ((r2 - r1) * (height - y1)) / (y2 - y1 || 1);
};

/** The silhouette of a turned body between two heights, its near rims below and above. */
function silhouette(view: Eye, rings: Profile, floor: number, thin: number): string {
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const at = (x: number, height: number): string =>
    view
      .project([x, floor - height, 0])
      .map(num)
      .join(' ');
  const side = (sign: 1 | -1): string[] => rings.map(([r, height]) => at(sign * (r - thin), height));
  const [low, high] = [rings[0] ?? [0, 0], rings.at(-1) ?? [0, 0]];
  const arc = (r: number, sweep: 0 | 1): string =>
    `A${num((r - thin) * view.scale)} ${num((r - thin) * flat * view.scale)} 0 0 ${sweep}`;
  return `M${side(-1).join('L')}${arc(high[0], 1)} ${at(high[0] - thin, high[1])}L${side(1).reverse().join('L')}${arc(low[0], 1)} ${at(-low[0] + thin, low[1])}Z`;
}

/** The jar with its contents, its marks and the lights on its wall. */
export function jar(sheet: Sheet, view: Eye, { rings, floor, level, ink, marks }: Jar): string {
  const wall = smooth(rings, 6);
  const top = wall.at(-1)?.[1] ?? 0;
  const foot = wall[0]?.[1] ?? 0;
  const height = foot + (top - foot) * level;
  const k = view.scale;
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const full: Profile = [...wall.filter(([, y]) => y < height), [radiusAt(wall, height), height]];
  const juice = path(silhouette(view, full, floor, 10), {
    fill: sheet.linear(
      [
        [0, tone(ink, -0.4)],
        [0.22, tone(ink, 0.24)],
        [0.6, ink],
        [1, tone(ink, -0.45)],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  const [cx, cy] = view.project([0, floor - height, 0]);
  const r = radiusAt(wall, height) - 10;
  const foam = ellipse(cx, cy, r * k, r * flat * k, { fill: lighten(ink, 0.42) });
  const glass = path(silhouette(view, wall, floor, 0), {
    fill: sheet.linear(
      [
        [0, '#7f95a5', 0.75],
        [0.07, '#e6eef3', 0.5],
        [0.16, '#ffffff', 0.5],
        [0.24, '#dfe9ef', 0.16],
        [0.8, '#dfe9ef', 0.16],
        [0.92, '#c3d2dc', 0.5],
        [1, '#72879a', 0.8],
      ],
      0,
      0,
      1,
      0,
    ),
    stroke: '#9fb1be',
    width: 2,
  });
  const scale = repeat(marks, (index) => {
    const y = foot + (top - foot) * (0.16 + (index * 0.68) / marks);
    const turn = radiusAt(wall, y);
    const [x, at] = view.project([turn * 0.42, floor - y, turn * 0.9]);
    return line(x, at, x + (index % 2 ? 26 : 46) * k, at, { stroke: '#ffffff', width: 4 * k, opacity: 0.9 });
  });
  const shine = wall
    .filter(([, y]) => y > foot + (top - foot) * 0.08 && y < foot + (top - foot) * 0.9)
    .map(([turn, y]) =>
      view
        .project([-turn * 0.7, floor - y, turn * 0.7])
        .map(num)
        .join(' '),
    );
  const light = (width: number, opacity: number): string =>
    path(`M${shine.join('L')}`, { stroke: '#ffffff', width: width * k, opacity, round: true });
  return juice + foam + glass + scale + light(26, 0.16) + light(16, 0.3) + light(7, 0.4);
}
