import { darken, isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import type { Build } from './drone-builds.ts';

/** One of its four corners: to the left or right, behind or ahead. */
export type Tip = readonly [side: -1 | 1, along: -1 | 1];

/** Air under turning blades: a grey half way between the light tile and the dark one is seen on both. */
const WASH = '#98a1af';
/** Light rings are of carbon: as grey as that, they are seen on both, too. */
const CARBON = '#6d727b';
/** How high a duct is over and under its blades. */
const DUCT = 46;

const placeOf = ({ reach, ahead, behind }: Build, [side, along]: Tip): [x: number, z: number] => [
  side * reach,
  along === 1 ? ahead : -behind,
];

/** The arm from the body to a motor. */
export function arm({ colour }: Studio, view: Eye, build: Build, tip: Tip, rim: string): string {
  const { w, l, arm: thick } = build;
  const [x, z] = placeOf(build, tip);
  const from = view.project([tip[0] * w * 0.36, 0, tip[1] * l * 0.3]);
  const to = view.project([x, -10, z]);
  const d = `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`;
  const width = thick * view.scale;
  return path(d, { stroke: rim, width: width + 5, round: true }) + tube(d, width, tone(colour, 0.12));
}

interface Dress {
  rim: string;
  accent: string;
  index: number;
}

/** The blades and the air about them, flat about the middle of a motor. */
function blades({ sheet }: Studio, blade: number, { accent, index }: Dress): string {
  const wash = circle(0, 0, blade, {
    fill: sheet.radial([
      [0, WASH, 0.5],
      [0.55, WASH, 0.26],
      [0.93, WASH, 0.4],
      [0.98, WASH, 0.75],
      [1, WASH, 0.5],
    ]),
  });
  const wing =
    path(
      `M0 -14C${num(blade * 0.4)} -30 ${num(blade * 0.9)} -20 ${blade} -4C${num(blade * 0.9)} 14 ${num(blade * 0.3)} 12 0 14Z`,
      {
        fill: sheet.linear([
          [0, '#7d828b'],
          [1, '#43474f'],
        ]),
        stroke: '#b4bac4',
        width: 2.5,
      },
    ) + rect(blade * 0.82, -17, blade * 0.14, 26, 6, { fill: accent });
  return `${wash}<g transform="rotate(${20 + index * 47})">${wing}<g transform="rotate(180)">${wing}</g></g>${circle(0, 0, 20, { fill: flatFill(sheet, '#8b9099', 'metal') })}`;
}

/** A light ring on spokes about the blades. */
const ring = (r: number, cage: string, rim: string, spokes: number, thick: number): string =>
  repeat(spokes, (spoke) =>
    line(0, 0, r, 0, { stroke: cage, width: 7, opacity: 0.9, transform: `rotate(${(spoke * 360) / spokes + 15})` }),
  ) +
  circle(0, 0, r, { stroke: rim, width: thick + 6 }) +
  circle(0, 0, r, { stroke: cage, width: thick });

/** The wall of a duct: its far half is seen from within, its near one from without, with openings. */
function ductWall({ colour }: Studio, view: Eye, x: number, z: number, r: number, near: boolean): string {
  const at = (angle: number, y: number): string =>
    view
      .project([x + r * Math.cos(angle), y, z + r * Math.sin(angle)])
      .map(num)
      .join(' ');
  // The wall turns from the viewer where the view does, however the drone is turned.
  const [towardsX, towardsZ] = [view.turn([1, 0, 0])[2], view.turn([0, 0, 1])[2]];
  const middle = Math.atan2(towardsZ, towardsX) + (near ? 0 : Math.PI);
  const angles = Array.from({ length: 19 }, (_, index) => middle + ((index - 9) / 18) * Math.PI);
  const [top, foot] = [-52 - DUCT, -52 + DUCT];
  const upper = angles.map((angle) => at(angle, top));
  const lower = angles.map((angle) => at(angle, foot)).reverse();
  const wall = path(`M${upper.join('L')}L${lower.join('L')}Z`, {
    fill: near ? tone(colour, -0.07) : tone(colour, isWhite(colour) ? -0.3 : -0.4),
    stroke: tone(colour, -0.26),
    width: 2,
  });
  if (!near) return wall;
  const openings = repeat(7, (index) => {
    const [from, to] = [angles[index * 2 + 2] ?? 0, (angles[index * 2 + 3] ?? 0) + 0.08];
    const [high, low] = [top + 24, foot - 20];
    return path(`M${at(from, high)}L${at(to, high)}L${at(to, low)}L${at(from, low)}Z`, {
      fill: darken(colour, isWhite(colour) ? 0.62 : 0.7),
    });
  });
  return wall + openings;
}

/** A motor on its leg, with its blades and what guards them. */
export function motor(studio: Studio, view: Eye, build: Build, tip: Tip, dress: Dress): string {
  const { sheet, colour } = studio;
  const { blade, guard } = build;
  const [x, z] = placeOf(build, tip);
  const white = isWhite(colour);
  const cage = tone(colour, white ? -0.1 : 0.18);
  const flat = (y: number, art: string): string => onTop(view, y, art, x, z);
  const axle = lathe(
    sheet,
    view,
    [
      [34, -30],
      [36, 20],
      [30, 34],
    ],
    { colour: '#6d727b', finish: 'metal', origin: [x, -10, z] },
  );
  if (guard === 'duct') {
    const r = blade * 1.1;
    return (
      ductWall(studio, view, x, z, r, false) +
      axle +
      flat(-52, blades(studio, blade, dress)) +
      ductWall(studio, view, x, z, r, true) +
      flat(-52 - DUCT, ring(r, cage, dress.rim, 5, 16) + circle(0, 0, 30, { fill: flatFill(sheet, cage) }))
    );
  }
  const leg = lathe(
    sheet,
    view,
    [
      [build.arm * 0.3, 0],
      [build.arm * 0.5, 90],
    ],
    { colour: darken(colour, 0.12), origin: [x, 90, z] },
  );
  const about = guard === 'ring' ? ring(blade * 1.06, CARBON, dress.rim, 10, 16) : '';
  return leg + axle + flat(-52, about + blades(studio, blade, dress));
}
