import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glassSheen, glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { fronts, rotor } from './tower-fronts.ts';

/** A tower with a glass flank, boards and fans behind it. */
function tower(studio: Studio, view: Eye, glassRight: boolean): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [330, chance.range('h', 660, 720), chance.range('d', 620, 680)];
  const light = chance.pick('light', ['#5fd0ff', '#ff5aa0', '#8f7bff', '#46e0b0', '#ff8a4a']);
  const second = chance.pick('light2', ['#a98bff', '#3fa8ff', '#ff5a5f', '#ffffff']);
  const front = fronts[chance.pick('front', ['mesh', 'slash', 'glass', 'armour'])](studio, w, h, light, second);
  const inside =
    rect(0, 0, d, h, 0, {
      fill: sheet.linear(
        [
          [0, '#23262d'],
          [1, '#0d0e12'],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    glow(sheet, d * 0.7, h * 0.4, 320, light, 0.4) +
    glow(sheet, d * 0.2, h * 0.7, 260, second, 0.35) +
    rect(d * 0.12, h * 0.08, d * 0.56, h * 0.62, 8, { fill: '#17191f', stroke: '#33363e', width: 3 }) +
    repeat(4, (index) => rect(d * 0.5 + index * 20, h * 0.12, 11, h * 0.24, 3, { fill: index % 2 ? second : light })) +
    rotor(studio, d * 0.33, h * 0.26, h * 0.12, light) +
    rect(d * 0.1, h * 0.46, d * 0.62, h * 0.13, 10, {
      fill: sheet.linear([
        [0, '#4a4e56'],
        [1, '#1b1d21'],
      ]),
      stroke: light,
      width: 2.5,
    }) +
    repeat(2, (index) =>
      circle(d * (0.27 + index * 0.26), h * 0.525, h * 0.05, { fill: '#0b0c0f', stroke: '#6d727b', width: 3 }),
    ) +
    rect(0, h * 0.78, d, h * 0.22, 0, { fill: '#16181c' }) +
    rect(d * 0.12, h * 0.84, d * 0.3, 12, 6, { fill: light, opacity: 0.8 }) +
    repeat(3, (index) => rotor(studio, d * 0.86, h * (0.14 + index * 0.23), h * 0.095, index % 2 ? second : light)) +
    group(glassSheen(sheet, d, h, 0, 0.9), {}) +
    rect(4, 4, d - 8, h - 8, 6, { stroke: lighten(colour, 0.25), width: 8 });
  const flank = glassRight
    ? inside
    : rect(0, 0, d, h, 0, { fill: flatFill(sheet, colour) }) +
      rect(d * 0.5, h * 0.56, d * 0.4, h * 0.2, 12, { fill: holes(sheet, 16, darken(colour, 0.6)) });
  const origin = glassRight
    ? view.plane([w / 2 + 1, -h / 2, d / 2], axes.back, axes.y)
    : view.plane([-w / 2 - 1, -h / 2, -d / 2], axes.z, axes.y);
  const vents = rect(-w / 2 + 40, -d / 2 + 60, w - 80, d - 200, 14, { fill: holes(sheet, 14, darken(colour, 0.6)) });
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 12, bevel: 6 },
      front,
    ) +
    group(flank, { transform: origin }) +
    onTop(view, -h / 2, vents)
  );
}

/** A palm-sized cube of a computer. */
function mini({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [560, chance.range('mini', 110, 240), 560];
  const metal = chance.yes('metal', 0.6) ? ('metal' as const) : ('matte' as const);
  const face =
    rect(0, 0, w, h, 40, { fill: flatFill(sheet, colour, metal) }) +
    usbC(sheet, 130, h / 2, 52) +
    usbC(sheet, 214, h / 2, 52) +
    circle(w - 110, h / 2, 15, { fill: '#0b0c0f' }) +
    circle(w - 170, h / 2, 6, { fill: '#ffffff' });
  const tub = pillow(
    view,
    { origin: [-w / 2, -h / 2, -d / 2], u: axes.x, v: axes.z },
    w,
    d,
    h,
    { colour, finish: metal, r: chance.range('corner', 40, 110), bevel: 12, backBevel: 12 },
    rect(14, 14, w - 28, d - 28, 98, { fill: flatFill(sheet, colour, metal) }),
  );
  return (
    tub +
    group(face.slice(face.indexOf('/>') + 2), { transform: view.plane([-w / 2, -h / 2, d / 2 + 1], axes.x, axes.y) })
  );
}

export const drawMiniPc: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 830, 430, 110) +
      mini(studio, eye({ yaw: -26, pitch: 24, cx: 600, cy: 630, scale: 1.16 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 840, 440, 150) + mini(studio, eye({ yaw: 34, pitch: 40, cx: 600, cy: 620, scale: 1.14 }))
    );
  return mini(studio, eye({ yaw: -18, pitch: 14, roll: 4, cx: 740, cy: 600, scale: 2.1 }));
};

export const drawTowerPc: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1010, 430, 90) +
      tower(studio, eye({ yaw: -48, pitch: 12, cx: 600, cy: 580, scale: 1.1 }), true)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1010, 380, 90) +
      tower(studio, eye({ yaw: 32, pitch: 14, cx: 600, cy: 580, scale: 1.1 }), false)
    );
  return tower(studio, eye({ yaw: -54, pitch: 8, roll: 3, cx: 480, cy: 640, scale: 2 }), true);
};
