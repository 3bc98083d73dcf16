import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, group, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { joints } from './scooter-frame.ts';
import { band, rod, soft, solid, strip } from './scooter-solid.ts';

/** The bar with grips, levers, signals and the body of the display. */
export function barOf({ sheet, colour }: Studio, view: Eye, build: Build, accent: string): string {
  const { shape, half } = build.bar;
  const {
    head: [hx, hy],
    bar: [x, y],
  } = joints(build);
  const stout = build.stem.thick > 60 || build.stem.kind === 'twin' ? 34 : 26;
  const bend = { straight: [0, 0, 0, 0], swept: [34, -22, -74, 26], riser: [10, -96, -44, -84] }[shape] as [
    number,
    number,
    number,
    number,
  ];
  const inner = (side: number): Vec => [x + bend[0], y + bend[1], side * half * (shape === 'riser' ? 0.3 : 0.42)];
  const outer = (side: number, share: number): Vec => {
    const [a, b] = [inner(side), [x + bend[2], y + bend[3], side * half] as Vec];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  };
  const lever = (side: number, share: number, before: number, down: number): Vec => {
    const [lx, ly, lz] = outer(side, share);
    return [lx + before, ly + down, lz];
  };
  const wing = (side: number): string => {
    const [from, to] = [outer(side, 0.34), outer(side, 0.96)];
    const pulled = [lever(side, 0.34, 10, 10), lever(side, 0.42, 40, 16), lever(side, 0.84, 46, 22)];
    return (
      rod(view, [[x, y, 0], inner(side), outer(side, 1)], stout, tone(colour, 0.06)) +
      rod(view, [from, to], 38, '#35383e') +
      band(view, outer(side, 0.3), outer(side, 0.4), 44, '#24262b') +
      strip(view, pulled, 12, '#2b2e34') +
      strip(view, pulled, 6, '#767b84') +
      (build.signals ? strip(view, [outer(side, 1.03), outer(side, 1.045)], 24, '#e89a2a') : '') +
      band(view, outer(side, 0.24), outer(side, 0.26), stout + 2, accent)
    );
  };
  const cable = (z: number): string =>
    strip(
      view,
      [
        [x, y, z],
        [x + 74, y + 60, z * 0.9],
        [x + 92, y + 180, z * 0.5],
        [hx + (x - hx) * 0.6 + 30, hy + (y - hy) * 0.6, 0],
      ],
      8,
      '#3a3d43',
    );
  const size = {
    dot: [30, 26, 36],
    flush: [26, 34, 40],
    pod: [46, 40, 54],
    wide: [40, 40, 92],
    dial: [50, 50, 66],
    tablet: [54, 60, 104],
  }[build.screen] as [number, number, number];
  const lift = shape === 'riser' ? 40 : 0;
  const [w, h, z] = size;
  const outline = soft([
    [x - w, y + h * 0.5 - lift, 12],
    [x - w * 0.9, y - lift, 10],
    [x + w * 0.5, y - h - lift, 10],
    [x + w, y - h * 0.8 - lift, 12],
    [x + w * 0.8, y + h * 0.7 - lift, 16],
  ]);
  return (
    wing(-1) +
    (build.cables ? cable(-70) + cable(70) : '') +
    solid(sheet, view, { outline, z: [-z, z], colour: '#2f3238', bevel: 9 }) +
    wing(1)
  );
}

/** What the rider reads. */
export function screenOf({ sheet }: Studio, view: Eye, build: Build, accent: string): string {
  const {
    bar: [x, y],
  } = joints(build);
  const lift = build.bar.shape === 'riser' ? 40 : 0;
  const on = (art: string): string =>
    group(art, { transform: view.plane([x - 14, y - 26 - lift, 0], [0, 0, 1], [-0.8, 0.6, 0]) });
  const glass = (w: number, h: number, r: number): string =>
    rect(-w / 2, -h / 2, w, h, r, {
      fill: sheet.linear([
        [0, '#23262c'],
        [1, '#08090b'],
      ]),
      stroke: '#5a5e66',
      width: 3,
    });
  switch (build.screen) {
    case 'dot':
      return on(
        circle(0, 0, 30, { fill: '#0b0c0f', stroke: '#5a5e66', width: 3 }) + figures('18', 0, 0, 26, '#ffffff', 1.6),
      );
    case 'flush':
      return on(
        glass(54, 96, 26) + figures('25', 0, -14, 32, '#ffffff', 1.8) + rect(-16, 18, 32, 6, 3, { fill: accent }),
      );
    case 'pod':
      return on(
        glass(96, 74, 20) + figures('22', 0, -6, 40, '#ffffff', 1.8) + rect(-30, 22, 60, 6, 3, { fill: accent }),
      );
    case 'wide':
      return on(
        glass(168, 72, 18) +
          figures('24', 0, 0, 44, '#ffffff', 2) +
          [-1, 1].map((side) => rect(side * 60 - 10, -18, 20, 36, 5, { fill: accent })).join(''),
      );
    case 'dial':
      return on(
        circle(0, 0, 62, { fill: '#0b0c0f', stroke: '#8b9099', width: 6 }) +
          path('M-38 30A48 48 0 1 1 38 30', { stroke: accent, width: 8, round: true }) +
          figures('25', 0, 0, 42, '#ffffff', 2),
      );
    default:
      return on(
        glass(196, 112, 16) +
          figures('58', 0, 14, 44, '#ffffff', 2.2) +
          path('M-80 38A82 78 0 0 1 80 38', { stroke: accent, width: 9, round: true }),
      );
  }
}
