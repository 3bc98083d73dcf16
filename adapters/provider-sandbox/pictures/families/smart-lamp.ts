import { darken, isWhite, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow, roomAt } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { bulb } from './smart-bulb.ts';

/** A desk lamp: weighted foot, thin arms, flat lit head. */
function desk({ sheet, chance, colour }: Studio, view: Eye): string {
  const light = chance.pick('warmth', ['#ffe2b0', '#fff3d9', '#e3f0ff']);
  const k = view.scale;
  const p = (x: number, y: number, z = 0): string => view.project([x, y, z]).map(num).join(' ');
  // Its parts are so thin that white ones need more shade than a body does, or nothing of them is seen by day.
  const white = isWhite(colour);
  const body = white ? tone(colour, -0.07) : colour;
  const finish = white ? 'matte' : 'metal';
  const foot = lathe(
    sheet,
    view,
    [
      [190, 0],
      [192, 16],
      [182, 28],
    ],
    { colour: body, finish, origin: [160, 420, 0] },
  );
  const arm = tube(`M${p(160, 392)}L${p(chance.range('elbow', 210, 260), -40)}L${p(90, -330)}`, 24 * k, body, true);
  const [ex, ey] = view.project([90, -330, 0]);
  const [ax, ay] = view.project([-340, -280, -50]);
  const [bx, by] = view.project([-340, -280, 60]);
  const beam = path(
    `M${num(ax)} ${num(ay)}L${num(ex)} ${num(ey + 20)}L${num(ex + 120)} ${num(ey + 720 * k)}H${num(ax - 140)}Z`,
    {
      fill: sheet.linear([
        [0, light, 0.75],
        [0.7, light, 0.12],
        [1, light, 0],
      ]),
    },
  );
  const head = path(
    `M${num(ex + 30 * k)} ${num(ey - 26 * k)}L${num(ax)} ${num(ay - 16 * k)}Q${num(ax - 26 * k)} ${num(ay)} ${num(bx - 10 * k)} ${num(by + 8 * k)}L${num(ex + 30 * k)} ${num(ey + 26 * k)}Q${num(ex + 60 * k)} ${num(ey)} ${num(ex + 30 * k)} ${num(ey - 26 * k)}Z`,
    { fill: flatFill(sheet, body, finish), stroke: tone(body, white ? -0.3 : 0.3), width: 3 },
  );
  const strip = path(`M${num(ex)} ${num(ey + 26 * k)}L${num(bx + 10 * k)} ${num(by + 10 * k)}`, {
    stroke: white ? mix('#ffe9c4', light, 0.5) : '#fffaf0',
    width: 11 * k,
    round: true,
  });
  const joint = (x: number, y: number): string =>
    circle(...view.project([x, y, 0]), 24 * k, { fill: roundFill(sheet, darken(colour, 0.2), 'metal') });
  return (
    beam +
    foot +
    arm +
    head +
    strip +
    joint(90, -330) +
    joint(chance.range('elbow', 210, 260), -40) +
    onTop(view, 392, circle(0, 60, 20, { fill: '#0b0c0f', stroke: light, width: 4 }), 160)
  );
}

/** A bedside lamp: glowing shade over a small foot. */
function night({ sheet, chance, colour }: Studio, view: Eye): string {
  const light = chance.pick('light', ['#ffc27a', '#ffd9a8', '#c79bff', '#8fd0ff', '#ff9bb5']);
  const k = view.scale;
  const r = chance.range('shade', 190, 240);
  const h = chance.range('shade-h', 420, 520);
  const [x, y] = view.project([0, -90, 0]);
  const foot = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.94, 0],
        [r, 20],
        [r * 0.97, 90],
      ],
      5,
    ),
    { colour, finish: 'metal', origin: [0, 330, 0] },
  );
  const shade = lathe(
    sheet,
    view,
    [
      [r * 0.95, 0],
      ...smooth(
        [
          [r * 0.95, h * 0.05],
          [r * 0.95, h * 0.7],
          [r * 0.86, h * 0.92],
          [r * 0.6, h],
        ],
        7,
      ),
    ],
    { colour: mix('#fff8ee', light, 0.45), shift: 0.14, origin: [0, 240, 0] },
  );
  return (
    glow(sheet, x, y, Math.min(600 * k, roomAt(x, y)), light, 0.4) +
    foot +
    shade +
    glow(sheet, x, y + 60 * k, 260 * k, '#ffffff', 0.6) +
    onTop(
      view,
      240 - h,
      ellipse(0, 0, r * 0.56, r * 0.56, { fill: flatFill(sheet, tone(colour, 0.1), 'gloss') }) +
        circle(0, 0, 40, { stroke: light, width: 6 }) +
        circle(0, 0, 12, { fill: lighten(light, 0.5) }),
    ) +
    rect(x - 40 * k, y + 380 * k, 80 * k, 6 * k, 3, { fill: darken(colour, 0.4), opacity: 0.6 })
  );
}

export const drawSmartLamp: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const kind = chance.pick('kind', ['bulb', 'desk', 'night']);
  const draw = { bulb, desk, night }[kind];
  const cy = kind === 'bulb' ? 640 : 620;
  const shadow =
    kind === 'bulb'
      ? groundShadow(sheet, 600, 1090, 180, 26, 0.8)
      : groundShadow(sheet, kind === 'desk' ? 760 : 600, kind === 'desk' ? 1075 : 1000, 260, 44);
  if (view === 1) return shadow + draw(studio, eye({ pitch: 10, cx: 600, cy, scale: kind === 'bulb' ? 1.1 : 1.1 }));
  if (view === 2)
    return kind === 'bulb'
      ? draw(studio, eye({ pitch: -12, roll: 148, cx: 560, cy: 590, scale: 1.15 }))
      : shadow + draw(studio, eye({ pitch: 18, yaw: 34, cx: 600, cy, scale: 1.06 }));
  return draw(
    studio,
    eye({ pitch: 18, roll: -6, cx: kind === 'desk' ? 860 : 600, cy: kind === 'desk' ? 1080 : 840, scale: 1.85 }),
  );
};
