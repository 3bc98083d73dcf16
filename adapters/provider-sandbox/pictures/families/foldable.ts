import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { group, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { opened, radians, THICK } from './foldable-panel.ts';

/** The closed flip: cover with two lenses and a small outer screen. */
function flipCover(studio: Studio, w: number, h: number): string {
  const { sheet, chance, colour } = studio;
  const large = chance.yes('large-cover');
  const small = rect(w * 0.36, 30, w * 0.58, 96, 22, { fill: '#08090b' });
  const cover = large
    ? group(screen(sheet, chance, w - 24, h - 24, { r: 34, bezel: 8, body: colour }), { transform: 'translate(12 12)' })
    : small;
  return (
    rect(0, 0, w, h, 44, { fill: flatFill(sheet, colour, 'gloss') }) +
    cover +
    lens(sheet, 66, large ? h - 80 : 78, 40, darken(colour, 0.2)) +
    lens(sheet, large ? 162 : 66, large ? h - 80 : 170, 40, darken(colour, 0.2)) +
    rect(2, 2, w - 4, h - 4, 42, { stroke: lighten(colour, 0.4), width: 3 })
  );
}

/** The shadow of a panel that is opened along a level hinge, below its lower edge. */
function levelShadow({ sheet }: Studio, view: Eye, [w, h]: readonly [number, number], tilt: number): string {
  const [y, z] = [h * Math.cos(tilt * radians), h * Math.sin(tilt * radians)];
  const feet = [-w / 2, w / 2].flatMap((x): Vec[] => [
    [x, y, z],
    [x, y, z - THICK],
  ]);
  return footShadow(sheet, feet.map(view.project), 40);
}

export const drawFlip: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const [w, h] = [420, 440];
  const look = { colour, finish: 'metal' as const, r: 44 };
  if (view === 1) {
    const closed = eye({ yaw: 22, pitch: 10, roll: -6, cx: 350, cy: 790, scale: 1.02 });
    const tall = eye({ yaw: -20, pitch: 5, roll: 4, cx: 740, cy: 590, scale: 1 });
    return (
      footShadow(sheet, boxFeet(closed, w, h), 40) +
      levelShadow(studio, tall, [w, h], 4) +
      opened(studio, tall, [w, h], 'level', 4) +
      slab(closed, w, h, THICK * 2.2, look, flipCover(studio, w, h))
    );
  }
  if (view === 2) {
    const bent = eye({ yaw: -24, pitch: 12, cx: 600, cy: 640, scale: 1.2 });
    return levelShadow(studio, bent, [w, h], 38) + opened(studio, bent, [w, h], 'level', 38);
  }
  const near = eye({ yaw: -24, pitch: 10, roll: 8, cx: 610, cy: 640, scale: 1.9 });
  return slab(near, w, h, THICK * 2.2, look, flipCover(studio, w, h));
};
