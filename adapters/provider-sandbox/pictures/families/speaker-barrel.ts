import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A point of the scene as path data. */
const point = (view: Eye, at: Vec): string => view.project(at).map(num).join(' ');

/** A lying barrel of cloth with a pulsing membrane at each end. */
function barrel(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('r', 158, 186);
  const half = chance.range('half', 330, 372);
  const axis = [-1, 0, 0] as const;
  const shape = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.9, -half],
        [r, -half + 46],
        [r * 1.03, 0],
        [r, half - 46],
        [r * 0.9, half],
      ],
      7,
    ),
    { colour, finish: 'fabric', axis, cap: darken(colour, 0.5) },
  );
  const end =
    circle(0, 0, r * 0.9, { fill: '#1b1d21' }) +
    circle(0, 0, r * 0.78, {
      fill: sheet.radial([
        [0, '#4a4e57'],
        [0.55, '#24272d'],
        [0.9, '#0f1013'],
        [1, '#2d3036'],
      ]),
    }) +
    circle(0, 0, r * 0.86, { stroke: lighten(colour, 0.2), width: 8 });
  const art = group(end, { transform: view.plane([-half, 0, 0], [0, 0, 1], [0, 1, 0]) });
  const [px, py] = view.project([half * 0.1, -r * 0.1, r]);
  const buttons = repeat(3, (index) =>
    circle(px + (index - 1) * 62 * view.scale, py - 34 * view.scale, 8 * view.scale, {
      fill: '#ffffff',
      opacity: 0.75,
    }),
  );
  const badge = rect(px - 70 * view.scale, py + 20 * view.scale, 140 * view.scale, 46 * view.scale, 12, {
    fill: darken(colour, 0.35),
    stroke: lighten(colour, 0.3),
    width: 2,
  });
  const hook = tube(
    `M${point(view, [half - 30, -r * 0.7, 0])}C${point(view, [half + 70, -r * 1.3, 0])} ${point(view, [half + 140, -r * 0.2, 0])} ${point(view, [half + 20, r * 0.3, 0])}`,
    22 * view.scale,
    '#4a4e56',
  );
  return hook + shape + art + buttons + badge;
}

/** A rounded block of cloth on rubber feet, with one bold ring at its end and a cord to hang it by. */
function block({ sheet, colour }: Studio, view: Eye): string {
  const [w, h, d] = [690, 330, 270];
  const cord = tube(
    `M${point(view, [w / 2 - 60, -h / 2 + 30, -40])}C${point(view, [w / 2 + 10, -h / 2 - 130, -40])} ${point(view, [w / 2 + 170, -h / 2 - 60, 0])} ${point(view, [w / 2 - 6, -20, 40])}`,
    18 * view.scale,
    '#e0653a',
  );
  const face =
    rect(50, 50, w - 100, h - 100, 90, { fill: flatFill(sheet, colour) }) +
    rect(50, 50, w - 100, h - 100, 90, { fill: weave(sheet, colour, 13), opacity: 0.5 }) +
    rect(50, 50, w - 100, h - 100, 90, { stroke: lighten(colour, 0.22), width: 6 }) +
    rect(w / 2 - 46, h - 92, 92, 8, 4, { fill: '#e0653a' });
  const keys = repeat(4, (index) =>
    rect(-150 + index * 82, -16, 54, 32, 16, { fill: darken(colour, 0.4), stroke: lighten(colour, 0.4), width: 3 }),
  );
  return (
    cord +
    repeat(2, (index) =>
      pillow(
        view,
        { origin: [index ? 120 : -260, h / 2 - 16, d / 2 - 50], u: axes.x, v: axes.y },
        140,
        36,
        d - 100,
        { colour: '#2b2d32', r: 14, bevel: 8 },
        '',
      ),
    ) +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, finish: 'fabric', r: 140, bevel: 50, backBevel: 50 },
      face,
    ) +
    onTop(view, -h / 2 - 1, keys)
  );
}

/** A big box for parties: lit rings behind its cloth at either end, a strap from shoulder to shoulder. */
function shouldered({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [800, 400, 300];
  const light = chance.pick('light', ['#8f7bff', '#5fd0ff', '#ff5aa0']);
  const strap = tube(
    `M${point(view, [-w / 2 + 30, -h / 2 + 80, 0])}C${point(view, [-w / 2 - 30, -h / 2 - 210, 0])} ${point(view, [w / 2 + 30, -h / 2 - 210, 0])} ${point(view, [w / 2 - 30, -h / 2 + 80, 0])}`,
    34 * view.scale,
    '#34373d',
  );
  const woofer = (cx: number): string =>
    glow(sheet, cx, h / 2, 190, light, 0.5) +
    circle(cx, h / 2, 136, { stroke: light, width: 9, opacity: 0.9 }) +
    circle(cx, h / 2, 112, { fill: '#0f1013', opacity: 0.55 }) +
    circle(cx, h / 2, 44, { fill: '#3a3d43', opacity: 0.8 });
  const face =
    rect(44, 44, w - 88, h - 88, 116, { fill: flatFill(sheet, colour) }) +
    woofer(190) +
    woofer(w - 190) +
    rect(44, 44, w - 88, h - 88, 116, { fill: weave(sheet, colour, 14), opacity: 0.34 }) +
    rect(w / 2 - 64, h / 2 - 22, 128, 44, 10, { fill: '#17191d', stroke: '#b9bdc4', width: 3 });
  const plate = rect(-170, -34, 340, 68, 34, { fill: '#15171b', stroke: '#5a5e66', width: 3 });
  const keys = repeat(5, (index) => circle(-120 + index * 60, 0, 13, { fill: index === 2 ? light : '#8b9099' }));
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, finish: 'matte', r: 160, bevel: 44, backBevel: 44 },
      face,
    ) +
    onTop(view, -h / 2 - 1, plate + keys) +
    strap
  );
}

const builds = { barrel, block, shouldered };

export const drawSpeakerBarrel: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const whole = builds[chance.pick('build', ['barrel', 'block', 'shouldered'])];
  const shadow = groundShadow(sheet, 600, 850, 430, 58);
  if (whole === barrel) {
    if (view === 1) return shadow + barrel(studio, eye({ yaw: 34, pitch: 10, cx: 600, cy: 620, scale: 1.28 }));
    if (view === 2)
      return shadow + barrel(studio, eye({ yaw: -4, pitch: 12, roll: -4, cx: 560, cy: 620, scale: 1.22 }));
    return barrel(studio, eye({ yaw: 58, pitch: 14, roll: 6, cx: 720, cy: 620, scale: 2 }));
  }
  if (view === 1) return shadow + whole(studio, eye({ yaw: -26, pitch: 14, cx: 580, cy: 640, scale: 1.16 }));
  if (view === 2) return shadow + whole(studio, eye({ yaw: 22, pitch: 22, cx: 600, cy: 650, scale: 1.12 }));
  return whole(studio, eye({ yaw: -34, pitch: 18, roll: 4, cx: 520, cy: 680, scale: 1.8 }));
};
