import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { mainsPlug } from '#adapters/provider-sandbox/pictures/kit/mains.ts';
import { prism } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import {
  circle,
  line,
  num,
  type Point,
  path,
  polygon,
  rect,
  repeat,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** One arm from the hinge to the tip, its inner edge on y = 0; `side` -1 is the upper one. */
const armLine = (side: -1 | 1): Point[] => {
  const upper: Point[] = [
    [-30, -34],
    [-14, -56],
    [40, -66],
    [640, -58],
    [700, -44],
    [722, -22],
    [716, -4],
    [-30, -4],
  ];
  return side === -1 ? upper : upper.map(([x, y]): Point => [x, -y]).reverse();
};

/** Two arms that open from a hinge, a long ceramic plate on each, a lead that leaves behind the hinge. */
function whole(studio: Studio, view: Eye, lead: boolean): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const plateInk = chance.pick('plate', ['#c08a62', '#8b9099', '#6a5a86']);
  const hinge: Vec = [-350, 0, 0];
  const arm = (side: -1 | 1): string => {
    const turn = (side * 7.5 * Math.PI) / 180;
    const u: Vec = [Math.cos(turn), Math.sin(turn), 0];
    const v: Vec = [-Math.sin(turn), Math.cos(turn), 0];
    const at = (z: number) => ({ origin: [hinge[0], hinge[1], z] as Vec, u, v });
    const shell = armLine(side);
    const edge = side === -1 ? 0 : -12;
    const ceramic: Point[] = [
      [330, edge],
      [700, edge],
      [700, edge + 12],
      [330, edge + 12],
    ];
    const art =
      path(polygon(shell), { fill: flatFill(sheet, colour, 'gloss'), stroke: tone(colour, 0.4), width: 2 }) +
      line(304, side * 4, 304, side * 62, { stroke: tone(colour, isWhite(colour) ? -0.3 : -0.7), width: 4 }) +
      (side === -1
        ? rect(92, -52, 104, 36, 12, { fill: '#050607', stroke: '#5a5e66', width: 2 }) +
          figures(chance.pick('heat', ['200', '180', '230']), 144, -34, 22, '#ffb36b', 2) +
          circle(232, -34, 13, { fill: '#3d4148', stroke: '#8b9099', width: 2 }) +
          circle(268, -34, 13, { fill: '#3d4148', stroke: '#8b9099', width: 2 })
        : repeat(7, (index) => rect(90 + index * 22, 26, 10, 18, 5, { fill: tone(colour, -0.5) })));
    return (
      prism(
        view,
        at(34),
        ceramic,
        68,
        { colour: plateInk, finish: 'metal', shift: 0.08 },
        path(polygon(ceramic), { fill: flatFill(sheet, plateInk, 'metal') }),
      ) + prism(view, at(44), shell, 88, { colour, finish: 'gloss', shift: 0.08 }, art)
    );
  };
  const [hx, hy] = view.project(hinge);
  const joint =
    circle(hx, hy, 40 * k, { fill: flatFill(sheet, tone(colour, 0.1), 'gloss'), stroke: tone(colour, 0.4), width: 2 }) +
    circle(hx, hy, 17 * k, { fill: '#8b9099' });
  const [ex, ey] = [hx + 330 * k, hy + 116 * k];
  const cord = lead
    ? tube(
        `M${num(hx - 20 * k)} ${num(hy + 16 * k)}C${num(hx - 110 * k)} ${num(hy + 80 * k)} ${num(hx - 20 * k)} ${num(hy + 190 * k)} ${num(hx + 110 * k)} ${num(hy + 150 * k)}S${num(ex - 80 * k)} ${num(ey - 20 * k)} ${num(ex)} ${num(ey)}`,
        18 * k,
        '#2b2d32',
      ) + mainsPlug(sheet, ex, ey, k * 0.8, 104, '#2b2d32')
    : '';
  return cord + arm(1) + arm(-1) + joint;
}

export const drawHairStraightener: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 560, 990, 360, 40, 0.7) +
      whole(studio, eye({ pitch: 22, yaw: -12, roll: -34, cx: 600, cy: 540, scale: 1.16 }), true)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 860, 430, 60, 0.8) +
      whole(studio, eye({ pitch: 40, yaw: 16, roll: 8, cx: 600, cy: 640, scale: 1.2 }), false)
    );
  return whole(studio, eye({ pitch: 30, yaw: -14, roll: -20, cx: 800, cy: 560, scale: 1.9 }), false);
};
