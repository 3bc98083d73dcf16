import type { Finish } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ball, cheek, face, farSide } from './security-parts.ts';

const H = 520;
const HEAD: Vec = [0, -H * 0.12, 0];

const faceOn = (studio: Studio, view: Eye, [x, y, z]: Vec, r: number): string =>
  group(face(studio, r), { transform: view.plane([x, y, z], axes.x, axes.y) });

const turned = (
  { sheet, colour }: Studio,
  view: Eye,
  profile: Profile,
  ink = colour,
  finish: Finish = 'matte',
): string => lathe(sheet, view, profile, { colour: ink, finish, origin: [0, H / 2, 0] });

/** A ball with a drum at either side, on a waisted foot. */
function eared(studio: Studio, view: Eye, r: number): string {
  const far = farSide(view);
  return (
    turned(
      studio,
      view,
      smooth(
        [
          [r * 0.9, 0],
          [r * 0.96, 14],
          [r * 0.86, 60],
          [r * 0.72, 150],
          [r * 0.94, 250],
        ],
        8,
      ),
    ) +
    cheek(studio, view, HEAD, r, far) +
    ball(studio, view, HEAD, r) +
    cheek(studio, view, HEAD, r, far === 1 ? -1 : 1) +
    faceOn(studio, view, [0, HEAD[1], r * 0.78], r * 0.62)
  );
}

/** A large ball that lies in a shallow bowl, most of its front black glass. */
function inBowl(studio: Studio, view: Eye, r: number): string {
  const at: Vec = [0, H / 2 - r - 62, 0];
  return (
    turned(
      studio,
      view,
      smooth(
        [
          [r * 0.66, 0],
          [r * 0.72, 10],
          [r * 0.86, 66],
          [r * 0.94, 128],
        ],
        7,
      ),
    ) +
    ball(studio, view, at, r) +
    faceOn(studio, view, [0, at[1], r * 0.6], r * 0.8)
  );
}

/** One upright capsule on a disc, cut by a dark joint. */
function capsule(studio: Studio, view: Eye, r: number): string {
  const w = r * 0.8;
  const foot = turned(studio, view, [
    [w * 0.92, 0],
    [w, 14],
    [w, 104],
    [w * 0.94, 112],
  ]);
  const joint = turned(
    studio,
    view,
    [
      [w * 0.88, 110],
      [w * 0.88, 126],
    ],
    '#2b2d32',
  );
  const body = turned(studio, view, [
    [w * 0.94, 124],
    [w, 134],
    [w, 340],
    ...smooth(
      [
        [w, 340],
        [w * 0.92, 420],
        [w * 0.6, 482],
        [1, 506],
      ],
      7,
    ),
  ]);
  return foot + joint + body + faceOn(studio, view, [0, H / 2 - 310, w * 0.96], w * 0.58);
}

/** A ball between two arms that rise from a disc. */
function inYoke(studio: Studio, view: Eye, r: number): string {
  const { colour } = studio;
  const at: Vec = [0, -40, 0];
  const far = farSide(view);
  const arm = (side: -1 | 1): string =>
    pillow(
      view,
      { origin: [side * (r + 24) - 26, at[1] - 66, 74], u: axes.x, v: axes.y },
      52,
      H / 2 - at[1] + 30,
      148,
      { colour, finish: 'gloss', r: 24, bevel: 18, backBevel: 18 },
      '',
    );
  const foot = turned(studio, view, [
    [r * 1.2, 0],
    [r * 1.28, 12],
    [r * 1.28, 40],
    [r * 1.2, 54],
  ]);
  return (
    foot +
    arm(far) +
    ball(studio, view, at, r * 0.94) +
    faceOn(studio, view, [0, at[1], r * 0.62], r * 0.7) +
    arm(far === 1 ? -1 : 1)
  );
}

const builds = { eared, 'in-bowl': inBowl, capsule, 'in-yoke': inYoke };

/** A camera that turns on its foot. */
export function indoorBody(studio: Studio, view: Eye): string {
  const { chance } = studio;
  return builds[chance.pick('build', ['eared', 'in-bowl', 'capsule', 'in-yoke'])](
    studio,
    view,
    chance.range('r', 190, 220),
  );
}
