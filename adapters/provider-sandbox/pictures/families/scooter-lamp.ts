import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, line, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { steering } from './scooter-frame.ts';
import { ahead, placeOn } from './scooter-loft.ts';
import { soft, solid } from './scooter-solid.ts';
import { cutOf } from './scooter-stem.ts';

const lens = (sheet: Sheet): string =>
  sheet.radial([
    [0, '#ffffff'],
    [0.55, '#fff4d6'],
    [0.85, '#c9ccd1'],
    [1, '#7d828a'],
  ]);

/** A hollow in the front of the stem: dark within, its lower lip in the light. */
const hollow = (w: number, h: number, r: number): string =>
  rect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, r + 2, { fill: '#7b8089', opacity: 0.7 }) +
  rect(-w / 2, -h / 2, w, h, r, { fill: '#0b0c0f' }) +
  path(`M${-w / 2 + r} ${h / 2 - 2}H${w / 2 - r}`, { stroke: '#5a5e66', width: 3, round: true });

/** What is let into the front, drawn about its own middle for a stem so wide. */
function faceOf(sheet: Sheet, lamp: Build['lamp'], w: number): string {
  const bright = lens(sheet);
  switch (lamp) {
    case 'round':
      return hollow(w * 0.9, w * 0.9, w * 0.45) + circle(0, 0, w * 0.36, { fill: bright });
    case 'slit':
      return hollow(w * 0.5, 210, w * 0.25) + rect(-w * 0.13, -94, w * 0.26, 188, w * 0.13, { fill: '#fff6dc' });
    case 'box':
      return (
        hollow(w * 0.92, w * 1.2, w * 0.3) +
        rect(-w * 0.36, -w * 0.5, w * 0.72, w, w * 0.22, { fill: bright }) +
        line(-w * 0.36, 0, w * 0.36, 0, { stroke: '#5a5e66', width: 3 })
      );
    default:
      return (
        hollow(w * 0.92, w * 1.7, w * 0.32) +
        rect(-w * 0.36, -w * 0.74, w * 0.72, w * 0.2, w * 0.1, { fill: '#fff6dc' }) +
        circle(0, w * 0.08, w * 0.35, { fill: '#2b2e34' }) +
        circle(0, w * 0.08, w * 0.28, { fill: bright })
      );
  }
}

/** The lamp in the front of the stem, and its light. */
export function lampOf({ sheet, colour }: Studio, view: Eye, build: Build): string {
  if (build.lamp === 'twin') return twinLamp({ sheet, colour }, view, build);
  const axis = steering(build);
  const share = build.lamp === 'slit' ? 0.8 : 0.87;
  const [, deep, wide] = cutOf(build, share);
  const at = placeOn(axis, share, deep + 1);
  const [px, py] = ahead(axis);
  const [gx, gy] = view.project(at);
  const shown = view.turn([px, py, 0])[2] > 0;
  if (!shown) return '';
  return (
    group(faceOf(sheet, build.lamp, wide * 1.7), { transform: view.plane(at, [0, 0, -1], [-py, px, 0]) }) +
    glow(sheet, gx, gy, (build.lamp === 'slit' ? 70 : 50) * view.scale, '#fff0c2', 0.26)
  );
}

/** A housing between the poles with two lamps in it. */
function twinLamp({ sheet, colour }: Pick<Studio, 'sheet' | 'colour'>, view: Eye, build: Build): string {
  const axis = steering(build);
  const [x, y] = placeOn(axis, 0.34, 6);
  const [px, py] = ahead(axis);
  const corner = (before: number, down: number) =>
    [x + px * before - py * down, y + py * before + px * down, 8] as const;
  const housing = solid(sheet, view, {
    outline: soft([corner(-34, -44), corner(28, -38), corner(28, 38), corner(-34, 44)]),
    z: [-88, 88],
    colour,
    bevel: 10,
    shift: -0.06,
  });
  if (view.turn([px, py, 0])[2] <= 0) return housing;
  const eye = (z: number): string => {
    const at = [x + px * 29, y + py * 29, z] as const;
    const [gx, gy] = view.project(at);
    const art =
      circle(0, 0, 33, { fill: '#0b0c0f', stroke: '#7b8089', width: 3 }) + circle(0, 0, 25, { fill: lens(sheet) });
    return (
      group(art, { transform: view.plane(at, [0, 0, -1], [-py, px, 0]) }) +
      glow(sheet, gx, gy, 58 * view.scale, '#fff0c2', 0.28)
    );
  };
  return housing + eye(-42) + eye(42);
}
