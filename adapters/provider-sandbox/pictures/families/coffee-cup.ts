import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, line, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A cup of coffee standing at a point. */
export function cup({ sheet, chance }: Studio, view: Eye, at: Vec): string {
  const ink = chance.pick('cup', ['#f2f3f5', '#2f3238', '#e9dfd0']);
  const [x, y] = view.project([at[0] + 52, at[1] - 46, at[2]]);
  const handle = tube(
    `M${x} ${y - 20 * view.scale}q${38 * view.scale} 4 ${22 * view.scale} ${38 * view.scale}q${-10 * view.scale} ${14 * view.scale} ${-34 * view.scale} ${10 * view.scale}`,
    13 * view.scale,
    ink,
  );
  const body = lathe(
    sheet,
    view,
    smooth(
      [
        [30, 0],
        [46, 10],
        [56, 50],
        [58, 88],
      ],
      6,
    ),
    { colour: ink, finish: 'gloss', origin: at, cap: ink },
  );
  const coffee = circle(0, 0, 51, {
    fill: sheet.radial([
      [0, '#b9824a'],
      [0.6, '#8a5527'],
      [1, '#3a2413'],
    ]),
  });
  return handle + body + onTop(view, at[1] - 86, coffee, at[0], at[2]);
}

/** Two threads of coffee that fall from a height into a cup; the cup itself hides their ends. */
export function stream(view: Eye, [x, y, z]: Vec, foot: number): string {
  return repeat(2, (index) =>
    line(...view.project([x - 9 + index * 18, y, z]), ...view.project([x - 9 + index * 18, foot, z]), {
      stroke: '#6b4423',
      width: 4 * view.scale,
    }),
  );
}
