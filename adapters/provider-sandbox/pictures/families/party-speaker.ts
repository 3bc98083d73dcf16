import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow, glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { boxFeet } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A party box: two lit drivers on a dark front, knobs on top, a handle in its head. */
function box(studio: Studio, view: Eye, standing = true): string {
  const { sheet, chance, colour } = studio;
  const w = 430;
  const h = chance.range('h', 690, 780);
  const light = chance.pick('light', ['#5fd0ff', '#ff5aa0', '#8f7bff']);
  const driver = (y: number, r: number): string =>
    glow(sheet, w / 2, y, r * 1.5, light, 0.55) +
    circle(w / 2, y, r * 1.1, { stroke: light, width: 8 }) +
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
    rect(0, 0, w, h, 34, { fill: flatFill(sheet, '#24262b') }) + driver(h * 0.26, 92) + driver(h * 0.65, 158);
  const knobs = repeat(3, (index) => knob(sheet, 110 + index * 105, 120, 30, '#9aa0a8'));
  return (
    (standing ? footShadow(sheet, boxFeet(view, w, h, 340)) : '') +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, 170], u: [1, 0, 0], v: [0, 1, 0] },
      w,
      h,
      340,
      { colour, r: 40, bevel: 14, backBevel: 14 },
      face,
    ) +
    group(knobs, { transform: view.plane([-w / 2, -h / 2, -120], [1, 0, 0], [0, 0, 1]) })
  );
}

export const drawPartySpeaker: Draw = (studio) => {
  const { view } = studio;
  if (view === 1) return box(studio, eye({ yaw: -26, pitch: 9, cx: 600, cy: 590, scale: 1.16 }));
  if (view === 2) return box(studio, eye({ yaw: 32, pitch: 20, cx: 600, cy: 590, scale: 1.1 }));
  return box(studio, eye({ yaw: -20, pitch: 8, roll: 5, cx: 560, cy: 460, scale: 1.9 }), false);
};
