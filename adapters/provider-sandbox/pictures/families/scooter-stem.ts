import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, line, type Point, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { joints } from './scooter-frame.ts';
import { band, rod, slab, strip } from './scooter-solid.ts';

export function stemOf({ colour }: Studio, view: Eye, build: Build, accent: string): string {
  const { kind, thick } = build.stem;
  const {
    head: [hx, hy],
    bar: [bx, by],
  } = joints(build);
  const half = thick / 2;
  const cuff = (share: number): Vec => [hx + (bx - hx) * share, hy + (by - hy) * share, 0];
  const hinge =
    rod(view, [cuff(0.04), cuff(0.13)], thick * 1.5 + 6, tone(colour, 0.16)) +
    band(view, cuff(0.15), cuff(0.165), thick, accent);
  if (kind === 'round')
    return (
      rod(
        view,
        [
          [hx, hy, 0],
          [bx, by, 0],
        ],
        thick,
        colour,
      ) + hinge
    );
  if (kind === 'box') {
    const outline: Point[] = [
      [hx - half * 1.2, hy + 6],
      [bx - half * 0.8, by],
      [bx + half * 0.8, by - 4],
      [hx + half * 1.2, hy + 6],
    ];
    return (
      slab(view, { outline, z: [-half * 0.8, half * 0.8], colour: tone(colour, 0.06) }) +
      band(view, cuff(0.1), cuff(0.12), thick * 1.02, accent)
    );
  }
  const pole = (z: number): string =>
    rod(
      view,
      [
        [hx - 6, hy - 10, z],
        [bx, by, z],
      ],
      thick,
      colour,
    );
  const brace = (share: number): string => {
    const [x, y] = cuff(share);
    return rod(
      view,
      [
        [x, y, -52],
        [x, y, 52],
      ],
      40,
      tone(colour, 0.2),
    );
  };
  return (
    pole(-44) +
    brace(0.12) +
    brace(0.62) +
    pole(44) +
    rod(
      view,
      [
        [hx, hy - 12, -60],
        [hx, hy - 12, 60],
      ],
      64,
      tone(colour, 0.1),
    )
  );
}

/** The lamp on the front of the stem, and its light. */
export function lampOf({ sheet }: Studio, view: Eye, build: Build): string {
  const {
    head: [hx, hy],
    bar: [bx, by],
  } = joints(build);
  const share = build.lamp === 'visor' ? 0.82 : build.lamp === 'twin' ? 0.36 : 0.86;
  const out = build.stem.thick * 0.5 + 14;
  const [x, y] = [hx + (bx - hx) * share + out, hy + (by - hy) * share];
  const shine = (z: number, down: number, r: number): string => {
    const [gx, gy] = view.project([x + 10, y + down, z]);
    return glow(sheet, gx, gy, r * view.scale, '#fff0c2', 0.65);
  };
  const front = (art: string, z = 0): string =>
    group(art, { transform: view.plane([x + 8, y, z], [0, 0, -1], [-0.12, 1, 0]) });
  const box = (h: number, half: number, z = 0): string =>
    slab(view, {
      outline: [
        [x - 26, y - h],
        [x + 8, y - h],
        [x + 6, y + h],
        [x - 26, y + h],
      ],
      z: [z - half, z + half],
      colour: '#2b2d32',
    });
  const eyeOf = (r: number): string =>
    circle(0, 0, r, {
      fill: sheet.radial([
        [0, '#ffffff'],
        [0.6, '#fff3d0'],
        [1, '#a9adb5'],
      ]),
      stroke: '#5a5e66',
      width: 4,
    });
  switch (build.lamp) {
    case 'round':
      return (
        rod(
          view,
          [
            [x - 26, y, 0],
            [x + 2, y, 0],
          ],
          52,
          '#2b2d32',
        ) +
        front(eyeOf(21)) +
        shine(0, 0, 84)
      );
    case 'slit':
      return (
        strip(
          view,
          [
            [x - 10, y - 10, 0],
            [x + 26, y + 170, 0],
          ],
          22,
          '#17191d',
        ) +
        strip(
          view,
          [
            [x - 8, y, 0],
            [x + 24, y + 160, 0],
          ],
          12,
          '#fff6dc',
        ) +
        shine(0, 80, 110)
      );
    case 'box':
      return (
        box(38, 56) +
        front(rect(-48, -30, 96, 60, 14, { fill: '#fff3d0' }) + line(0, -30, 0, 30, { stroke: '#5a5e66', width: 5 })) +
        shine(0, 0, 120)
      );
    case 'visor':
      return (
        box(46, 88) +
        front(
          path('M-80 -34H80L56 30H-56Z', { fill: '#17191d' }) + path('M-70 -24H70L64 -8H-64Z', { fill: '#fff6dc' }),
        ) +
        shine(0, -16, 130)
      );
    default:
      return [-66, 66].map((z) => box(42, 44, z) + front(eyeOf(33), z) + shine(z, 0, 110)).join('');
  }
}
