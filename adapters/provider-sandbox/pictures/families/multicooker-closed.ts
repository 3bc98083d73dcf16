import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const steel = '#b9bdc4';
const floor = 250;

/** An egg with its lid in the same curve, a steel waist, a shield of keys down its front and a grip on top. */
export function egg(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const half = (rings: readonly (readonly [number, number])[], y: number): string =>
    lathe(sheet, view, smooth(rings, 7), { colour, finish: 'gloss', origin: [0, y, 0] });
  const lower = half(
    [
      [214, 0],
      [268, 26],
      [312, 110],
      [322, 230],
    ],
    floor,
  );
  const waist = lathe(
    sheet,
    view,
    [
      [324, 0],
      [327, 6],
      [327, 20],
      [322, 26],
    ],
    { colour: steel, finish: 'metal', origin: [0, floor - 228, 0] },
  );
  const upper = half(
    [
      [320, 0],
      [312, 70],
      [274, 146],
      [196, 200],
      [90, 224],
      [2, 228],
    ],
    floor - 254,
  );
  const keys = repeat(6, (index) =>
    rect(34 + (index % 2) * 146, 150 + Math.floor(index / 2) * 36, 66, 24, 12, {
      fill: '#2e3138',
      stroke: '#6d727b',
      width: 2,
    }),
  );
  const [w, h] = [280, 292];
  const shield = pillow(
    view,
    { origin: [-w / 2, floor - 330, 336], u: axes.x, v: axes.y },
    w,
    h,
    90,
    { colour: '#34373d', finish: 'gloss', r: 84, bevel: 14 },
    rect(12, 12, w - 24, h - 24, 74, { fill: flatFill(sheet, '#15171b', 'gloss'), stroke: steel, width: 4 }) +
      rect(44, 48, w - 88, 88, 14, { fill: '#050607' }) +
      figures(chance.pick('timer', ['1:30', '0:45', '2:00', '8:00']), w / 2, 92, 46, '#ff7a45', 2) +
      keys +
      circle(w / 2, 206, 26, { fill: flatFill(sheet, steel, 'metal') }),
  );
  const grip = pillow(
    view,
    { origin: [-130, floor - 506, 70], u: axes.x, v: axes.y },
    260,
    60,
    110,
    { colour: '#3d4148', finish: 'gloss', r: 26, bevel: 16, backBevel: 16, shift: 0.06 },
    rect(30, 24, 200, 6, 3, { fill: steel }),
  );
  const vent = onTop(
    view,
    floor - 452,
    circle(0, 0, 30, { fill: '#17191d', stroke: '#5a5e66', width: 5 }) + circle(0, 0, 12, { fill: '#8b9099' }),
    0,
    -130,
  );
  return lower + waist + upper + vent + grip + shield;
}

/** A cube with soft edges: a lid with a round display in its top, one latch in front and nothing else. */
export function cube(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, d] = [560, 540];
  const block = (top: number, h: number, inset: number, bevel: number, ink: string): string =>
    pillow(
      view,
      { origin: [-w / 2 + inset, top, -d / 2 + inset], u: axes.x, v: axes.z },
      w - inset * 2,
      d - inset * 2,
      h,
      { colour: ink, finish: 'matte', r: 96, bevel, backBevel: top > 0 ? 40 : 4 },
      '',
    );
  const lidTop = floor - 420;
  const feet = block(floor - 16, 16, 70, 4, '#2b2d32');
  const pot = block(floor - 300, 288, 0, 10, colour);
  const gap = block(floor - 308, 12, 10, 2, tone(colour, -0.5));
  const cover = block(lidTop, 114, 0, 60, colour);
  const dial =
    circle(0, 0, 116, { fill: tone(colour, -0.12) }) +
    circle(0, 0, 108, { fill: flatFill(sheet, '#15171b', 'gloss'), stroke: tone(colour, -0.3), width: 4 }) +
    figures(chance.pick('timer', ['1:30', '0:45', '2:00', '8:00']), 0, -14, 46, '#ffffff', 2) +
    repeat(3, (index) => circle(-36 + index * 36, 50, 7, { fill: index === 1 ? '#ffb36b' : '#6d727b' }));
  const vent =
    rect(-60, -22, 120, 44, 22, { fill: tone(colour, -0.16) }) +
    slots(-40, -14, 80, 28, 3, tone(colour, -0.55), tone(colour, 0.3));
  const latch =
    rect(-62, -24, 124, 74, 22, { fill: flatFill(sheet, tone(colour, -0.08)), stroke: tone(colour, -0.3), width: 3 }) +
    rect(-30, 24, 60, 7, 3, { fill: tone(colour, -0.4) });
  return (
    feet +
    pot +
    gap +
    cover +
    onTop(view, lidTop, dial, 0, 66) +
    onTop(view, lidTop, vent, 0, -150) +
    onFront(view, d / 2 + 1, latch, 0, floor - 312) +
    onFront(view, d / 2 + 1, circle(0, 0, 6, { fill: '#ff9a5a' }), 0, floor - 190)
  );
}
