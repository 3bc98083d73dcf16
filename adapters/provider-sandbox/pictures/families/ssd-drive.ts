import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** 2.5 inches: 69.9 × 100 × 7 mm. */
const [w, l, thick] = [560, 800, 56];

/** A flat metal box with a label, screws in its corners and the long socket at its end. */
function box({ sheet, colour }: Studio, view: Eye, below: boolean): string {
  const screw = (x: number, y: number): string =>
    circle(x, y, 13, { fill: '#8b9099', stroke: darken(colour, 0.5), width: 3 });
  const label = below
    ? rect(60, 120, w - 120, l - 260, 6, { fill: '#eceef1' }) +
      repeat(9, (index) =>
        rect(92, 170 + index * 46, (w - 190) * (1 - (index % 3) * 0.2), 14, 3, { fill: '#8b9099', opacity: 0.7 }),
      )
    : rect(70, 110, w - 140, l * 0.36, 14, { fill: tone(colour, 0.24) }) +
      rect(110, 180, w * 0.4, 30, 8, { fill: lighten(colour, 0.75), opacity: 0.85 }) +
      rect(110, 232, w * 0.26, 18, 6, { fill: lighten(colour, 0.6), opacity: 0.6 });
  const face =
    rect(0, 0, w, l, 18, { fill: flatFill(sheet, colour, 'metal') }) +
    label +
    screw(34, 34) +
    screw(w - 34, 34) +
    screw(34, l - 34) +
    screw(w - 34, l - 34);
  const pins = (x: number, count: number): string =>
    rect(x, 14, count * 15 + 14, 26, 4, { fill: '#0b0c0f' }) +
    repeat(count, (index) => rect(x + 10 + index * 15, 20, 7, 14, 1, { fill: '#d9b765' }));
  const socket = group(pins(90, 15) + pins(350, 7), { transform: view.plane([-w / 2, 0, l / 2], axes.x, axes.y) });
  return plate(view, w, l, thick, { colour, finish: 'metal', r: 18 }, face) + socket;
}

export const drawSsdDrive: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 740, 470, 260) +
      box(studio, eye({ yaw: -28, pitch: 40, cx: 600, cy: 600, scale: 1.08 }), false)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 700, 420, 380, 0.8) +
      box(studio, eye({ yaw: 16, pitch: 66, cx: 600, cy: 600, scale: 1.08 }), true)
    );
  return box(studio, eye({ yaw: -24, pitch: 34, roll: 4, cx: 620, cy: 420, scale: 1.9 }), false);
};
