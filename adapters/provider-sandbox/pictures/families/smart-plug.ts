import { lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { centred, type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** The socket's well with two holes and earth springs. */
function socket({ sheet, colour }: Studio, r: number): string {
  const hole = (x: number): string =>
    circle(x, 0, r * 0.13, { fill: '#08090b', stroke: tone(colour, -0.35), width: 4 });
  const well = sheet.radial([
    [0, tone(colour, -0.1)],
    [0.78, tone(colour, -0.2)],
    [0.92, tone(colour, -0.45)],
    [1, tone(colour, -0.12)],
  ]);
  return (
    circle(0, 0, r, { fill: well }) +
    circle(0, 0, r, { stroke: lighten(colour, 0.5), width: 4 }) +
    hole(-r * 0.42) +
    hole(r * 0.42) +
    rect(-r * 0.12, -r * 0.98, r * 0.24, r * 0.26, 6, { fill: flatFill(sheet, '#b9bdc4', 'metal') }) +
    rect(-r * 0.12, r * 0.72, r * 0.24, r * 0.26, 6, { fill: flatFill(sheet, '#b9bdc4', 'metal') })
  );
}

/** What plugs differ in: a plain drum, a barrel with a collar, a cup that narrows to the wall, a rounded square. */
type Body = 'drum' | 'barrel' | 'cup' | 'square';

/** Depth of the body, of the round foot that goes into the socket, and of the pins. */
const DEEP = 190;
const FOOT = 62;
const PIN = 184;
const APART = 94;

/** The radius at the rear, just behind the front, and at the front's edge. */
const walls: Record<Exclude<Body, 'square'>, readonly (readonly [share: number, z: number])[]> = {
  drum: [
    [0.93, 0],
    [1, 0.1],
    [1, 0.9],
    [0.94, 1],
  ],
  barrel: [
    [0.84, 0],
    [0.9, 0.08],
    [0.9, 0.56],
    [1, 0.6],
    [1, 0.92],
    [0.97, 1],
  ],
  cup: [
    [0.74, 0],
    [0.8, 0.14],
    [0.96, 0.7],
    [1, 0.92],
    [0.96, 1],
  ],
};

/** One pin: brass at its end, sleeved where it leaves the plug. */
function pin(sheet: Sheet, view: Eye, x: number, from: number): string {
  const origin: Vec = [x, 0, from];
  const bare = lathe(
    sheet,
    view,
    [
      [21, 0],
      [21, PIN - 20],
      [17, PIN - 6],
      [8, PIN],
    ],
    { colour: '#c3c6cc', finish: 'metal', axis: axes.back, origin },
  );
  const sleeve = lathe(
    sheet,
    view,
    [
      [24, 0],
      [24, 44],
    ],
    { colour: '#3a3d43', axis: axes.back, origin },
  );
  return view.turn(axes.back)[2] > 0 ? sleeve + bare : bare + sleeve;
}

function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const body: Body = chance.pick('body', ['drum', 'barrel', 'cup', 'square']);
  const light = chance.pick('light', ['#5fd0ff', '#46e0b0', '#ff8a4a']);
  const r = chance.range('r', 230, 262);
  const rear = -DEEP / 2;
  const behind = view.turn(axes.back)[2] > 0;
  const foot = lathe(
    sheet,
    view,
    [
      [r * 0.72, 0],
      [r * 0.72, FOOT - 8],
      [r * 0.68, FOOT],
    ],
    { colour: tone(colour, -0.05), axis: axes.back, origin: [0, 0, rear] },
  );
  const shell =
    body === 'square'
      ? pillow(
          view,
          behind
            ? { origin: [r * 0.94, -r * 0.94, rear], u: axes.left, v: axes.y }
            : { origin: [-r * 0.94, -r * 0.94, DEEP / 2], u: axes.x, v: axes.y },
          r * 1.88,
          r * 1.88,
          DEEP,
          { colour, r: 92, bevel: 26, backBevel: 28, taper: behind ? -14 : 14 },
          '',
        )
      : lathe(
          sheet,
          view,
          walls[body].map(([share, z]) => [r * share, rear + DEEP * z] as const),
          { colour, axis: axes.z },
        );
  const edge = r * { drum: 1, barrel: 0.9, cup: 0.9, square: 0.94 }[body];
  const button = lathe(
    sheet,
    view,
    [
      [30, 0],
      [30, 12],
      [25, 16],
    ],
    { colour: tone(colour, -0.12), axis: axes.up, origin: [0, 6 - edge, 0] },
  );
  const lit = chance.yes('ring', 0.5)
    ? circle(0, 0, r * 0.86, { stroke: light, width: 9, opacity: 0.9 })
    : circle(0, -r * 0.85, 9, { fill: light });
  const front = onFront(view, DEEP / 2, lit + socket(studio, r * 0.72));
  const pins = [-APART, APART].map((x) => pin(sheet, view, x, rear - FOOT)).join('');
  return behind ? shell + button + foot + pins : pins + foot + shell + button + front;
}

/** How far a plug reaches, from its face to the ends of its pins. */
function hull({ chance }: Studio): Vec[] {
  const r = chance.range('r', 230, 262);
  const end = -DEEP / 2 - FOOT - PIN;
  const face = [0, 90, 180, 270].map((angle): Vec => {
    const at = (angle * Math.PI) / 180;
    return [r * Math.cos(at), r * Math.sin(at), DEEP / 2];
  });
  return [...face, [-APART, 0, end], [APART, 0, end]];
}

/** Turned so far to the side that the pins are seen beyond it. */
export const drawSmartPlug: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (view === 3) return whole(studio, eye({ yaw: -26, pitch: 20, roll: 6, cx: 600, cy: 620, scale: 2 }));
  const pose = view === 1 ? { yaw: -57, pitch: 16, scale: 1.5 } : { yaw: 128, pitch: 14, scale: 1.4 };
  const from = eye(centred(pose, hull(studio)));
  const [x, y] = from.project([0, chance.range('r', 230, 262) * 0.94, 0]);
  return groundShadow(sheet, x, y, 250, 40) + whole(studio, from);
};
