import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, centred, type Eye, eye, times, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
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

const shadow = (view: Eye, size: Build): string => layShadow(sole(size).map(view.project));

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
  const { colour } = studio;
  const { w, lidH, r } = size;
  const [c, s] = [Math.cos(0.46), Math.sin(0.46)];
  const [fore, aft]: [Vec, Vec] = [
    [0, c, s],
    [0, c, -s],
  ];
  const top: Vec = [-w / 2, 0, LID];
  const rear: Vec = [-w / 2, 0, -LID];
  const feet = [add(top, times(fore, lidH)), add(rear, times(aft, lidH))].flatMap((left) => [
    left,
    add(left, [w, 0, 0]),
  ]);
  const view = eye(centred({ yaw: -31, pitch: 13, scale: 1.16 }, [top, add(top, [w, 0, 0]), ...feet]));
  const [a, b, d, e] = feet.map(view.project);
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
    (a && b && d && e ? layShadow([a, b, e, d], 50) : '') + base + spine + screenSide(studio, view, size, top, fore)
  );
}

export const drawLaptop: Draw = (studio) => {
  const size = build(studio);
  const { lean, yaw, pitch } = poses[size.body];
  const pose = { yaw: size.left ? -yaw : yaw, pitch, scale: 1 };
  const flips = size.body === 'flip';
  if (studio.view === 1 && flips) return tent(studio, size);
  if (studio.view === 1 || (studio.view === 2 && flips)) {
    const view = eye(centred(pose, hull(size, lean)));
    return shadow(view, size) + opened(studio, size, view, lean);
  }
  if (studio.view === 2) {
    const view = eye(centred({ yaw: 152, pitch: 18, scale: 1 }, hull(size, 20)));
    const wall = size.body === 'gaming' ? rearWall(studio, view, size) : '';
    return (
      shadow(view, size) +
      base(studio, view, size, deck(studio, size)) +
      wall +
      hinges(view, size, studio.colour) +
      lidBack(studio, view, size, 20)
    );
  }
  const near = eye({ yaw: -30, pitch: 48, roll: 2, cx: 640, cy: 560, scale: 1.45 });
  return opened(studio, size, near, 8);
};
