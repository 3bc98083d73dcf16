import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, ellipse, group, line, num, path, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A clear beaker with its scale, `r` wide at its rim. */
export function beaker({ sheet }: Studio, view: Eye, [x, y, z]: Vec, r: number, h: number): string {
  const body = lathe(
    sheet,
    view,
    [
      [r * 0.75, 0],
      [r * 0.79, 20],
      [r * 0.95, h - 12],
      [r, h],
    ],
    { colour: '#c9d6df', finish: 'gloss', shift: 0.1, origin: [x, y, z] },
  );
  const k = view.scale;
  const [sx, sy] = view.project([x, y - 60, z + r * 0.86]);
  const ticks = repeat(6, (index) =>
    line(sx - 30 * k, sy - index * h * 0.12 * k, sx + (index % 2 ? 0 : 20) * k, sy - index * h * 0.12 * k, {
      stroke: '#5f7282',
      width: 4 * k,
      opacity: 0.7,
    }),
  );
  return group(body + ticks, { opacity: 0.86 });
}

/** A chopper: a low clear bowl with a blade of two wings in it under a dark lid with a socket. */
export function chopper({ sheet, colour }: Studio, view: Eye, [x, y, z]: Vec): string {
  const k = view.scale;
  const part = (rings: readonly (readonly [number, number])[], up: number, ink: string): string =>
    lathe(sheet, view, rings, { colour: ink, finish: 'gloss', origin: [x, y - up, z] });
  const [bx, by] = view.project([x, y - 70, z]);
  const wings = ([1, -1] as const)
    .map((side) =>
      path(
        `M${num(bx)} ${num(by + side * 8 * k)}Q${num(bx + side * 90 * k)} ${num(by + 6 * k)} ${num(bx + side * 120 * k)} ${num(by - 34 * k)}Q${num(bx + side * 70 * k)} ${num(by - 20 * k)} ${num(bx)} ${num(by - 14 * k)}Z`,
        { fill: '#8b9099', stroke: '#eceef0', width: 2 },
      ),
    )
    .join('');
  const bowl = group(
    part(
      smooth(
        [
          [124, 0],
          [150, 24],
          [164, 110],
          [168, 176],
        ],
        5,
      ),
      0,
      '#c9d6df',
    ),
    { opacity: 0.62 },
  );
  const hub = part(
    [
      [20, 0],
      [16, 120],
    ],
    40,
    '#5a5e66',
  );
  const lid =
    part(
      smooth(
        [
          [172, 0],
          [174, 26],
          [150, 52],
          [70, 66],
        ],
        5,
      ),
      176,
      colour,
    ) +
    part(
      [
        [54, 0],
        [50, 34],
      ],
      238,
      tone(colour, 0.14),
    );
  return bowl + hub + wings + lid;
}

/** A whisk: eight wires from a socket down to the floor. */
export function whisk({ sheet, colour }: Studio, view: Eye, [x, y, z]: Vec): string {
  const k = view.scale;
  const [cx, foot] = view.project([x, y, z]);
  const wires = [70, 54, 34, 12]
    .map((reach, index) => {
      const at = (dx: number, up: number): string => `${num(cx + dx * k)} ${num(foot - up * k)}`;
      const loop = `M${at(-12, 300)}C${at(-reach * 0.6, 220)} ${at(-reach * 1.35, 60)} ${at(0, index * 3)}C${at(reach * 1.35, 60)} ${at(reach * 0.6, 220)} ${at(12, 300)}`;
      return (
        path(loop, { stroke: '#5a5e66', width: 7 * k, round: true }) +
        path(loop, { stroke: '#d5d8dd', width: 3.6 * k, round: true })
      );
    })
    .join('');
  const rod = lathe(
    sheet,
    view,
    [
      [16, 0],
      [13, 40],
      [13, 150],
    ],
    { colour: '#c9ccd1', finish: 'metal', origin: [x, y - 290, z] },
  );
  const socket = lathe(
    sheet,
    view,
    [
      [40, 0],
      [58, 24],
      [60, 80],
    ],
    { colour: tone(colour, 0.05), finish: 'gloss', origin: [x, y - 430, z] },
  );
  const [tx, ty] = view.project([x, y - 512, z]);
  return (
    wires +
    rod +
    socket +
    ellipse(tx, ty, 34 * k, 9 * k, { fill: '#15171b' }) +
    circle(tx, ty, 5 * k, { fill: '#8b9099' })
  );
}
