import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { type Lying, layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, centred, type Eye, eye, times, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { type Body, type Build, build } from './laptop-build.ts';
import { deck } from './laptop-deck.ts';
import { base, flank, frontLight, hinges, LID, lidBack, raised, rearWall, screenSide, sole } from './laptop-parts.ts';

/** Corners of the base above and below, and of the raised lid: what a picture of it has to hold. */
function hull(size: Build, lean: number): Vec[] {
  const { w, l } = size;
  const { origin } = raised(size, lean);
  const rim: Vec[] = [-w / 2, w / 2].flatMap((x): Vec[] => [
    [x, 0, -l / 2],
    [x, 0, l / 2],
  ]);
  return [...sole(size), ...rim, origin, add(origin, [w, 0, 0])];
}

/** The rectangle between two corners of the floor that are beside each other, and the one behind the first of them. */
function lying(corner: Vec, beside: Vec, beyond: Vec): Lying {
  const [across, along] = [add(beside, times(corner, -1)), add(beyond, times(corner, -1))];
  return {
    frame: { origin: corner, u: unit(across), v: unit(along) },
    w: Math.hypot(...across),
    l: Math.hypot(...along),
  };
}

function shadow({ sheet }: Studio, view: Eye, size: Build): string {
  const [left, right, , fore] = sole(size);
  return layShadow(sheet, view, lying(left, right, fore));
}

/** How large they are shown, so that the shadow of the widest one ends within the picture. */
const SIZE = 0.93;

/** From the front: thin ones stand more upright and are seen from lower, gaming ones show their keys. */
const poses: Record<Body, { yaw: number; pitch: number; lean: number }> = {
  thin: { yaw: -25, pitch: 20, lean: 20 },
  office: { yaw: -23, pitch: 24, lean: 16 },
  gaming: { yaw: -18, pitch: 29, lean: 13 },
  flip: { yaw: -23, pitch: 22, lean: 18 },
};

function opened(studio: Studio, size: Build, view: Eye, lean: number): string {
  const { origin, v } = raised(size, lean);
  return (
    base(studio, view, size, deck(studio, size)) +
    flank(studio, view, size) +
    (size.body === 'gaming' ? frontLight(view, size) : '') +
    hinges(view, size, studio.colour) +
    screenSide(studio, view, size, origin, v)
  );
}

/** On the edges of its lid and of its base, as a tent with the screen in front. */
function tent(studio: Studio, size: Build): string {
  const { sheet, colour } = studio;
  const { w, lidH, r } = size;
  const [c, s] = [Math.cos(0.46), Math.sin(0.46)];
  const [fore, aft]: [Vec, Vec] = [
    [0, c, s],
    [0, c, -s],
  ];
  const top: Vec = [-w / 2, 0, LID];
  const rear: Vec = [-w / 2, 0, -LID];
  const [front, back] = [add(top, times(fore, lidH)), add(rear, times(aft, lidH))];
  const [beside, across] = [add(front, [w, 0, 0]), add(back, [w, 0, 0])];
  const view = eye(
    centred({ yaw: -31, pitch: 13, scale: 1.16 * SIZE }, [top, add(top, [w, 0, 0]), front, beside, back, across]),
  );
  const cover =
    rect(0, 0, w, lidH, r, { fill: darken(colour, 0.5) }) +
    repeat(2, (index) => rect(w * 0.1 + index * w * 0.62, lidH * 0.86, w * 0.18, 14, 7, { fill: '#15171b' })) +
    circle(w / 2, lidH / 2, 5, { fill: '#15171b' });
  // What is seen of the base is its underside, in the shade of the lid.
  const base = prism(
    view,
    { origin: rear, u: axes.x, v: aft },
    roundedOutline(w, lidH, r),
    size.front,
    { colour, finish: 'metal', shift: -0.06 },
    cover,
  );
  const spine = prism(
    view,
    { origin: [-w * 0.34, -4, LID * 0.6], u: axes.x, v: axes.y },
    roundedOutline(w * 0.68, 18, 9),
    LID * 1.6,
    { colour: tone(colour, -0.35), finish: 'metal' },
    rect(0, 0, w * 0.68, 18, 9, { fill: tone(colour, -0.4) }),
  );
  return (
    layShadow(sheet, view, lying(back, across, front), 50) + base + spine + screenSide(studio, view, size, top, fore)
  );
}

export const drawLaptop: Draw = (studio) => {
  const size = build(studio);
  const { lean, yaw, pitch } = poses[size.body];
  const pose = { yaw: size.left ? -yaw : yaw, pitch, scale: SIZE };
  const flips = size.body === 'flip';
  if (studio.view === 1 && flips) return tent(studio, size);
  if (studio.view === 1 || (studio.view === 2 && flips)) {
    const view = eye(centred(pose, hull(size, lean)));
    return shadow(studio, view, size) + opened(studio, size, view, lean);
  }
  if (studio.view === 2) {
    const view = eye(centred({ yaw: 152, pitch: 18, scale: SIZE }, hull(size, 20)));
    const wall = size.body === 'gaming' ? rearWall(studio, view, size) : '';
    return (
      shadow(studio, view, size) +
      base(studio, view, size, deck(studio, size)) +
      wall +
      hinges(view, size, studio.colour) +
      lidBack(studio, view, size, 20)
    );
  }
  const near = eye({ yaw: -30, pitch: 48, roll: 2, cx: 640, cy: 560, scale: 1.45 });
  return opened(studio, size, near, 8);
};
