import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots, usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { facetInk, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { neon } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, cornerSteps, type Frame, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { homeScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import {
  circle,
  facet,
  group,
  line,
  num,
  path,
  rect,
  repeat,
  seamless,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, times, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './laptop-build.ts';

/** How deep the lid is. */
export const LID = 13;

const finishOf = ({ body }: Build) => (body === 'office' ? ('matte' as const) : ('metal' as const));

/** Where the base touches the floor, corner by corner. */
export function sole({ w, l, front, rear, under }: Build): readonly [Vec, Vec, Vec, Vec] {
  const [x, z] = [w / 2 - under, l / 2 - under];
  return [
    [-x, rear, -z],
    [x, rear, -z],
    [x, front, z],
    [-x, front, z],
  ];
}

/** The base: higher at its rear, narrower at the floor than above; artwork lies on its upper face, which is y = 0. */
export function base({ colour }: Studio, view: Eye, size: Build, face: string): string {
  const { w, l, front, rear, r, under } = size;
  const steps = cornerSteps(r);
  const rim = roundedOutline(w, l, r, 0, 0, steps);
  const foot = roundedOutline(w - under * 2, l - under * 2, Math.max(2, r - under / 2), under, under, steps);
  const top = ([x, y]: readonly [number, number]): Vec => [x - w / 2, 0, y - l / 2];
  const low = ([x, y]: readonly [number, number]): Vec => [x - w / 2, rear + (front - rear) * (y / l), y - l / 2];
  const sides = rim.flatMap((from, index) => {
    const next = (index + 1) % rim.length;
    const [to, below, beside] = [rim[next], foot[index], foot[next]];
    if (!to || !below || !beside) return [];
    const outward = view.turn(
      unit([to[1] - from[1], (under / rear) * 0.6 * Math.hypot(to[0] - from[0], to[1] - from[1]), from[0] - to[0]]),
    );
    if (outward[2] <= 0) return [];
    const corners = [top(from), top(to), low(beside), low(below)].map(view.project);
    return [facet(corners, facetInk(colour, finishOf(size), outward))];
  });
  const plane = view.plane([-w / 2, 0, -l / 2], axes.x, axes.z);
  return seamless(sides.join('')) + group(face, { transform: plane });
}

/** Sockets, and the openings for warm air of a gaming one, on the side that the view shows. */
export function flank({ sheet, colour }: Studio, view: Eye, size: Build): string {
  const { w, l, front, rear, under, body, hinge } = size;
  const right = view.turn(axes.x)[2] > 0;
  const y = front * 0.46;
  const metal = mix(colour, '#9aa0a8', 0.5);
  const vents =
    body === 'gaming'
      ? repeat(12, (index) =>
          line(l - hinge - 20 - index * 13, rear * 0.16, l - hinge - 26 - index * 13, rear * 0.72, {
            stroke: '#05060a',
            width: 7,
            round: true,
          }),
        )
      : '';
  const large = front > 20;
  const art =
    usbC(sheet, l - hinge - (vents ? 230 : 90), y, 26, metal) +
    usbC(sheet, l - hinge - (vents ? 276 : 140), y, 26, metal) +
    (large ? rect(l * 0.42, y - 7, 44, 14, 2, { fill: '#0a0b0d', stroke: metal, width: 1.5 }) : '') +
    circle(70, y, 6, { fill: '#0a0b0d', stroke: metal, width: 1.5 }) +
    vents;
  const [x, u, inward] = right
    ? ([w / 2, axes.back, -under / rear] as const)
    : ([-w / 2, axes.z, under / rear] as const);
  const laid = right ? art : group(art, { transform: `translate(${num(l)} 0) scale(-1 1)` });
  return group(laid, { transform: view.plane([x, 0, right ? l / 2 : -l / 2], u, [inward, 1, 0]) });
}

/** The line of light along the front edge of a gaming one. */
export function frontLight(view: Eye, { w, l, front, under, r, glow }: Build): string {
  const [x, y, z] = [w / 2 - r - under, front * 0.8, l / 2 - under * 0.7];
  const [from, to] = [view.project([-x, y, z]), view.project([x, y, z])];
  return neon(`M${from.map(num).join(' ')}L${to.map(num).join(' ')}`, 7, glow);
}

/** The rear of a gaming one: a wide grille at either end with light above it, and the large sockets between them. */
export function rearWall({ colour }: Studio, view: Eye, { w, l, rear, under, glow, r }: Build): string {
  const grille = (x: number): string => slots(x, rear * 0.3, w * 0.26, rear * 0.5, 3, '#05060a', lighten(colour, 0.25));
  const art =
    grille(r) +
    grille(w - r - w * 0.26) +
    rect(w * 0.36, rear * 0.28, 70, rear * 0.44, 3, { fill: '#0a0b0d', stroke: '#6d727b', width: 2 }) +
    rect(w * 0.48, rear * 0.36, 44, rear * 0.3, 8, { fill: '#0a0b0d', stroke: '#6d727b', width: 2 }) +
    rect(w * 0.56, rear * 0.28, 58, rear * 0.44, 3, { fill: '#0a0b0d', stroke: '#6d727b', width: 2 }) +
    neon(`M${num(r)} ${num(rear * 0.14)}H${num(w - r)}`, 5, glow);
  return group(art, { transform: view.plane([w / 2, 0, -l / 2], axes.left, [0, 1, under / rear]) });
}

/** The two barrels, or the one long one, that the lid turns on. */
export function hinges(view: Eye, { w, l, hinge, body }: Build, colour: string): string {
  const z = -l / 2 + hinge;
  const barrel = (from: number, to: number, r: number): string => {
    const ends = [view.project([from, -r * 0.5, z]), view.project([to, -r * 0.5, z])];
    const d = `M${ends.map((end) => end.map(num).join(' ')).join('L')}`;
    return (
      path(d, { stroke: darken(colour, 0.55), width: r * 2 * view.scale }) +
      path(d, { stroke: tone(colour, -0.1), width: r * view.scale, opacity: 0.7 })
    );
  };
  if (body === 'gaming') return barrel(-w * 0.4, -w * 0.22, 15) + barrel(w * 0.22, w * 0.4, 15);
  return body === 'thin'
    ? barrel(-w * 0.38, w * 0.38, 7)
    : barrel(-w * 0.4, -w * 0.26, 9) + barrel(w * 0.26, w * 0.4, 9);
}

/** A lit screen in its lid, artwork y running away from its upper edge at `origin` along `v`. */
export function screenSide(studio: Studio, view: Eye, size: Build, origin: Vec, v: Vec): string {
  const { sheet, chance, colour } = studio;
  const { w, lidH, r, bezel, chin } = size;
  const content = (sw: number, sh: number): string =>
    chance.yes('desktop', 0.5)
      ? group(homeScreen(chance, sw * 0.5, sh * 0.98, 9, 0), { transform: `translate(${num(sw * 0.25)} 0)` })
      : '';
  const face =
    screen(sheet, chance, w, lidH, { r, bezel, chin, body: colour, content, sheen: 0.6 }) +
    circle(w / 2, bezel / 2, 3.5, { fill: '#2a3350' });
  const frame: Frame = { origin, u: axes.x, v };
  return prism(view, frame, roundedOutline(w, lidH, r), LID, { colour, finish: finishOf(size) }, face);
}

/** Where the upper edge of the lid is, `lean` degrees past upright, and which way it falls to the hinge. */
export function raised({ w, l, lidH, hinge }: Build, lean: number): { origin: Vec; v: Vec } {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const v: Vec = [0, c, s];
  return { v, origin: add([-w / 2, -6, -l / 2 + hinge + 8], times(v, -lidH)) };
}

/** The outer side of the lid, seen from behind. */
export function lidBack({ sheet, colour }: Studio, view: Eye, size: Build, lean: number): string {
  const { w, lidH, r, body, glow } = size;
  const { origin, v } = raised(size, lean);
  const cut = (y: number): string =>
    path(`M0 ${num(lidH * y)}L${num(w * 0.3)} ${num(lidH * (y - 0.26))}H${num(w)}`, {
      stroke: darken(colour, 0.4),
      width: 4,
    });
  const face =
    rect(0, 0, w, lidH, r, { fill: flatFill(sheet, colour, finishOf(size)) }) +
    (body === 'gaming' ? cut(0.62) + rect(w * 0.44, lidH * 0.9, w * 0.12, 7, 3, { fill: glow }) : '') +
    rect(1.5, 1.5, w - 3, lidH - 3, r, { stroke: lighten(colour, 0.55), width: 3, opacity: 0.8 });
  const outer: Frame = { origin: add(origin, add([w, 0, 0], times([0, v[2], -v[1]], LID))), u: axes.left, v };
  return prism(view, outer, roundedOutline(w, lidH, r), LID, { colour, finish: finishOf(size) }, face);
}
