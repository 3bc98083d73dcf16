import { mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, num } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, eye, times } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { column, low, stacked, tinted } from './floor-washer-builds.ts';
import { along, floorHead, lean, neck } from './upright.ts';

const builds = { stacked, low, column };

/** A wet and dry cleaner: soft roller, tanks for clean and used water on a heavy body, a stick with a grip. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const accent = chance.pick('accent', ['#8fb3c9', '#c9b08f', '#9ab89a', '#b9bdc4']);
  const k = view.scale;
  const trim = mix(colour, '#2b2d32', 0.6);
  const part = (from: number, profile: readonly (readonly [number, number])[], ink: string, metal = false): string =>
    along(studio, view, from, profile, ink, metal ? 'metal' : 'gloss');
  const { parts, screenAt, gripAt } = builds[chance.pick('build', ['stacked', 'low', 'column'])](accent, colour, trim);
  const [sx, sy] = view.project(add(add(neck, times(lean, screenAt.up)), [0, 0, screenAt.out]));
  const r = screenAt.r * k;
  const screen =
    circle(sx, sy, r, { fill: '#0b0c0f' }) +
    circle(sx, sy, r * 0.74, { stroke: '#7fe0ff', width: 5 * k, dash: `${num(r * 3.2)} ${num(r * 1.7)}` }) +
    glow(sheet, sx, sy, r * 0.74, '#7fe0ff', 0.35);
  const at = (up: number, back: number): string =>
    view
      .project(add(add(neck, times(lean, up)), [0, 0, -back]))
      .map(num)
      .join(' ');
  const handle = tube(
    `M${at(gripAt, 0)}C${at(gripAt + 90, 0)} ${at(gripAt + 130, 60)} ${at(gripAt + 80, 120)}C${at(gripAt + 40, 160)} ${at(gripAt - 60, 120)} ${at(gripAt - 90, 10)}`,
    30 * k,
    '#2b2d32',
  );
  const body = parts.map(([from, profile, ink, metal]) => part(from, profile, ink, metal)).join('');
  return body + handle + screen + floorHead(studio, view, 340, tinted(colour, accent));
}

export const drawFloorWasher: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 1070, 300, 56) +
      whole(studio, eye({ yaw: -30, pitch: 10, cx: 590, cy: 600, scale: 0.98 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 590, 1060, 310, 70) +
      whole(studio, eye({ yaw: 40, pitch: 16, cx: 620, cy: 590, scale: 0.96 }))
    );
  return whole(studio, eye({ yaw: -34, pitch: 18, cx: 600, cy: 240, scale: 1.7 }));
};
