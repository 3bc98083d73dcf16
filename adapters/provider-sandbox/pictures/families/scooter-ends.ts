import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Corner } from '#adapters/provider-sandbox/pictures/kit/extrude.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, type Point } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { fender } from './scooter-fender.ts';
import { joints } from './scooter-frame.ts';
import { arc, coil, rod, soft, solid } from './scooter-solid.ts';
import { scooterWheel } from './scooter-wheels.ts';

const guardOf = (view: Eye, x: number, { wheel }: Build, span: readonly [number, number], colour: string) =>
  fender(view, { at: [x, -wheel.r], r: wheel.r + 20, half: wheel.tyre / 2 + 9, span, colour });

/** The nut that a wheel is held by. */
const nut = (view: Eye, x: number, y: number, z: number): string =>
  group(
    circle(0, 0, 15, { fill: '#4a4e56' }) +
      circle(-1, -1, 10, { fill: '#8f959e' }) +
      circle(0, 0, 5, { fill: '#33363c' }),
    {
      transform: view.plane([x, y, z], [1, 0, 0], [0, 1, 0]),
    },
  );

/** The red light at the end of the rear guard. */
function tailLight({ sheet }: Studio, view: Eye, { wheel, fender: { rear } }: Build, x: number): string {
  const at = (degrees: number, out: number): Point => arc(x, -wheel.r, wheel.r + out, degrees, degrees, 1)[0] ?? [x, 0];
  const [from, to] = [rear[0] + 6, rear[0] + 19];
  const outline = [at(from, 20), at(from, 36), at(to, 34), at(to, 20)].reverse();
  const turn = outline.map((point): Corner => [point[0], point[1], 5]);
  const half = wheel.tyre * 0.34;
  const [gx, gy] = view.project([...at((from + to) / 2, 38), 0]);
  return (
    solid(sheet, view, {
      outline: soft(clockwise(turn)),
      z: [-half, half],
      colour: '#d0302a',
      bevel: 0,
      shift: 0.1,
    }) + glow(sheet, gx, gy, 34, '#ff5a4a', 0.3)
  );
}

/** Corners in the order a body's outline needs. */
function clockwise(corners: Corner[]): Corner[] {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 ? corners : corners.reverse();
}

export function rearEnd(studio: Studio, view: Eye, build: Build, accent: string): string {
  const { sheet, colour } = studio;
  const { wheel, deck, rear } = build;
  const { back, top, tail } = joints(build);
  const [r, z] = [wheel.r, wheel.tyre / 2 + 18];
  const low = -deck.clear;
  const thick = rear === 'trail' ? 26 : 17;
  const outline = soft([
    [back - 26, -r - thick, thick],
    [tail + 20, top + deck.thick * 0.3, 20],
    [tail + 40, low - 12, 16],
    [back - 26, -r + thick, thick],
  ]);
  const arm = (side: number): string =>
    solid(sheet, view, {
      outline,
      z: [side * z - 9, side * z + 9],
      colour,
      bevel: side > 0 ? 5 : 0,
      shift: side > 0 ? 0.03 : -0.1,
    });
  const spring = (side: number): string =>
    rear === 'rigid'
      ? ''
      : coil(
          view,
          [back + r * 0.42, -r - thick * 1.1, side * (z - 14)],
          [tail + 2, top + (rear === 'trail' ? 8 : 24), side * (z - 14)],
          rear === 'trail' ? 24 : 19,
          accent,
        );
  const guard = guardOf(view, back, build, build.fender.rear, colour);
  return (
    arm(-1) +
    spring(-1) +
    tailLight(studio, view, build, back) +
    guard.inside +
    scooterWheel(studio, view, back, build, build.motor === 'rear') +
    guard.outside +
    spring(1) +
    arm(1) +
    nut(view, back, -r, z + 9)
  );
}

/** The front wheel with all that holds it. */
export function frontEnd(studio: Studio, view: Eye, build: Build, accent: string): string {
  const { sheet, colour } = studio;
  const { wheel, front, fender: guards } = build;
  const {
    fore,
    head: [hx, hy],
  } = joints(build);
  const [r, z] = [wheel.r, wheel.tyre / 2 + (front === 'moto' ? 24 : 18)];
  const [crown, axle] = [[hx + 6, hy + 30] as Point, [fore, -r] as Point];
  const mid: Point = [crown[0] + (fore - crown[0]) * 0.42, crown[1] + (-r - crown[1]) * 0.42];
  const dark = tone(colour, 0.04);
  const leg = (side: number): string => {
    const at = ([x, y]: Point): Vec => [x, y, side * z];
    if (front === 'rigid') return rod(view, [at(crown), at([fore - 8, -r - 34]), at(axle)], 24, dark);
    if (front === 'springs')
      return rod(view, [at(mid), at(axle)], 26, dark) + coil(view, at([crown[0], crown[1] + 4]), at(mid), 19, accent);
    if (front === 'telescopic')
      return rod(view, [at(crown), at(axle)], 20, '#b9bdc4') + rod(view, [at(mid), at(axle)], 34, dark);
    const knee: Point = front === 'link' ? [fore - r * 0.92, -r * 0.72] : [fore - r * 0.98, -r * 1.06];
    const upper: Point = front === 'link' ? [fore - 6, -r * 1.9] : [hx + 30, hy + 10];
    const stout = front === 'moto' ? 40 : 28;
    return (
      rod(view, [at([hx - 10, hy + 10]), at(knee), at(axle)], stout, dark) +
      coil(view, at(upper), at([fore - r * 0.16, -r * 1.1]), front === 'moto' ? 23 : 16, accent)
    );
  };
  const yoke = solid(sheet, view, {
    outline: soft([
      [hx - 26, hy + 14, 12],
      [hx + 28, hy + 14, 12],
      [hx + 34, hy + 44, 12],
      [hx - 20, hy + 44, 12],
    ]),
    z: [-z - 8, z + 8],
    colour,
    bevel: 9,
  });
  const guard = guardOf(view, fore, build, guards.front, colour);
  return (
    leg(-1) +
    guard.inside +
    scooterWheel(studio, view, fore, build, build.motor === 'front') +
    guard.outside +
    leg(1) +
    yoke +
    nut(view, fore, -r, z + (front === 'telescopic' ? 18 : 14))
  );
}
