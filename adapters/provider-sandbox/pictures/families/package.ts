import { iconPath } from '#adapters/provider-sandbox/pictures/icons.ts';
import { darken, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const [w, h, d] = [600, 600, 380];
const card = '#ece9e3';

/** A plain carton: a band in the product's colour, and the line icon of its family. */
function carton({ sheet, colour }: Studio, view: Eye, family: string): string {
  const ink = darken(mix(colour, '#6b6862', 0.6), 0.25);
  const icon = path(iconPath(family), {
    stroke: ink,
    width: 1,
    round: true,
    transform: 'translate(156 130) scale(12)',
  });
  const band = (length: number): string => rect(0, h * 0.82, length, 46, 0, { fill: flatFill(sheet, colour) });
  const face = rect(0, 0, w, h, 4, { fill: flatFill(sheet, card) }) + icon + band(w);
  const side = rect(0, 0, d, h, 4, { fill: flatFill(sheet, darken(card, 0.14)) }) + band(d);
  const flank = (right: boolean): string =>
    group(side, {
      transform: right
        ? view.plane([w / 2, -h / 2, d / 2], axes.back, axes.y)
        : view.plane([-w / 2, -h / 2, -d / 2], axes.z, axes.y),
    });
  const top =
    rect(-w / 2, -d / 2, w, d, 4, { fill: flatFill(sheet, '#f4f2ee') }) +
    rect(-w / 2, -34, w, 68, 0, { fill: '#d9d4c9', opacity: 0.7 }) +
    path(`M${-w / 2} 0H${w / 2}`, { stroke: '#c3bdb0', width: 3 });
  return (
    prism(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      roundedOutline(w, h, 4),
      d,
      { colour: card },
      face,
    ) +
    flank(view.turn(axes.x)[2] > 0) +
    onTop(view, -h / 2, top)
  );
}

/** What nobody has recorded the form of is shown as it is delivered: in a neutral box. */
export const packageOf =
  (family: string): Draw =>
  (studio) => {
    const { sheet, view } = studio;
    if (view === 1)
      return (
        groundShadow(sheet, 600, 960, 400, 80) +
        carton(studio, eye({ yaw: -30, pitch: 16, cx: 590, cy: 610, scale: 1.1 }), family)
      );
    if (view === 2)
      return (
        groundShadow(sheet, 600, 960, 400, 90) +
        carton(studio, eye({ yaw: 34, pitch: 24, cx: 610, cy: 600, scale: 1.08 }), family)
      );
    return carton(studio, eye({ yaw: -16, pitch: 20, roll: 3, cx: 600, cy: 660, scale: 1.8 }), family);
  };
