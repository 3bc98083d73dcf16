import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import type { Corner } from '#adapters/provider-sandbox/pictures/kit/extrude.ts';
import type { Point } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';
import { type Axis, loft } from './scooter-loft.ts';
import { rod, soft, solid, strip } from './scooter-solid.ts';

/** Where the parts of a scooter meet, seen from the side. */
export function joints({ wheel: { r }, base, deck, stem, front }: Build) {
  const [back, fore] = [-base / 2, base / 2];
  const head: Point = [fore - (front === 'moto' ? 90 : 52), -2 * r - (front === 'rigid' ? 40 : 74)];
  return {
    back,
    fore,
    head,
    bar: [head[0] - stem.lean * 0.8, -stem.top] as Point,
    top: -deck.clear - deck.thick,
    tail: back + r * 1.22,
    nose: fore - r * 1.56,
  };
}

/** The line the bar is steered about. */
export const steering = (build: Build): Axis => {
  const { head, bar } = joints(build);
  return { foot: head, top: bar };
};

/** The rubber that one stands on, ribbed along. */
function matOf(view: Eye, build: Build): string {
  const { tail, nose, top } = joints(build);
  const half = build.deck.wide / 2 - 17;
  const [from, to] = [build.deck.tail === 'flat' ? tail + 30 : tail + 112, nose - 4];
  const ribs = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((share) =>
    strip(
      view,
      [
        [from + 14, top - 2, half * share],
        [to - 14, top - 2, half * share],
      ],
      5,
      '#53575e',
    ),
  );
  const sheet = (lift: number, by: number, ink: string): string =>
    strip(
      view,
      [-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((share, index): Vec[] => {
        const z = (half - by) * share;
        const ends: Vec[] = [
          [from + by, top - lift, z],
          [to - by, top - lift, z],
        ];
        return index % 2 ? ends.reverse() : ends;
      }),
      half * 0.46,
      ink,
    );
  return sheet(1, 10, '#2a2d32') + ribs.join('');
}

/** The stand, folded up along the near edge of the deck. */
const standOf = (view: Eye, build: Build): string => {
  const { nose } = joints(build);
  const [y, z] = [-build.deck.clear - 3, build.deck.wide / 2 - 4];
  return rod(
    view,
    [
      [nose - 150, y - 8, z],
      [nose - 168, y + 5, z],
      [nose - 330, y + 5, z],
      [nose - 352, y + 12, z + 4],
    ],
    13,
    '#6d727a',
  );
};

export function deckOf({ sheet, colour }: Studio, view: Eye, build: Build, accent: string): string {
  const { deck, wheel } = build;
  const { tail, nose, top, back } = joints(build);
  const [low, half] = [-deck.clear, deck.wide / 2];
  // A level underside needs no more than its ends.
  const parts = deck.bow === 0 ? 1 : 8;
  const bow = Array.from({ length: parts + 1 }, (_, index): Corner => {
    const share = index / parts;
    return [nose + 10 + (tail + 40 - nose) * share, low + deck.bow * Math.sin(Math.PI * share), 0];
  });
  const rise = -wheel.r * 2 - 10;
  const ends: Record<typeof deck.tail, Corner[]> = {
    flat: [[tail + 6, top, 26]],
    fused: [
      [back + wheel.r * 1.0, rise + 66, 12],
      [back + wheel.r * 1.22, rise + 62, 16],
      [tail + 86, top, 90],
    ],
    kick: [
      [tail - 26, top - 60, 14],
      [tail - 4, top - 70, 14],
      [tail + 104, top, 90],
    ],
  };
  const outline = soft([
    [tail - 4, low - 18, 24],
    ...ends[deck.tail],
    [nose, top, 0],
    [nose + 40, low - 20, 24],
    ...bow,
  ]);
  const light = Array.from({ length: 7 }, (_, index): Point => {
    const share = (index + 1) / 8;
    return [nose + (tail + 40 - nose) * share, low + deck.bow * Math.sin(Math.PI * share)];
  });
  const glow = light.map(([x, y]): Vec => [x, y + 6, half - 8]);
  const seam = low - deck.thick * 0.34;
  const line = (y: number, ink: string, width: number, from = tail + 34, to = nose - 6): string =>
    strip(
      view,
      [
        [from, y, half],
        [to, y, half],
      ],
      width,
      ink,
    );
  return (
    (build.under ? [46, 34, 22, 12].map((width) => strip(view, glow, width, `${accent}1c`)).join('') : '') +
    standOf(view, build) +
    solid(sheet, view, { outline, z: [-half, half], colour, bevel: Math.min(14, deck.thick * 0.2) }) +
    matOf(view, build) +
    (build.under
      ? strip(
          view,
          light.map(([x, y]): Vec => [x, y - 8, half - 2]),
          6,
          accent,
        )
      : line(seam, tone(colour, -0.5), 4) +
        line(seam + 4, tone(colour, 0.22), 2) +
        line(seam - 16, accent, 6, nose - 120, nose - 44))
  );
}

/** What carries the stem before the deck, and the tube that it is steered in. */
export function neckOf({ sheet, colour }: Studio, view: Eye, build: Build): string {
  const { deck, neck, stem } = build;
  const {
    head: [hx, hy],
    nose,
    top,
  } = joints(build);
  const z = Math.min(deck.wide / 2 - 24, stem.thick * 0.5 + (neck === 'post' ? 6 : 14));
  const low = -deck.clear;
  const bend = neck === 'post' ? 60 : neck === 'swan' ? 170 : 110;
  const outline = soft([
    [nose - 96, top + 4, 0],
    [nose + 2, top + 2, bend],
    [hx - stem.thick * 0.9, hy - 40, 12],
    [hx + stem.thick * 0.34, hy - 30, 12],
    [hx + stem.thick * 0.5, hy + 26, 16],
    [nose + (neck === 'post' ? 52 : 84), top + (neck === 'swan' ? 2 : 14), bend * 0.8],
    [nose + 26, low - 8, 30],
    [nose - 80, low - 4, 0],
  ]);
  const tube = stem.thick * 0.62;
  return (
    solid(sheet, view, { outline, z: [-z, z], colour, bevel: Math.min(18, z * 0.45), shift: -0.04 }) +
    loft(
      view,
      steering(build),
      [
        [-0.06, tube, tube, 1],
        [0.05, tube, tube, 1],
      ],
      colour,
      0,
      -0.06,
    )
  );
}
