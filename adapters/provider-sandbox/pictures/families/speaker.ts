import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob, mark, marks, weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, latheFrame, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import {
  circle,
  ellipse,
  group,
  line,
  num,
  path,
  rect,
  repeat,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

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
    mark(chance.pick('mark', marks), 0, 0, r * 0.5, chance.pick('accent', ['#ff6a3d', '#e9ebef', '#ffc53d']), 0.95) +
    circle(0, 0, r * 0.86, { stroke: lighten(colour, 0.2), width: 8 });
  const art = group(end, { transform: view.plane([-half, 0, 0], [0, 0, 1], [0, 1, 0]) });
  const [px, py] = view.project([half * 0.1, -r * 0.1, r]);
  const buttons = repeat(3, (index) =>
    circle(px + (index - 1) * 62 * view.scale, py - 34 * view.scale, 8 * view.scale, {
      fill: '#ffffff',
      opacity: 0.75,
    }),
  );
  const badge =
    rect(px - 70 * view.scale, py + 20 * view.scale, 140 * view.scale, 46 * view.scale, 12, {
      fill: darken(colour, 0.35),
      stroke: lighten(colour, 0.3),
      width: 2,
    }) + mark('bars', px, py + 43 * view.scale, 24 * view.scale, '#ffffff', 0.8);
  return shape + art + buttons + badge;
}

/** A standing column of cloth with a touch ring on top. */
function column(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('r', 190, 250);
  const h = chance.range('h', 480, 660);
  const light = chance.pick('light', ['#5fd0ff', '#8f7bff', '#ff8a5b', '#46e0b0']);
  const scale = view.scale;
  const { reach, flat } = latheFrame(view, [0, 0, 0], axes.up);
  const [wide, low, high] = [r * scale, -56 * reach, -(h - 56) * reach];
  const over = path(
    `M${num(-wide)} ${num(high)}V${num(low)}A${num(wide)} ${num(wide * flat)} 0 0 0 ${num(wide)} ${num(low)}V${num(high)}A${num(wide)} ${num(wide * flat)} 0 0 1 ${num(-wide)} ${num(high)}Z`,
    { fill: weave(sheet, colour, 11), opacity: 0.34 },
  );
  const body = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.84, 0],
          [r * 0.98, 22],
          [r, 60],
        ],
        6,
      ),
      [r, h - 50],
      ...smooth(
        [
          [r, h - 50],
          [r * 0.97, h - 14],
          [r * 0.86, h],
        ],
        6,
      ),
    ],
    { colour, finish: 'fabric', origin: [0, h / 2, 0], over },
  );
  const top =
    ellipse(0, 0, r * 0.86, r * 0.86, { fill: flatFill(sheet, mix(colour, '#111317', 0.55), 'gloss') }) +
    circle(0, 0, r * 0.7, { stroke: light, width: 10, opacity: 0.9 }) +
    circle(0, 0, r * 0.7, { stroke: '#ffffff', width: 3, opacity: 0.7 }) +
    line(-26, 0, 26, 0, { stroke: '#ffffff', width: 5, round: true }) +
    line(0, -26, 0, 26, { stroke: '#ffffff', width: 5, round: true });
  const [x, y] = view.project([0, h * 0.32, r]);
  return (
    body +
    group(top, { transform: view.plane([0, -h / 2, 0], [1, 0, 0], [0, 0, 1]) }) +
    mark(chance.pick('mark', marks), x, y, 44 * scale, lighten(colour, 0.6), 0.85)
  );
}

/** A shelf or party box: two drivers on a dark front. */
function cabinet(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const w = 430;
  const h = chance.range('h', 690, 780);
  const light = chance.yes('party', 0.5) ? chance.pick('light', ['#5fd0ff', '#ff5aa0', '#8f7bff']) : '';
  const driver = (y: number, r: number): string =>
    (light
      ? glow(sheet, w / 2, y, r * 1.5, light, 0.55) + circle(w / 2, y, r * 1.1, { stroke: light, width: 8 })
      : '') +
    circle(w / 2, y, r * 1.04, {
      fill: sheet.linear(
        [
          [0, '#a7abb3'],
          [0.5, '#3a3d44'],
          [1, '#7d828b'],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    circle(w / 2, y, r * 0.95, { fill: '#0d0e11' }) +
    circle(w / 2, y, r * 0.84, {
      fill: sheet.radial([
        [0, '#15171b'],
        [0.5, '#2c2f36'],
        [0.78, '#3e424a'],
        [0.82, '#15161a'],
        [1, '#2a2d33'],
      ]),
    }) +
    circle(w / 2, y, r * 0.3, {
      fill: sheet.radial(
        [
          [0, '#8a8f99'],
          [1, '#24272d'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    });
  const face =
    rect(0, 0, w, h, 34, { fill: flatFill(sheet, chance.yes('dark-front', 0.6) ? '#24262b' : tone(colour, -0.1)) }) +
    driver(h * 0.26, 92) +
    driver(h * 0.65, 158) +
    mark(chance.pick('mark', marks), w / 2, h * 0.93, 32, '#e9ebef', 0.8);
  const knobs = repeat(3, (index) => knob(sheet, 110 + index * 105, 120, 30, '#9aa0a8'));
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, 170], u: [1, 0, 0], v: [0, 1, 0] },
      w,
      h,
      340,
      { colour, r: 40, bevel: 14, backBevel: 14 },
      face,
    ) + group(knobs, { transform: view.plane([-w / 2, -h / 2, -120], [1, 0, 0], [0, 0, 1]) })
  );
}

export const drawSpeaker: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const kind = chance.pick('kind', ['barrel', 'column', 'cabinet', 'barrel']);
  const poses = {
    barrel: [
      { yaw: 34, pitch: 10, cx: 600, cy: 620, scale: 1.28 },
      { yaw: -4, pitch: 12, roll: -4, cx: 600, cy: 620, scale: 1.28 },
      { yaw: 58, pitch: 14, roll: 6, cx: 720, cy: 620, scale: 2 },
    ],
    column: [
      { yaw: 0, pitch: 15, cx: 600, cy: 600, scale: 1.26 },
      { yaw: 20, pitch: 30, cx: 600, cy: 620, scale: 1.2 },
      { yaw: 0, pitch: 38, roll: -6, cx: 600, cy: 860, scale: 1.9 },
    ],
    cabinet: [
      { yaw: -26, pitch: 9, cx: 600, cy: 590, scale: 1.16 },
      { yaw: 32, pitch: 20, cx: 600, cy: 590, scale: 1.1 },
      { yaw: -20, pitch: 8, roll: 5, cx: 560, cy: 460, scale: 1.9 },
    ],
  } as const;
  const pose = poses[kind][view - 1] ?? poses[kind][0];
  const [y, rx] = ({ barrel: [850, 430], column: [1020, 320], cabinet: [1050, 330] } as const)[kind];
  const shadow = view === 3 ? '' : groundShadow(sheet, 600, y, rx, 58);
  return shadow + { barrel, column, cabinet }[kind](studio, eye(pose));
};
