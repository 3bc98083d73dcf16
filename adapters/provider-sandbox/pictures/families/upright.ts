import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, times, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** The direction in which an upright cleaner leans back from its floor head. */
export const lean = unit([0, -0.96, -0.28]);
/** Where its neck leaves the floor head. */
export const neck: Vec = [0, 430, -40];

/** A round part along the lean: its profile from `from` upwards. */
export const along = (
  { sheet }: Studio,
  view: Eye,
  from: number,
  profile: Profile,
  colour: string,
  finish: 'matte' | 'gloss' | 'metal' = 'gloss',
): string => lathe(sheet, view, profile, { colour, finish, axis: lean, origin: add(neck, times(lean, from)) });

/** The floor head: a low shell with a soft roller along its front edge. */
export function floorHead({ sheet, colour }: Studio, view: Eye, w: number, accent: string): string {
  const [h, d] = [92, 250];
  const floor = 470;
  const shell = mix(colour, '#3a3d43', 0.25);
  const roller = lathe(
    sheet,
    view,
    [
      [40, 0],
      [44, 14],
      [44, w - 14],
      [40, w],
    ],
    { colour: accent, finish: 'fabric', origin: [-w / 2, floor - 44, d / 2 - 12], axis: axes.x },
  );
  const face =
    rect(0, 0, w, h, 30, { fill: flatFill(sheet, shell, 'gloss') }) +
    rect(26, h * 0.52, w - 52, h * 0.3, 14, { fill: darken(shell, 0.55) }) +
    rect(34, 12, w - 68, 8, 4, { fill: lighten(shell, 0.5), opacity: 0.6 });
  const body = pillow(
    view,
    { origin: [-w / 2, floor - h, d / 2 - 30], u: axes.x, v: axes.y },
    w,
    h,
    d - 30,
    { colour: shell, finish: 'gloss', r: 40, bevel: 20, backBevel: 30 },
    face,
  );
  return body + roller;
}
