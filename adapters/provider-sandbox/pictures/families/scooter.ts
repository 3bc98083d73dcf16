import { ellipse, group } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { type Build, scooterBuilds } from './scooter-builds.ts';
import { barOf, screenOf } from './scooter-cockpit.ts';
import { frontEnd, rearEnd } from './scooter-ends.ts';
import { deckOf, joints, neckOf } from './scooter-frame.ts';
import { lampOf } from './scooter-lamp.ts';
import { stemOf } from './scooter-stem.ts';

/** A faint shade below the deck, and a dark one under each tyre where that touches the floor. */
function shadeOf({ sheet }: Studio, view: Eye, build: Build): string {
  const { back, fore } = joints(build);
  const { r, tyre } = build.wheel;
  const ink = '#10141d';
  const fill = (dark: number): string =>
    sheet.radial([
      [0, ink, dark],
      [0.4, ink, dark * 0.62],
      [0.75, ink, dark * 0.16],
      [1, ink, 0],
    ]);
  const pool = (x: number, rx: number, ry: number, dark: number): string => ellipse(x, 0, rx, ry, { fill: fill(dark) });
  const under = (x: number): string => pool(x, r * 1.25, tyre * 1.7, 0.34) + pool(x, r * 0.66, tyre * 0.82, 0.85);
  return group(pool(0, fore + r, build.deck.wide * 1.1, 0.3) + under(back) + under(fore), {
    transform: view.plane([0, 0, 0], [1, 0, 0], [0, 0, 1]),
  });
}

function whole(studio: Studio, view: Eye, build: Build, accent: string): string {
  return (
    shadeOf(studio, view, build) +
    rearEnd(studio, view, build, accent) +
    deckOf(studio, view, build, accent) +
    neckOf(studio, view, build) +
    frontEnd(studio, view, build, accent) +
    stemOf(studio, view, build, accent) +
    lampOf(studio, view, build) +
    barOf(studio, view, build, accent)
  );
}

export const drawScooter: Draw = (studio) => {
  const { chance, view } = studio;
  const build =
    scooterBuilds[chance.pick('build', ['feather', 'swan', 'sprung', 'tourer', 'cruiser', 'hauler', 'beast'])];
  const accent = chance.pick('accent', ['#e0653a', '#c9ccd1', '#5aa37a', '#4a8ad8', '#d8a83a', '#d0402f', '#3fb8b0']);
  if (view === 1) return whole(studio, eye({ yaw: -24, pitch: 10, cx: 610, cy: 1050, scale: 0.83 }), build, accent);
  if (view === 2) return whole(studio, eye({ yaw: -60, pitch: 13, cx: 600, cy: 1000, scale: 0.82 }), build, accent);
  const close = eye({ yaw: 58, pitch: 30, scale: 1.62 });
  const { bar } = joints(build);
  const [x, y] = close.project([bar[0], bar[1], 0]);
  const rider = eye({ yaw: 58, pitch: 30, scale: 1.62, cx: 1200 - x, cy: 1030 - y });
  return (
    lampOf(studio, rider, build) +
    stemOf(studio, rider, build, accent) +
    barOf(studio, rider, build, accent) +
    screenOf(studio, rider, build, accent)
  );
};
