import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { ellipse, group, path, polygon, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const steel = '#b9bdc4';

interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
  z: number;
  depth: number;
}

/** A hollow in a flat front: its walls are seen through the opening only. */
export function cave(sheet: Sheet, view: Eye, { x, y, w, h, z, depth }: Opening, colour: string): string {
  const face = (points: readonly Vec[], fill: string): string => path(polygon(points.map(view.project)), { fill });
  const [r, b, n] = [x + w, y + h, z - depth];
  const inside = mix(colour, '#868d97', 0.42);
  const shade = (share: number): string => darken(inside, share);
  const clip = sheet.clip(rect(x, y, w, h, 22, { fill: '#000', transform: view.plane([0, 0, z], axes.x, axes.y) }));
  const rear = sheet.linear([
    [0, shade(0.6)],
    [1, shade(0.05)],
  ]);
  const walls =
    face(
      [
        [x, y, n],
        [r, y, n],
        [r, b, n],
        [x, b, n],
      ],
      rear,
    ) +
    [x, r]
      .map((at) =>
        face(
          [
            [at, y, n],
            [at, y, z],
            [at, b, z],
            [at, b, n],
          ],
          shade(0.5),
        ),
      )
      .join('') +
    face(
      [
        [x, b, n],
        [r, b, n],
        [r, b, z],
        [x, b, z],
      ],
      shade(0.1),
    );
  const rim = rect(x, y, w, h, 22, { stroke: tone(colour, 0.35), width: 3 });
  return group(walls, { clip }) + onFront(view, z, rim);
}

/** What the coffee runs out of, hung at a point: a steel-fronted bar, a tall rounded pillar or a square block. */
export function spout(sheet: Sheet, view: Eye, kind: 'wide' | 'tall' | 'square', [x, y, z]: Vec): string {
  const [w, h] = kind === 'wide' ? [130, 84] : kind === 'tall' ? [84, 128] : [98, 92];
  const ink = kind === 'wide' ? steel : '#34373d';
  const art =
    kind === 'wide'
      ? rect(8, 8, w - 16, h - 16, 12, { fill: flatFill(sheet, steel, 'metal') })
      : kind === 'tall'
        ? rect(12, 12, w - 24, h - 40, 22, { fill: flatFill(sheet, '#3d4148', 'gloss') }) +
          rect(6, h - 22, w - 12, 8, 4, { fill: steel })
        : rect(10, h - 26, w - 20, 10, 5, { fill: '#6d727b' });
  const nozzles = repeat(2, (index) =>
    lathe(
      sheet,
      view,
      [
        [10, 0],
        [14, 28],
      ],
      { colour: steel, finish: 'metal', origin: [x - 18 + index * 36, y + h + 20, z] },
    ),
  );
  const block = pillow(
    view,
    { origin: [x - w / 2, y, z + 40], u: axes.x, v: axes.y },
    w,
    h,
    80,
    { colour: ink, finish: kind === 'wide' ? 'metal' : 'gloss', r: kind === 'tall' ? 34 : 16, bevel: 10 },
    art,
  );
  return nozzles + block;
}

/** The lid over the beans: they are seen through smoked plastic, flat in the top or under a dome. */
export function beanLid(
  { sheet, colour }: Studio,
  view: Eye,
  [x, y, z]: Vec,
  w: number,
  d: number,
  kind: 'flat' | 'dome',
): string {
  const beans = repeat(40, (index) => {
    const [bx, bz] = [((index * 0.7549) % 1) - 0.5, ((index * 0.5698) % 1) - 0.5];
    return ellipse(bx * w * 0.78, bz * d * 0.76, 15, 10, {
      fill: ['#6b4423', '#54341a', '#7d5230'][index % 3] ?? '#6b4423',
      transform: `rotate(${(index * 53) % 180} ${Math.round(bx * w * 0.78)} ${Math.round(bz * d * 0.76)})`,
    });
  });
  const smoke = mix('#9aa6b2', colour, 0.5);
  const sheen = rect(-w * 0.42, -d * 0.42, w * 0.84, d * 0.84, 18, {
    fill: sheet.linear(
      [
        [0, '#ffffff', 0.45],
        [0.5, '#ffffff', 0.08],
        [1, smoke, 0.35],
      ],
      0,
      0,
      1,
      1,
    ),
  });
  const well = rect(-w / 2, -d / 2, w, d, 24, { fill: '#1d1f24', stroke: tone(colour, 0.3), width: 3 });
  if (kind === 'flat') return onTop(view, y - 2, well + beans + sheen, x, z);
  const dome = pillow(
    view,
    { origin: [x - w / 2, y - 34, z - d / 2], u: axes.x, v: axes.z },
    w,
    d,
    36,
    { colour: smoke, finish: 'gloss', r: 44, bevel: 18, backBevel: 2 },
    '',
  );
  return dome + onTop(view, y - 35, beans + sheen + rect(-40, d * 0.36, 80, 12, 6, { fill: steel }), x, z);
}
