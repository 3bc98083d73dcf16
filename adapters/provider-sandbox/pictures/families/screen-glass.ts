import { footShadow, glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ofPhone } from './of-phone.ts';
import { type PhoneBuild, phoneBuild, phoneFront } from './phone-parts.ts';

/** A clear sheet with a black or clear rim, floating at depth `z`. */
function pane(
  { sheet, chance }: Studio,
  view: Eye,
  { w, h, r }: PhoneBuild,
  z: number,
  at: readonly [number, number],
): string {
  const rimmed = chance.yes('rim', 0.6);
  const tint = chance.pick('tint', ['#dcecf5', '#dcecf5', '#c9d4dc', '#3a3f48']);
  const dark = tint === '#3a3f48';
  const fill = sheet.linear(
    [
      [0, '#ffffff', 0.62],
      [0.35, tint, dark ? 0.5 : 0.2],
      [0.65, '#ffffff', 0.34],
      [1, tint, dark ? 0.6 : 0.26],
    ],
    0,
    0,
    1,
    1,
  );
  const edge = sheet.linear(
    [
      [0, '#ffffff'],
      [0.3, '#9fc4d6'],
      [0.6, '#ffffff'],
      [1, '#7fa8bd'],
    ],
    0,
    0,
    1,
    1,
  );
  const border = rimmed ? rect(5, 5, w - 10, h - 10, r - 4, { stroke: '#0b0c0f', width: 10, opacity: 0.88 }) : '';
  const notch = rect(w / 2 - 60, 24, 120, 34, 17, { stroke: rimmed ? '#0b0c0f' : '#8fb4c6', width: 4 });
  const face =
    rect(0, 0, w, h, r, { fill }) +
    border +
    notch +
    glassSheen(sheet, w, h, r, 1.7) +
    path(
      `M${(w * 0.62).toFixed(0)} ${h}L${w} ${(h * 0.42).toFixed(0)}V${(h * 0.62).toFixed(0)}L${(w * 0.82).toFixed(0)} ${h}Z`,
      { fill: '#ffffff', opacity: 0.3 },
    ) +
    rect(1.5, 1.5, w - 3, h - 3, r, { stroke: edge, width: 4 });
  const origin: Vec = [at[0] - w / 2, at[1] - h / 2, z];
  return prism(
    view,
    { origin, u: [1, 0, 0], v: [0, 1, 0] },
    roundedOutline(w, h, r),
    9,
    { colour: '#a9cbdb', finish: 'gloss', shift: 0.2 },
    face,
  );
}

export const drawScreenGlass: Draw = (studio) => {
  const { sheet, view } = studio;
  const held = ofPhone(studio);
  const build = phoneBuild(held);
  const { w, h, r, depth } = build;
  const body = { colour: '#5a5e66', finish: 'metal' as const, r };
  const front = phoneFront(held, build);
  if (view === 1) {
    const from = eye({ yaw: -32, pitch: 6, roll: 4, cx: 640, cy: 590, scale: 1.08 });
    return (
      footShadow(sheet, boxFeet(from, w, h, depth)) +
      slab(from, w, h, depth, body, front) +
      pane(studio, from, build, 260, [-40, 0])
    );
  }
  if (view === 2) {
    const from = eye({ yaw: 22, pitch: 5, roll: -4, cx: 540, cy: 590, scale: 1.1 });
    const second = eye({ yaw: 22, pitch: 5, roll: -4, cx: 690, cy: 600, scale: 1.1 });
    return (
      footShadow(sheet, boxFeet(from, w, h)) +
      footShadow(sheet, boxFeet(second, w, h)) +
      pane(studio, from, build, 0, [0, 0]) +
      pane(studio, second, build, 60, [0, 0])
    );
  }
  const near = eye({ yaw: -34, pitch: 14, roll: 14, cx: 560, cy: 1080, scale: 2 });
  return slab(near, w, h, depth, body, front) + pane(studio, near, build, 150, [-10, 0]);
};
