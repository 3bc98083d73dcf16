import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, num } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, eye, times } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { along, floorHead, lean, neck } from './upright.ts';

/** A wet and dry cleaner: soft roller, tanks for clean and used water on a heavy body, a stick with a grip. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const accent = chance.pick('accent', ['#8fb3c9', '#c9b08f', '#9ab89a', '#b9bdc4']);
  const k = view.scale;
  const trim = mix(colour, '#2b2d32', 0.6);
  const part = (from: number, profile: readonly (readonly [number, number])[], ink: string, metal = false): string =>
    along(studio, view, from, profile, ink, metal ? 'metal' : 'gloss');
  const [sx, sy] = view.project(add(neck, [0, -450, 30]));
  const screen =
    circle(sx, sy, 54 * k, { fill: '#0b0c0f' }) +
    circle(sx, sy, 40 * k, { stroke: '#7fe0ff', width: 5 * k, dash: `${num(170 * k)} ${num(90 * k)}` }) +
    glow(sheet, sx, sy, 40 * k, '#7fe0ff', 0.35);
  const grip = [add(neck, times(lean, 860)), add(neck, times(lean, 930))].map(view.project);
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = grip;
  const handle = tube(
    `M${num(ax)} ${num(ay)}C${num(ax)} ${num(ay - 40 * k)} ${num(bx - 70 * k)} ${num(by - 40 * k)} ${num(bx - 70 * k)} ${num(by + 40 * k)}C${num(bx - 70 * k)} ${num(by + 110 * k)} ${num(ax - 20 * k)} ${num(ay + 70 * k)} ${num(ax)} ${num(ay + 60 * k)}`,
    30 * k,
    '#2b2d32',
  );
  return (
    part(
      0,
      [
        [52, -20],
        [66, 20],
        [74, 60],
      ],
      trim,
    ) +
    part(
      60,
      [
        [104, 0],
        [116, 16],
        [116, 130],
        [110, 142],
      ],
      darken(accent, 0.2),
    ) +
    part(
      202,
      [
        [116, 0],
        [118, 20],
        [112, 210],
        [84, 262],
      ],
      colour,
    ) +
    part(
      420,
      [
        [86, 0],
        [92, 10],
        [90, 120],
        [60, 150],
      ],
      mix('#dfe8ee', accent, 0.4),
    ) +
    part(
      570,
      [
        [20, 0],
        [19, 300],
      ],
      '#b9bdc4',
      true,
    ) +
    handle +
    screen +
    floorHead(studio, view, 340, lighten(accent, 0.1))
  );
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
