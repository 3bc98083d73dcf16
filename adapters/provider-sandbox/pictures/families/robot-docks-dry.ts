import { darken, isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { garage, ramp } from './robot-dock-bay.ts';
import { FRONT, seam, shell, statusLight } from './robot-dock-parts.ts';

const steel = '#b9bdc4';

export type Dock = (studio: Studio, view: Eye) => string;

/** What only charges: a low block with two contacts. */
export const charger: Dock = ({ sheet, colour }, view) => {
  const ink = isWhite(colour) ? colour : tone(colour, 0.06);
  return (
    ramp(sheet, view, 170, 110, ink) +
    shell(view, { w: 180, h: 130, d: 60, r: 26, bevel: 20, colour: ink, finish: 'matte' }) +
    onFront(
      view,
      FRONT + 1,
      rect(-66, -96, 132, 80, 18, { fill: flatFill(sheet, '#15171b', 'gloss') }) +
        circle(0, -74, 6, { fill: '#7fe0a8' }) +
        rect(-48, -40, 30, 10, 4, { fill: steel }) +
        rect(18, -40, 30, 10, 4, { fill: steel }),
    )
  );
};

/** The same as an upright slate, rounded all over. */
export const slate: Dock = ({ sheet, colour }, view) =>
  ramp(sheet, view, 150, 110, colour) +
  pillow(
    view,
    { origin: [-80, -190, FRONT], u: axes.x, v: axes.y },
    160,
    190,
    44,
    { colour, finish: 'gloss', r: 78, bevel: 16 },
    rect(34, 30, 92, 140, 46, { fill: flatFill(sheet, '#24262b', 'gloss') }) + circle(80, 62, 8, { fill: '#ffffff' }),
  );

/** A slim tower with a domed lid over a dust bag, a window on how full it is, a low bay below; no water. */
export const dustTower: Dock = ({ sheet, colour }, view) => {
  const [w, h] = [236, 356];
  const body = { w, h, d: 190, r: 84, bevel: 74, colour };
  const lid = h - 112;
  return (
    ramp(sheet, view, w - 20, 130, colour) +
    shell(view, body) +
    seam(view, body, lid, colour) +
    onFront(
      view,
      FRONT + 2,
      rect(-26, -lid - 5, 52, 14, 7, { fill: darken(colour, 0.3) }) +
        rect(-40, -lid + 34, 80, 84, 26, {
          fill: flatFill(sheet, '#2b2e34', 'gloss'),
          stroke: tone(colour, -0.2),
          width: 2.5,
        }) +
        statusLight(sheet, 0, -lid + 54, 26, '#ffffff'),
    ) +
    garage(sheet, view, w - 76, 98)
  );
};
