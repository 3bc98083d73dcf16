import { lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, path } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { drawWireless } from './wireless.ts';

/** Holes of a mesh; on black they are seen by the light on their edges. */
const meshInk = (colour: string): string => (lightness(colour) < 0.3 ? '#767c87' : '#0b0c0f');

/** Round foot, stem, yoke and a capsule with a mesh head. */
function whole({ sheet, chance, colour }: Studio, view: Eye): string {
  const k = view.scale;
  const up = k * Math.hypot(...view.turn(axes.up).slice(0, 2));
  const metal = mix('#3a3d43', colour, 0.25);
  const light = chance.pick('light', ['#ff5a5f', '#46e0b0', '#5fd0ff', '#a98bff']);
  const r = chance.range('r', 128, 152);
  const low = chance.range('low', 210, 250);
  const mesh = path(
    `M${-r * k} ${-300 * up}H${r * k}V${-420 * up}A${r * k} ${r * 1.04 * up} 0 0 0 ${-r * k} ${-420 * up}Z`,
    { fill: holes(sheet, 13, meshInk(colour)), opacity: 0.62 },
  );
  const foot = lathe(
    sheet,
    view,
    [
      [220, 0],
      [220, 20],
      [206, 34],
      [60, 46],
    ],
    { colour: metal, finish: 'metal', origin: [0, 430, 0] },
  );
  const stem = lathe(
    sheet,
    view,
    [
      [22, 0],
      [22, 190],
    ],
    { colour: '#9aa0a8', finish: 'metal', origin: [0, 390, 0] },
  );
  const yoke = path(
    `M${600 - (r + 26) * k} ${590}V${680}Q${600 - (r + 20) * k} ${590 + 190 * k} 600 ${590 + 190 * k}T${600 + (r + 26) * k} 680V590`,
    { stroke: roundFill(sheet, metal, 'metal'), width: 22 * k, round: true },
  );
  const body = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.8, 0],
          [r, 26],
          [r, 50],
        ],
        7,
      ),
      [r, low],
      [r * 1.03, low],
      [r * 1.03, low + 24],
      [r, low + 24],
      [r, 440],
      ...smooth(
        [
          [r, 440],
          [r * 0.86, 520],
          [r * 0.44, 568],
          [1, 580],
        ],
        8,
      ),
    ],
    { colour, finish: chance.pick('finish', ['matte', 'metal']), origin: [0, 150, 0], over: mesh },
  );
  const [x, y] = view.project([0, 150 - 110, r]);
  const dials =
    knob(sheet, x, y, 34 * k, lighten(colour, 0.2)) +
    glow(sheet, x, y - 74 * k, 34, light, 0.8) +
    circle(x, y - 74 * k, 7 * k, { fill: light });
  const ears =
    knob(sheet, 600 - (r + 22) * k, 590, 30 * k, metal) + knob(sheet, 600 + (r + 22) * k, 590, 30 * k, metal);
  return foot + stem + body + yoke + ears + dials;
}

/** A short capsule that tilts on one joint over a small foot; its upper half is mesh. */
function pod({ sheet, chance, colour }: Studio, view: Eye): string {
  const k = view.scale;
  const up = k * Math.hypot(...view.turn(axes.up).slice(0, 2));
  const r = chance.range('r', 128, 160);
  const light = chance.pick('light', ['#ff5a5f', '#46e0b0', '#5fd0ff', '#a98bff']);
  const part = (y: number, profile: Profile, ink: string, over = ''): string =>
    lathe(sheet, view, profile, { colour: ink, finish: 'matte', origin: [0, y, 0], over });
  const mesh = path(
    `M${-r * k} ${-260 * up}H${r * k}V${-390 * up}A${r * k} ${r * 0.84 * up} 0 0 0 ${-r * k} ${-390 * up}Z`,
    { fill: holes(sheet, 15, meshInk(colour)), opacity: 0.7 },
  );
  const foot = part(
    420,
    [
      [168, 0],
      [168, 18],
      [150, 34],
      [40, 48],
    ],
    mix('#3a3d43', colour, 0.4),
  );
  const neck = part(
    380,
    [
      [34, 0],
      [34, 120],
    ],
    mix('#3a3d43', colour, 0.4),
  );
  const body = part(
    300,
    [
      ...smooth(
        [
          [r * 0.5, 0],
          [r * 0.88, 36],
          [r, 90],
        ],
        6,
      ),
      [r, 250],
      [r * 1.03, 252],
      [r * 1.03, 268],
      [r, 270],
      [r, 400],
      ...smooth(
        [
          [r, 400],
          [r * 0.86, 470],
          [r * 0.44, 512],
          [1, 522],
        ],
        8,
      ),
    ],
    colour,
    mesh,
  );
  const [x, y] = view.project([0, 140, r]);
  const key = circle(x, y, 30 * k, { fill: '#15171b', stroke: lighten(colour, 0.3), width: 4 });
  return foot + neck + body + key + glow(sheet, x, y, 24 * k, light, 0.9) + circle(x, y, 7 * k, { fill: light });
}

export const drawMicrophone: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (chance.yes('wireless', 0.3)) return drawWireless(studio);
  const build = chance.yes('pod', 0.4) ? pod : whole;
  if (view === 3) return build(studio, eye({ pitch: 10, scale: 1.9, cx: 600, cy: build === pod ? 560 : 800 }));
  // The short one is looked at from nearer, so that it is no dot beside the other.
  const [near, up] = build === pod ? [1.2, 78] : [1, 0];
  const pose =
    view === 1
      ? eye({ pitch: 11, cx: 600, cy: 600 - up, scale: near })
      : eye({ pitch: 20, cx: 600, cy: 580 - up, scale: 0.98 * near });
  return groundShadow(sheet, 600, 1040, 270, 46) + build(studio, pose);
};
