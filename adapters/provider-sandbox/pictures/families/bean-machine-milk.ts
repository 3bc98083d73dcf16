import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

const steel = '#b9bdc4';
const dark = '#2b2d32';
const milk = '#f6f3ec';

/** How a machine gets its milk. */
export type Milk = 'carafe' | 'container' | 'wand';

/** Path through points of the scene. */
const through = (view: Eye, points: readonly Vec[]): string =>
  `M${points.map((point) => view.project(point).map(num).join(' ')).join('L')}`;

/** A round glass carafe with a dark lid, a dial on it, a grip, and a pipe that reaches over the cup. */
function carafe({ sheet }: Studio, view: Eye, [x, y, z]: Vec, reach: number): string {
  const jar = (r: number, h: number, colour: string, finish: 'gloss' | 'matte'): string =>
    lathe(
      sheet,
      view,
      smooth(
        [
          [r * 0.86, 0],
          [r, 20],
          [r, h * 0.6],
          [r * 0.88, h],
        ],
        4,
      ),
      { colour, finish, origin: [x, y, z] },
    );
  const grip = tube(
    through(view, [
      [x - 52, y - 168, z + 26],
      [x - 104, y - 164, z + 34],
      [x - 104, y - 60, z + 34],
      [x - 62, y - 44, z + 26],
    ]),
    20 * view.scale,
    dark,
  );
  const lid = lathe(
    sheet,
    view,
    [
      [68, 0],
      [72, 10],
      [72, 40],
      [62, 56],
    ],
    { colour: dark, finish: 'gloss', origin: [x, y - 176, z] },
  );
  const dial = lathe(
    sheet,
    view,
    [
      [30, 0],
      [28, 22],
    ],
    { colour: steel, finish: 'metal', origin: [x, y - 232, z] },
  );
  const pipe = tube(
    through(view, [
      [x + 40, y - 208, z + 20],
      [x + reach, y - 208, z + 16],
      [x + reach + 6, y - 152, z + 16],
    ]),
    17 * view.scale,
    '#8b9099',
    true,
  );
  return (
    grip + jar(66, 116, milk, 'matte') + group(jar(70, 180, '#c4d3dd', 'gloss'), { opacity: 0.42 }) + lid + dial + pipe
  );
}

/** Art on the face of a box whose upper left corner is at a point. */
const onCorner = (view: Eye, corner: Vec, art: string): string =>
  group(art, { transform: view.plane(corner, axes.x, axes.y) });

/** A tall clear jug, rounded at the front, that clips onto the machine from foam spout to drip tray; it has no pipes. */
function container(view: Eye, [x, y, z]: Vec): string {
  const [w, h, d] = [146, 300, 128];
  const part = (inset: number, top: number, colour: string, r: number): string =>
    pillow(
      view,
      { origin: [x - w / 2 + inset, y - h + top, z + d / 2 - inset], u: axes.x, v: axes.y },
      w - inset * 2,
      h - top - inset,
      d - inset * 2,
      { colour, finish: 'gloss', r, bevel: 26, backBevel: 12 },
      '',
    );
  const foam = h * 0.42;
  const shine =
    rect(16, 40, 13, h - 84, 6, { fill: '#ffffff', opacity: 0.85 }) +
    rect(w - 24, 64, 6, h - 130, 3, { fill: '#ffffff', opacity: 0.55 }) +
    rect(12, foam, w - 24, 9, 4, { fill: '#ffffff' }) +
    repeat(3, (index) => rect(w - 58, h * (0.54 + index * 0.13), 24, 4, 2, { fill: '#8d99a3' }));
  const frame = pillow(
    view,
    { origin: [x - w / 2 - 5, y - h - 22, z + d / 2 + 5], u: axes.x, v: axes.y },
    w + 10,
    58,
    d + 10,
    { colour: '#e6e9ed', finish: 'gloss', r: 26, bevel: 16 },
    rect(26, 26, w - 42, 6, 3, { fill: '#9aa3ad' }),
  );
  const foamSpout = pillow(
    view,
    { origin: [x + w / 2 - 8, y - h + 18, z + d / 2 - 20], u: axes.x, v: axes.y },
    50,
    74,
    60,
    { colour: '#e6e9ed', finish: 'gloss', r: 20, bevel: 12 },
    '',
  );
  return (
    part(9, foam, milk, 36) +
    group(part(0, 0, '#dde8ef', 46), { opacity: 0.42 }) +
    onCorner(view, [x - w / 2, y - h, z + d / 2], shine) +
    foamSpout +
    frame
  );
}

/** A steam pipe with a rubber grip and a steel sleeve for frothing in a jug of one's own. */
function wand(view: Eye, [x, y, z]: Vec): string {
  return (
    tube(
      through(view, [
        [x, y, z],
        [x, y + 40, z + 30],
        [x - 6, y + 120, z + 44],
      ]),
      16 * view.scale,
      dark,
      true,
    ) +
    tube(
      through(view, [
        [x - 3, y + 70, z + 38],
        [x - 8, y + 128, z + 46],
      ]),
      32 * view.scale,
      '#3a3d43',
    ) +
    tube(
      through(view, [
        [x - 8, y + 150, z + 46],
        [x - 12, y + 220, z + 52],
      ]),
      22 * view.scale,
      steel,
      true,
    )
  );
}

/** What brings the milk; `at` is where it stands, `reach` how far to the right the cup is. */
export function milkSystem(kind: Milk, studio: Studio, view: Eye, at: Vec, reach: number): string {
  if (kind === 'carafe') return carafe(studio, view, at, reach);
  return kind === 'container' ? container(view, at) : wand(view, at);
}
