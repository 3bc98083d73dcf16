import { darken, isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import type { CameraBuild } from './camera-builds.ts';

/** Ribs along a turned part: short lines on the side that faces the viewer. */
function ribsOn(
  view: Eye,
  at: (angle: number, along: number) => readonly [number, number],
  facing: (angle: number) => boolean,
  [from, to]: readonly [number, number],
  ink: string,
  count = 44,
): string {
  const angles = Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count).filter(facing);
  const rib = (angle: number): string => `M${at(angle, from).map(num).join(' ')}L${at(angle, to).map(num).join(' ')}`;
  return path(angles.map(rib).join(''), { stroke: ink, width: 3.4 * view.scale, opacity: 0.75 });
}

/** The lens that is sold with the body: mount, stepped barrel with its ribbed rings, front glass. */
export function barrel({ sheet }: Studio, view: Eye, { lens: own, ribs, d }: CameraBuild): string {
  const { x, y, r, long, ink, mount } = own;
  const origin = [x, y, d / 2] as const;
  const metal = !isDark(ink);
  const body = lathe(
    sheet,
    view,
    [
      [r * 1.06, 12],
      [r, 20],
      [r, long * 0.3],
      [r * 1.02, long * 0.33],
      [r * 1.02, long * 0.6],
      [r * 0.95, long * 0.63],
      [r * 0.95, long * 0.9],
      [r * 0.97, long * 0.93],
      [r * 0.95, long],
    ],
    { colour: ink, finish: metal ? 'metal' : 'matte', origin, axis: axes.z },
  );
  const base = lathe(
    sheet,
    view,
    [
      [r * 1.16, 0],
      [r * 1.16, 7],
      [r * 1.13, 12],
    ],
    { colour: mount, finish: 'metal', origin, axis: axes.z },
  );
  const lined = ribs.map((span) =>
    ribsOn(
      view,
      (angle, along) =>
        view.project([x + Math.cos(angle) * r * 1.01, y + Math.sin(angle) * r * 1.01, d / 2 + along * long]),
      (angle) => view.turn([Math.cos(angle), Math.sin(angle), 0])[2] > 0.06,
      span,
      metal ? '#5a5e66' : '#0b0c0f',
    ),
  );
  const steps = [0.82, 0.76, 0.7, 0.64];
  const glass = onFront(
    view,
    d / 2 + long,
    circle(0, 0, r * 0.95, { fill: flatFill(sheet, metal ? ink : '#33363c', 'metal') }) +
      circle(0, 0, r * 0.88, { fill: '#101114' }) +
      circle(0, 0, r * 0.86, { stroke: own.ring, width: 2.5, opacity: 0.85 }) +
      steps.map((share, index) => circle(0, 0, r * share, { fill: index % 2 ? '#1d1f24' : '#0a0b0d' })).join('') +
      lens(sheet, 0, 0, r * 0.6, '#1d1f24', own.coating),
    x,
    y,
  );
  return base + body + lined.join('') + glass;
}

const isDark = (ink: string): boolean => ink < '#8';

/** Dials, release and buttons of the top plate; from behind they stand the other way round. */
export function topParts({ sheet }: Studio, view: Eye, build: CameraBuild, shell: string, behind = false): string {
  const turn = behind ? -1 : 1;
  const silver = build.finish === 'metal';
  const ink = silver ? '#c3c6cb' : isWhite(shell) ? '#c9cbcf' : '#3b3e45';
  return build.top
    .toSorted((a, b) => turn * (a.z - b.z))
    .map(({ x, z, r, high, kind }) => {
      const body = lathe(
        sheet,
        view,
        [
          [r, 0],
          [r, high],
          [r * 0.95, high + 3],
          [r * 0.9, high + 4],
        ],
        { colour: kind === 'dial' ? ink : '#4a4e56', finish: 'metal', origin: [turn * x, -build.h / 2 + 2, turn * z] },
      );
      const edge =
        kind === 'dial' && high > 14
          ? ribsOn(
              view,
              (angle, along) =>
                view.project([
                  turn * x + Math.cos(angle) * r,
                  -build.h / 2 + 2 - along * high,
                  turn * z + Math.sin(angle) * r,
                ]),
              (angle) => view.turn([Math.cos(angle), 0, Math.sin(angle)])[2] > 0.05,
              [0.12, 0.95],
              silver ? '#7d828b' : '#15171b',
              34,
            )
          : '';
      const button =
        kind === 'release'
          ? onTop(view, -build.h / 2 - high - 3, knob(sheet, 0, 0, r * 0.66, '#a9adb5'), turn * x, turn * z)
          : '';
      return body + edge + button;
    })
    .join('');
}

/** The shoe for a flash: two bent rails about a dark bed. */
export const shoe = (view: Eye, y: number, x: number, z: number): string =>
  onTop(
    view,
    y,
    rect(-42, -38, 84, 76, 6, { fill: '#17191d' }) +
      rect(-42, -38, 15, 76, 4, { fill: '#a9adb5' }) +
      rect(27, -38, 15, 76, 4, { fill: '#7d828b' }) +
      circle(0, 2, 6, { fill: '#8b9099' }),
    x,
    z,
  );

/** A microphone under a raised mesh on the top plate. */
export const microphone = ({ sheet }: Studio, view: Eye, y: number, x: number, z: number): string =>
  pillow(
    view,
    { origin: [x - 84, y - 16, z - 36], u: axes.x, v: axes.z },
    168,
    72,
    18,
    { colour: '#34373d', finish: 'matte', r: 30, bevel: 8 },
    rect(10, 10, 148, 52, 24, { fill: '#22252a' }) + rect(10, 10, 148, 52, 24, { fill: holes(sheet, 8, '#060708') }),
  );

/** A display swung out beyond the side of the body, its glass to the front. */
export function swungOut({ sheet, chance, colour }: Studio, view: Eye, { w, h }: CameraBuild): string {
  const [wide, tall] = [w * 0.5, h * 0.72];
  const left = w / 2 + 20;
  const hinge = pillow(
    view,
    { origin: [w / 2 - 16, -tall * 0.32, -18], u: axes.x, v: axes.y },
    44,
    tall * 0.64,
    30,
    { colour: isWhite(colour) ? '#a9adb5' : '#24262b', r: 10, bevel: 4 },
    '',
  );
  const panel = pillow(
    view,
    { origin: [left, -tall / 2, -14], u: axes.x, v: axes.y },
    wide,
    tall,
    26,
    { colour: isWhite(colour) ? darken(colour, 0.06) : lighten(tone(colour, 0.04), 0.02), r: 18, bevel: 4 },
    screen(sheet, chance, wide, tall, { r: 18, bezel: 15, body: colour }),
  );
  return hinge + panel;
}
