import { lighten, lightness } from './colour.ts';
import { num, type Point, path } from './shapes.ts';

/** What is lighter than this is seen on a dark tile by itself. */
const DARK = 0.42;
/** Where the lamp is on the picture: above, and a little to the left. */
const LAMP: Point = [-0.5, -0.866];
/** How strongly edges are lit that face the lamp so far; few steps, so that a line is few pieces. */
const steps = [
  [0.8, 0.85],
  [0.45, 0.55],
  [0.1, 0.26],
] as const;

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/**
 * The light along the edges of a dark face that are turned to the lamp, closed points on the picture. It keeps the form of
 * black and graphite bodies on a dark tile; on a light one it is the gleam that such an edge has.
 */
export function litEdges(points: readonly Point[], colour: string, width = 3): string {
  const level = lightness(colour);
  if (level > DARK) return '';
  const turn = area(points) > 0 ? 1 : -1;
  const edges = points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    return { from, to, facing: (turn * (dy * LAMP[0] - dx * LAMP[1])) / long };
  });
  const ink = lighten(colour, 0.46);
  return steps
    .map(([least, opacity], step) => {
      const most = steps[step - 1]?.[0] ?? Number.POSITIVE_INFINITY;
      const lit = edges.filter(({ facing }) => facing >= least && facing < most);
      if (lit.length === 0) return '';
      const d = lit.map(({ from, to }) => `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`).join('');
      return path(d, { stroke: ink, width, round: true, opacity: opacity * (1 - level / (DARK * 1.6)) });
    })
    .join('');
}
