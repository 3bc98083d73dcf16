import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, line, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Handle with a speed key, coupling, metal shaft and the bell over the blades; its foot at `at`. */
function rod({ sheet, chance, colour }: Studio, view: Eye, [x, y, z]: Vec): string {
  const part = (profile: Profile, ink: string, finish: 'matte' | 'metal' | 'gloss'): string =>
    lathe(sheet, view, smooth(profile, 6), { colour: ink, finish, origin: [x, y, z] });
  const k = view.scale;
  const [kx, ky] = view.project([x, y - 720, z + 60]);
  return (
    part(
      [
        [84, 0],
        [86, 30],
        [74, 90],
        [34, 140],
      ],
      '#c3c7cd',
      'metal',
    ) +
    part(
      [
        [30, 132],
        [27, 200],
        [27, 400],
      ],
      '#c9ccd1',
      'metal',
    ) +
    part(
      [
        [30, 396],
        [54, 420],
        [60, 470],
      ],
      darken(colour, 0.3),
      'gloss',
    ) +
    part(
      [
        [60, 468],
        [62, 560],
        [58, 700],
        [64, 800],
        [52, 850],
        [6, 862],
      ],
      colour,
      'gloss',
    ) +
    rect(kx - 22 * k, ky - 46 * k, 44 * k, 110 * k, 22 * k, { fill: mix('#2b2d32', colour, 0.2) }) +
    circle(kx, ky - 16 * k, 11 * k, { fill: lighten(colour, 0.5) }) +
    (chance.yes('turbo', 0.5) ? circle(kx, ky + 30 * k, 11 * k, { fill: '#d0402f' }) : '')
  );
}

/** A clear beaker with its scale. */
function beaker({ sheet }: Studio, view: Eye, [x, y, z]: Vec): string {
  const body = lathe(
    sheet,
    view,
    [
      [112, 0],
      [118, 20],
      [142, 360],
      [150, 372],
    ],
    { colour: '#c9d6df', finish: 'gloss', shift: 0.1, origin: [x, y, z] },
  );
  const k = view.scale;
  const [sx, sy] = view.project([x, y - 60, z + 130]);
  const ticks = repeat(6, (index) =>
    line(sx - 30 * k, sy - index * 44 * k, sx + (index % 2 ? 0 : 20) * k, sy - index * 44 * k, {
      stroke: '#5f7282',
      width: 4 * k,
      opacity: 0.7,
    }),
  );
  return group(body + ticks, { opacity: 0.86 });
}

export const drawHandBlender: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1) {
    const from = eye({ pitch: 12, cx: 600, cy: 600, scale: 1.04 });
    return (
      groundShadow(sheet, 760, 1050, 200, 40) +
      beaker(studio, from, [170, 430, 0]) +
      groundShadow(sheet, 460, 1062, 130, 30) +
      rod(studio, from, [-140, 440, 60])
    );
  }
  if (view === 2) {
    const from = eye({ pitch: 18, cx: 600, cy: 600, scale: 1.06 });
    return groundShadow(sheet, 600, 1040, 220, 50) + rod(studio, from, [0, 330, 0]) + beaker(studio, from, [0, 430, 0]);
  }
  return rod(studio, eye({ pitch: 14, roll: 24, cx: 420, cy: 1100, scale: 2.1 }), [0, 430, 0]);
};
