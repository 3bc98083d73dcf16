import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const BLADES = 7;

/** A point of a fan, its angle in degrees from the top and turning right. */
const onFan = (r: number, angle: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${num(r * Math.cos(turn))} ${num(r * Math.sin(turn))}`;
};

/** A case fan: swept blades about a wide hub, and a ring of light in its frame. */
export function rotor({ sheet }: Studio, x: number, y: number, r: number, light: string): string {
  const [hub, tip] = [r * 0.34, r * 0.86];
  // Each blade trails behind its root and ends in an arc along the frame.
  const blade = path(
    `M${onFan(hub, -16)}Q${onFan(r * 0.56, -12)} ${onFan(tip, 18)}A${num(tip)} ${num(tip)} 0 0 1 ${onFan(tip, 58)}Q${onFan(r * 0.66, 38)} ${onFan(hub, 28)}Z`,
    {
      fill: sheet.linear([
        [0, '#3d424b'],
        [1, '#15171c'],
      ]),
      stroke: light,
      width: r * 0.018,
      opacity: 0.95,
    },
  );
  const blades = repeat(BLADES, (index) => group(blade, { transform: `rotate(${num((index * 360) / BLADES)})` }));
  const well = sheet.radial([
    [0, light, 0.5],
    [1, light, 0.12],
  ]);
  return (
    glow(sheet, x, y, r * 1.3, light, 0.45) +
    circle(x, y, r, { fill: '#0b0c0f', stroke: '#2a2d34', width: r * 0.05 }) +
    circle(x, y, r * 0.9, { fill: well }) +
    group(blades, { transform: `translate(${num(x)} ${num(y)})` }) +
    circle(x, y, r * 0.92, { stroke: light, width: r * 0.075 }) +
    circle(x, y, hub, { fill: '#1b1d22', stroke: '#3a3d43', width: r * 0.03 }) +
    circle(x, y, hub * 0.55, { stroke: '#33363e', width: r * 0.02 })
  );
}

type Front = (studio: Studio, w: number, h: number, light: string, second: string) => string;

/** Mesh all over, three lit fans behind it. */
const meshFront: Front = (studio, w, h, light, second) => {
  const { sheet, colour } = studio;
  return (
    rect(0, 0, w, h, 14, { fill: flatFill(sheet, colour) }) +
    rect(26, 30, w - 52, h - 60, 10, { fill: darken(colour, 0.5) }) +
    rect(26, 30, w - 52, h - 60, 10, { fill: holes(sheet, 14, '#050607') }) +
    repeat(3, (index) =>
      group(rotor(studio, w / 2, 130 + (index * (h - 250)) / 2, 92, index % 2 ? second : light), { opacity: 0.75 }),
    )
  );
};

/** A closed front cut by two lit diagonals. */
const slashFront: Front = ({ sheet, colour }, w, h, light, second) =>
  rect(0, 0, w, h, 14, { fill: flatFill(sheet, colour) }) +
  path(`M30 ${h * 0.12}L${w - 30} ${h * 0.44}V${h * 0.56}L30 ${h * 0.24}Z`, { fill: holes(sheet, 14, '#050607') }) +
  path(`M30 ${h * 0.44}L${w - 30} ${h * 0.76}V${h * 0.9}L30 ${h * 0.58}Z`, { fill: holes(sheet, 14, '#050607') }) +
  path(`M30 ${h * 0.27}L${w - 30} ${h * 0.59}`, { stroke: light, width: 9, round: true }) +
  path(`M30 ${h * 0.62}L${w - 30} ${h * 0.94}`, { stroke: second, width: 9, round: true });

/** A pane of dark glass with two large fans and a lit diamond above them. */
const glassFront: Front = (studio, w, h, light, second) => {
  const { sheet, colour } = studio;
  const [x, y] = [w / 2, h * 0.14];
  return (
    rect(0, 0, w, h, 14, { fill: flatFill(sheet, colour) }) +
    rect(18, 18, w - 36, h - 36, 12, {
      fill: flatFill(sheet, '#0d0e12', 'gloss'),
      stroke: lighten(colour, 0.3),
      width: 3,
    }) +
    rotor(studio, x, h * 0.42, 118, light) +
    rotor(studio, x, h * 0.78, 118, second) +
    path(`M${x} ${y - 44}L${x + 44} ${y}L${x} ${y + 44}L${x - 44} ${y}Z`, { stroke: light, width: 8 })
  );
};

/** Two plates that meet in a broken line, one of them of mesh. */
const armourFront: Front = ({ sheet, colour }, w, h, light) => {
  const edge = `M${w * 0.62} 20L${w * 0.34} ${h * 0.34}L${w * 0.66} ${h * 0.6}L${w * 0.4} ${h - 20}`;
  return (
    rect(0, 0, w, h, 14, { fill: flatFill(sheet, colour) }) +
    path(`${edge}H20V20Z`, { fill: flatFill(sheet, lighten(colour, 0.1), 'gloss') }) +
    path(`${edge}H${w - 20}V20Z`, { fill: holes(sheet, 15, '#050607') }) +
    path(edge, { stroke: light, width: 8, round: true })
  );
};

/** What a tower shows to the front. */
export const fronts = { mesh: meshFront, slash: slashFront, glass: glassFront, armour: armourFront };
