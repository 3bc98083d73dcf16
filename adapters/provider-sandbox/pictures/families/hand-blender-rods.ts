import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, ellipse, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

type Part = (rings: Profile, ink: string, finish: 'matte' | 'metal' | 'gloss') => string;

const partsAt =
  ({ sheet }: Studio, view: Eye, at: Vec): Part =>
  (rings, ink, finish) =>
    lathe(sheet, view, smooth(rings, 6), { colour: ink, finish, origin: at });

/** All steel below, ending in a broad three-sided bell; a straight dark handle with one long trigger, pressed the harder the faster. */
export function trigger(studio: Studio, view: Eye, at: Vec): string {
  const { sheet, colour } = studio;
  const part = partsAt(studio, view, at);
  const k = view.scale;
  const copper = '#b98560';
  const [x, y, z] = at;
  const bell =
    part(
      [
        [98, 0],
        [100, 26],
        [92, 70],
        [58, 120],
        [46, 150],
      ],
      '#c3c7cd',
      'metal',
    ) +
    ([-52, 0, 52] as const)
      .map((dx) => {
        const [vx, vy] = view.project([x + dx, y - 30, z + 92]);
        return path(
          `M${num(vx - 17 * k)} ${num(vy + 20 * k)}Q${num(vx)} ${num(vy - 34 * k)} ${num(vx + 17 * k)} ${num(vy + 20 * k)}Z`,
          { fill: '#2b2d32', opacity: 0.85 },
        );
      })
      .join('');
  const shaft = part(
    [
      [46, 146],
      [42, 200],
      [44, 420],
    ],
    '#c9ccd1',
    'metal',
  );
  const collar =
    part(
      [
        [48, 416],
        [66, 436],
        [68, 486],
      ],
      darken(colour, 0.25),
      'gloss',
    ) +
    part(
      [
        [69, 484],
        [69, 500],
      ],
      copper,
      'metal',
    );
  const handle = part(
    [
      [67, 498],
      [66, 600],
      [68, 760],
      [74, 850],
      [60, 890],
      [10, 902],
    ],
    colour,
    'matte',
  );
  const [kx, ky] = view.project([x, y - 690, z + 66]);
  const key =
    rect(kx - 31 * k, ky - 100 * k, 62 * k, 216 * k, 31 * k, { fill: '#0b0c0f' }) +
    rect(kx - 26 * k, ky - 95 * k, 52 * k, 206 * k, 26 * k, { fill: flatFill(sheet, '#70757e', 'metal') }) +
    repeat(6, (index) =>
      line(kx - 14 * k, ky - 40 * k + index * 16 * k, kx + 14 * k, ky - 40 * k + index * 16 * k, {
        stroke: '#2b2d32',
        width: 4 * k,
        round: true,
      }),
    ) +
    circle(kx, ky - 66 * k, 9 * k, { fill: copper });
  return bell + shaft + collar + handle + key;
}

/** A light plastic stem into a small steel bell with four feet; a handle that swells, a soft grey grip and a dial on its end. */
export function dial(studio: Studio, view: Eye, at: Vec): string {
  const { colour } = studio;
  const part = partsAt(studio, view, at);
  const k = view.scale;
  const grey = mix('#7b818b', colour, 0.1);
  const [x, y, z] = at;
  const foot = repeat(4, (index) => {
    const [fx, fy] = view.project([x - 54 + index * 36, y - 10, z + 54]);
    return rect(fx - 7 * k, fy - 6 * k, 14 * k, 26 * k, 7 * k, { fill: '#8b9099' });
  });
  const bell =
    foot +
    part(
      [
        [70, 0],
        [72, 22],
        [60, 70],
        [32, 104],
      ],
      '#c9ccd1',
      'metal',
    );
  const shaft =
    part(
      [
        [24, 98],
        [21, 150],
        [21, 300],
      ],
      '#c9ccd1',
      'metal',
    ) +
    part(
      [
        [34, 296],
        [36, 330],
        [46, 440],
      ],
      colour,
      'matte',
    ) +
    part(
      [
        [47, 438],
        [48, 456],
      ],
      grey,
      'gloss',
    );
  const handle =
    part(
      [
        [48, 454],
        [62, 520],
        [74, 620],
        [72, 720],
        [60, 806],
      ],
      colour,
      'gloss',
    ) +
    part(
      [
        [60, 804],
        [58, 818],
      ],
      '#3a3d43',
      'matte',
    );
  const wheel =
    part(
      [
        [60, 816],
        [62, 826],
        [60, 868],
        [50, 880],
        [8, 884],
      ],
      grey,
      'matte',
    ) +
    repeat(11, (index) => {
      const side = (index - 5) / 5.6;
      const [wx, wy] = view.project([x + side * 61, y - 842, z + 61 * Math.sqrt(1 - side * side)]);
      return line(wx, wy - 18 * k, wx, wy + 18 * k, { stroke: darken(grey, 0.45), width: 4 * k, round: true });
    });
  const [kx, ky] = view.project([x, y - 650, z + 74]);
  const grip = path(
    `M${num(kx - 34 * k)} ${num(ky - 96 * k)}Q${num(kx)} ${num(ky - 116 * k)} ${num(kx + 34 * k)} ${num(ky - 96 * k)}L${num(kx + 40 * k)} ${num(ky + 40 * k)}Q${num(kx + 30 * k)} ${num(ky + 136 * k)} ${num(kx)} ${num(ky + 142 * k)}Q${num(kx - 30 * k)} ${num(ky + 136 * k)} ${num(kx - 40 * k)} ${num(ky + 40 * k)}Z`,
    { fill: grey, stroke: tone(colour, isWhite(colour) ? -0.3 : 0.4), width: 3 },
  );
  const keys =
    ellipse(kx, ky - 50 * k, 25 * k, 29 * k, { fill: '#dfe2e6', stroke: '#4a4d55', width: 3 * k }) +
    ellipse(kx, ky + 34 * k, 25 * k, 35 * k, { fill: '#4a4d55', stroke: '#2b2d32', width: 3 * k }) +
    circle(kx, ky + 34 * k, 7 * k, { fill: '#ffffff' });
  return bell + shaft + handle + wheel + grip + keys;
}
