import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { joints, steering } from './scooter-frame.ts';
import { type Cut, loft, placeOn } from './scooter-loft.ts';
import { band, rod, soft, solid } from './scooter-solid.ts';

/** Where the stem is folded, in shares of its height. */
const HINGE = [0.05, 0.125] as const;

/** How deep and how wide half a stem is at a share of its height, and how round. */
export function cutOf({ stem: { kind, thick } }: Build, share: number): Cut {
  const half = thick / 2;
  return kind === 'box'
    ? [share, half * (1.3 - 0.36 * share), half * (1.06 - 0.14 * share), 0.62]
    : [share, half * (1.06 - 0.12 * share), half * (1.06 - 0.12 * share), 1];
}

export function stemOf({ sheet, colour }: Studio, view: Eye, build: Build, accent: string): string {
  const { kind, thick } = build.stem;
  const axis = steering(build);
  if (kind === 'twin') return twinStem({ sheet, colour }, view, build);
  const [from, to] = HINGE;
  const [, deep, wide, round] = cutOf(build, from);
  const collar = (share: number, by: number): Cut => [share, deep * by, wide * by, round];
  return (
    loft(view, axis, [cutOf(build, to), cutOf(build, 1)], colour) +
    loft(
      view,
      axis,
      [collar(from - 0.012, 1), collar(from, 1.2), collar(to, 1.2), collar(to + 0.012, 1)],
      colour,
      0,
      0.05,
    ) +
    rod(
      view,
      [placeOn(axis, from + 0.008, deep * 0.2, wide * 1.24), placeOn(axis, to - 0.012, deep * 0.2, wide * 1.24)],
      thick * 0.24,
      '#4a4e56',
    ) +
    band(view, placeOn(axis, to + 0.006), placeOn(axis, to + 0.013), thick * 1.04, accent)
  );
}

function twinStem({ sheet, colour }: Pick<Studio, 'sheet' | 'colour'>, view: Eye, build: Build): string {
  const axis = steering(build);
  const half = build.stem.thick / 2;
  const pole = (z: number): string =>
    loft(
      view,
      axis,
      [
        [-0.02, half * 1.15, half, 0.8],
        [1, half, half * 0.9, 0.8],
      ],
      colour,
      z,
    );
  const brace = (share: number, long: number): string => {
    const [[x1, y1], [x2, y2]] = [placeOn(axis, share, -half * 0.8), placeOn(axis, share + long, half * 1.1)];
    const outline = soft([
      [x1, y2, 8],
      [x2, y2, 8],
      [x2 + (x1 - x2) * 0.1, y1, 8],
      [x1, y1, 8],
    ]);
    return solid(sheet, view, { outline, z: [-58, 58], colour: tone(colour, 0.06), bevel: 7 });
  };
  const { head } = joints(build);
  const foot = soft([
    [head[0] - 44, head[1] - 46, 14],
    [head[0] + 26, head[1] - 46, 14],
    [head[0] + 34, head[1] + 22, 14],
    [head[0] - 34, head[1] + 22, 14],
  ]);
  return (
    pole(-44) +
    brace(0.12, 0.04) +
    brace(0.66, 0.04) +
    pole(44) +
    solid(sheet, view, { outline: foot, z: [-70, 70], colour, bevel: 12 })
  );
}
