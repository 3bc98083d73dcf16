import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, num, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

const [w, h, d] = [840, 400, 330];

/** A wide body of cloth with membranes at its ends, carried by a handle that runs over its whole length. */
function whole({ sheet, colour }: Studio, view: Eye): string {
  const k = view.scale;
  const p = (x: number, y: number): string => view.project([x, y, 0]).map(num).join(' ');
  const handle = tube(
    `M${p(-w / 2 + 70, -h / 2 + 60)}C${p(-w / 2 + 60, -h / 2 - 150)} ${p(-w / 4, -h / 2 - 170)} ${p(0, -h / 2 - 170)}C${p(w / 4, -h / 2 - 170)} ${p(w / 2 - 60, -h / 2 - 150)} ${p(w / 2 - 70, -h / 2 + 60)}`,
    74 * k,
    darken(colour, 0.15),
  );
  const face =
    rect(0, 0, w, h, 150, { fill: flatFill(sheet, colour) }) +
    rect(0, 0, w, h, 150, { fill: weave(sheet, colour, 12), opacity: 0.4 }) +
    rect(w * 0.38, h * 0.38, w * 0.24, h * 0.24, 16, {
      fill: darken(colour, 0.35),
      stroke: lighten(colour, 0.25),
      width: 2,
    });
  const side = view.turn(axes.x)[2] > 0 ? 1 : -1;
  const r = h * 0.36;
  const end =
    circle(0, 0, r, { fill: '#17191d', stroke: tone(colour, 0.2), width: 8 }) +
    circle(0, 0, r * 0.86, {
      fill: sheet.radial([
        [0, '#4a4e57'],
        [0.55, '#24272d'],
        [0.9, '#0f1013'],
        [1, '#2d3036'],
      ]),
    });
  return (
    handle +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, finish: 'fabric', r: 150, bevel: 90, backBevel: 80 },
      face,
    ) +
    group(end, { transform: view.plane([(side * w) / 2, 0, 0], side > 0 ? axes.back : axes.z, axes.y) })
  );
}

export const drawBoombox: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 890, 490, 62) +
      whole(studio, eye({ yaw: -28, pitch: 12, cx: 600, cy: 650, scale: 1.12 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 890, 480, 76) + whole(studio, eye({ yaw: 36, pitch: 22, cx: 600, cy: 650, scale: 1.1 }))
    );
  return whole(studio, eye({ yaw: -44, pitch: 14, roll: -4, cx: 480, cy: 680, scale: 1.9 }));
};
