import { darken } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Point } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { arc, rod, slab, strip } from './scooter-solid.ts';

/** Where the parts of a scooter meet, seen from the side. */
export function joints({ wheel: { r }, base, deck, stem, front }: Build) {
  const [back, fore] = [-base / 2, base / 2];
  const head: Point = [fore - (front === 'moto' ? 90 : 52), -2 * r - (front === 'rigid' ? 34 : 74)];
  return {
    back,
    fore,
    head,
    bar: [head[0] - stem.lean * 0.8, -stem.top] as Point,
    top: -deck.clear - deck.thick,
    tail: back + r * 1.16,
    nose: fore - r * 1.5,
  };
}

export function deckOf({ colour }: Studio, view: Eye, build: Build, accent: string): string {
  const { deck, base, wheel } = build;
  const { tail, nose, top, back } = joints(build);
  const [low, half] = [-deck.clear, deck.wide / 2];
  const bow: Point[] = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return [nose + (tail + 40 - nose) * share, low + deck.bow * Math.sin(Math.PI * share)];
  });
  const rise = -wheel.r * 2 - 10;
  const ends: Record<typeof deck.tail, Point[]> = {
    flat: [
      [tail, top + 14],
      [tail + 14, top],
    ],
    fused: [
      [tail - 6, top - 4],
      [back + wheel.r * 1.02, rise + 74],
      [back + wheel.r * 1.2, rise + 70],
      [tail + 80, top],
    ],
    kick: [
      [tail - 4, top - 20],
      [tail - 40, top - 84],
      [tail - 16, top - 96],
      [tail + 96, top],
    ],
  };
  const outline: Point[] = [
    [tail, low - 16],
    ...ends[deck.tail],
    [nose, top],
    [nose + 34, top + 8],
    [nose + 30, low - 14],
    ...bow,
  ];
  const inset = half - 14;
  const [a, b] = [deck.tail === 'flat' ? tail + 34 : tail + 108, nose - 8];
  const mat: Point[] = [
    [a, top - 5],
    [b, top - 5],
    [b, top],
    [a, top],
  ];
  const side = top + deck.thick * 0.46;
  const foot: Vec[] = [
    [-base * 0.06, low, half - 20],
    [-base * 0.06 - 74, -6, half + 40],
  ];
  return (
    rod(view, foot, 17, '#8b9099') +
    (build.under
      ? strip(
          view,
          bow.slice(1, 8).map(([x, y]): Vec => [x, y + 10, half - 8]),
          30,
          `${accent}59`,
        )
      : '') +
    slab(view, { outline, z: [-half, half], colour }) +
    slab(view, { outline: mat, z: [-inset, inset], colour: '#3a3d44' }) +
    (build.under
      ? strip(
          view,
          bow.slice(1, 8).map(([x, y]): Vec => [x, y - 6, half + 1]),
          9,
          accent,
        )
      : strip(
          view,
          [
            [tail + 60, side, half + 1],
            [nose - 30, side, half + 1],
          ],
          deck.thick > 60 ? 10 : 6,
          accent,
        ))
  );
}

/** What carries the stem before the deck. */
export function neckOf({ colour }: Studio, view: Eye, build: Build): string {
  const { deck, neck, stem, wheel } = build;
  const {
    head: [hx, hy],
    nose,
    top,
  } = joints(build);
  const z = neck === 'post' ? 24 : Math.min(deck.wide / 2 - 22, stem.thick * 0.75 + 14);
  const low = -deck.clear;
  const necks: Record<typeof neck, Point[]> = {
    post: [
      [nose - 20, top],
      [nose + 6, top - 4],
      [hx - 36, hy - 26],
      [hx + 4, hy - 10],
      [nose + 50, top + 16],
      [nose + 30, low - 4],
    ],
    swan: [
      [nose - 70, top],
      ...arc(nose - 70, top - wheel.r, wheel.r, 86, 20, 9),
      [hx - 40, hy - 40],
      [hx + 20, hy - 20],
      ...arc(nose - 60, top - wheel.r + 10, wheel.r + 74, 8, 76, 9),
      [nose - 20, low],
    ],
    wedge: [
      [nose - 60, top],
      [hx - 62, hy - 44],
      [hx + 14, hy - 28],
      [hx + 10, hy + 10],
      [nose + 62, top + 4],
      [nose + 30, low - 8],
      [nose - 30, low],
    ],
  };
  return slab(view, { outline: necks[neck], z: [-z, z], colour: darken(colour, 0.05), finish: 'matte' });
}
