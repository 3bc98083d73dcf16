import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import type { Point } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { joints } from './scooter-frame.ts';
import { arc, coil, rod, slab, strip } from './scooter-solid.ts';
import { scooterWheel } from './scooter-wheels.ts';

/** A guard over a wheel, the half behind the wheel or the one before it. */
function guard(
  view: Eye,
  x: number,
  { wheel }: Build,
  span: readonly [number, number],
  colour: string,
  whole: boolean,
) {
  const [gap, z] = [wheel.r + 16, wheel.tyre / 2 + 7];
  const outline = [...arc(x, -wheel.r, gap + 9, ...span, 14), ...arc(x, -wheel.r, gap, span[1], span[0], 14)];
  return slab(view, { outline, z: [-z, whole ? -z + 1 : z], colour, edges: whole ? 0 : 15 });
}

export function rearEnd(studio: Studio, view: Eye, build: Build, accent: string): string {
  const { sheet, colour } = studio;
  const { wheel, deck, rear, fender } = build;
  const { back, top, tail } = joints(build);
  const [r, z] = [wheel.r, wheel.tyre / 2 + 16];
  const low = -deck.clear - deck.thick * 0.4;
  const thick = rear === 'trail' ? 34 : 17;
  const pivot: Point = rear === 'rigid' ? [tail + 20, low - 4] : [tail + 26, low + 14];
  const outline: Point[] = [
    [back - 22, -r - thick],
    [pivot[0], pivot[1] - thick - 6],
    [pivot[0], pivot[1] + thick],
    [back, -r + thick + 4],
    [back - 24, -r + thick * 0.5],
  ];
  const arm = (side: number): string =>
    slab(view, { outline, z: [side * z - 8, side * z + 8], colour: tone(colour, rear === 'rigid' ? 0 : 0.14) });
  const spring = (side: number): string =>
    rear === 'rigid'
      ? ''
      : coil(
          view,
          [back + r * 0.55, -r - 8, side * z],
          [tail + 44, top - (rear === 'trail' ? 34 : 8), side * z],
          rear === 'trail' ? 26 : 18,
          accent,
        );
  const end = arc(back, -r, r + 22, fender.rear[0], fender.rear[0], 1)[0] ?? [back, -r];
  const light = view.project([end[0], end[1], 0]);
  const stay = fender.bracket
    ? rod(
        view,
        [
          [back, -r, z + 8],
          [back - r * 0.86, -r * 1.62, z - 4],
        ],
        10,
        '#5a5e66',
      )
    : '';
  return (
    arm(-1) +
    spring(-1) +
    guard(view, back, build, fender.rear, colour, true) +
    scooterWheel(studio, view, back, build, accent) +
    guard(view, back, build, fender.rear, colour, false) +
    strip(
      view,
      [
        [end[0], end[1], -16],
        [end[0], end[1], 20],
      ],
      20,
      '#d0402f',
    ) +
    glow(sheet, light[0], light[1], 40, '#ff5a4a', 0.45) +
    arm(1) +
    stay +
    spring(1)
  );
}

/** The front wheel with all that holds it. */
export function frontEnd(studio: Studio, view: Eye, build: Build, accent: string): string {
  const { colour } = studio;
  const { wheel, front, fender } = build;
  const {
    fore,
    head: [hx, hy],
  } = joints(build);
  const [r, z] = [wheel.r, wheel.tyre / 2 + (front === 'moto' ? 26 : 16)];
  const [crown, axle] = [[hx, hy + 4] as Point, [fore, -r] as Point];
  const mid: Point = [hx + (fore - hx) * 0.45, hy + (-r - hy) * 0.5];
  const dark = tone(colour, 0.12);
  const leg = (side: number): string => {
    const at = ([x, y]: Point): Vec => [x, y, side * z];
    if (front === 'rigid') return rod(view, [at(crown), at([fore - 6, -r - 30]), at(axle)], 24, dark);
    if (front === 'springs')
      return rod(view, [at(mid), at(axle)], 26, dark) + coil(view, at([hx - 4, hy - 18]), at(mid), 19, accent);
    if (front === 'telescopic')
      return rod(view, [at(crown), at(axle)], 20, '#c9ccd1') + rod(view, [at(mid), at(axle)], 36, dark);
    const knee: Point = front === 'link' ? [fore - r * 0.92, -r * 0.72] : [fore - r * 0.98, -r * 1.06];
    const upper: Point = front === 'link' ? [fore - 6, -r * 1.9] : [hx + 30, hy - 12];
    const stout = front === 'moto' ? 44 : 28;
    return (
      rod(view, [at([hx - 10, hy]), at(knee), at(axle)], stout, dark) +
      coil(view, at(upper), at([fore - r * 0.16, -r * 1.1]), front === 'moto' ? 30 : 17, accent)
    );
  };
  const yoke = rod(
    view,
    [
      [hx, hy, -z],
      [hx, hy, z],
    ],
    front === 'moto' ? 54 : 36,
    dark,
  );
  return (
    leg(-1) +
    guard(view, fore, build, fender.front, colour, true) +
    scooterWheel(studio, view, fore, build, accent) +
    guard(view, fore, build, fender.front, colour, false) +
    yoke +
    leg(1)
  );
}
