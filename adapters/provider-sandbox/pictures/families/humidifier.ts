import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { ellipse, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** How many puffs a plume is made of. */
const PUFFS = 9;
/** How high mist rises where the picture has room for it. */
const RISE = 430;

/** A plume of mist above a point: it widens and thins as it rises, and is gone before the picture ends. */
function mist({ sheet }: Studio, x: number, y: number): string {
  const rise = Math.min(RISE, y - 16);
  return repeat(PUFFS, (index) => {
    const share = index / (PUFFS - 1);
    const strength = 0.26 * (1 - share) + 0.05;
    const fill = sheet.radial([
      [0, '#8d9bb0', strength],
      [0.5, '#a9b4c4', strength * 0.5],
      [1, '#c9d1dc', 0],
    ]);
    const r = rise * (0.07 + 0.17 * share);
    const sway = Math.sin(share * 4.6) * rise * 0.07;
    return ellipse(x + sway, y - rise * (0.03 + 0.68 * share), r, r * 1.2, { fill });
  });
}

/** The wall of a column between two heights, in the axes of its lathe. */
const wrap = (r: number, flat: number, low: number, high: number): string =>
  `M${num(-r)} ${num(-low)}A${num(r)} ${num(r * flat)} 0 0 0 ${num(r)} ${num(-low)}V${num(-high)}A${num(r)} ${num(r * flat)} 0 0 1 ${num(-r)} ${num(-high)}Z`;

/** A clear tank: its water up to two thirds, light along its left, the base seen as opaque below. */
function clearTank(sheet: Sheet, r: number, flat: number, h: number): string {
  return (
    path(wrap(r, flat, h * 0.32, h * 0.88), { fill: roundFill(sheet, '#b4c6d4', 'gloss') }) +
    path(wrap(r, flat, h * 0.32, h * 0.68), {
      fill: sheet.linear([
        [0, '#6fb0e0', 0.55],
        [1, '#3f7fb8', 0.7],
      ]),
    }) +
    ellipse(0, -h * 0.68, r, r * flat, { fill: '#bfe0f5', opacity: 0.6 })
  );
}

/** Upright slots all round, through which a wick gives off its water unseen. */
const wickSlots = (r: number, flat: number, h: number, ink: string): string =>
  repeat(21, (index) => {
    const angle = ((index - 10) * 8.4 * Math.PI) / 180;
    const drop = r * flat * Math.cos(angle);
    return line(r * Math.sin(angle), -h * 0.42 + drop, r * Math.sin(angle), -h * 0.84 + drop, {
      stroke: ink,
      width: Math.max(3, 13 * Math.cos(angle)),
      round: true,
    });
  });

/** How wide a turned body is at a height. */
function radiusAt(rings: Profile, height: number): number {
  const above = Math.max(
    1,
    rings.findIndex((ring) => ring[1] >= height),
  );
  const [low, high] = [rings[above - 1] ?? [0, 0], rings[above] ?? [0, 0]];
  const share = (height - low[1]) / (high[1] - low[1] || 1);
  return low[0] + (high[0] - low[0]) * share;
}

/** A water tank over a base with a dial; tall, drop-like or squat. */
function whole(studio: Studio, view: Eye, steam: boolean, shaded = true): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const shape = chance.pick('shape', ['drop', 'column', 'pot']);
  const r = chance.range('r', 210, 250);
  const h = shape === 'pot' ? r * 1.7 : chance.range('h', 540, 640);
  const rings = {
    drop: smooth(
      [
        [r * 0.8, 0],
        [r, h * 0.12],
        [r * 1.02, h * 0.36],
        [r * 0.74, h * 0.72],
        [r * 0.34, h * 0.94],
        [r * 0.24, h],
      ],
      9,
    ),
    column: [
      ...smooth(
        [
          [r * 0.84, 0],
          [r * 0.9, h * 0.04],
          [r * 0.9, h * 0.1],
        ],
        6,
      ),
      [r * 0.9, h * 0.9] as const,
      ...smooth(
        [
          [r * 0.9, h * 0.9],
          [r * 0.84, h * 0.97],
          [r * 0.7, h],
        ],
        7,
      ),
    ],
    pot: smooth(
      [
        [r * 0.78, 0],
        [r * 1.05, h * 0.2],
        [r * 1.12, h * 0.5],
        [r * 0.96, h * 0.84],
        [r * 0.6, h],
      ],
      9,
    ),
  };
  const light = chance.pick('light', ['#5fd0ff', '#ffc27a', '#8f7bff', '#46e0b0']);
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  // A seam lies on the wall itself: as wide as that is at its height, and as high as the picture shows it.
  const wallAt = (share: number): number => radiusAt(rings[shape], h * share);
  const tall = h * Math.sqrt(1 - flat * flat) * k;
  const heightAt = (share: number): number => -tall * share;
  const belt = (share: number): string => {
    const wide = wallAt(share) * k - 1.5;
    const y = num(heightAt(share));
    return path(`M${num(-wide)} ${y}A${num(wide)} ${num(wide * flat)} 0 0 0 ${num(wide)} ${y}`, {
      stroke: darken(colour, 0.35),
      width: 3.5,
    });
  };
  const tank = shape === 'column' ? chance.pick('tank', ['window', 'clear', 'wick']) : 'plain';
  const wall = r * 0.9 * k;
  const water =
    tank === 'window'
      ? rect(-r * 0.12 * k, wall * flat - tall * 0.76, r * 0.24 * k, tall * 0.4, 30, {
          fill: sheet.linear([
            [0, '#dfeaf2', 0.9],
            [0.4, '#dfeaf2', 0.9],
            [0.42, '#7db5e0', 0.95],
            [1, '#4a8ac2', 0.95],
          ]),
          stroke: darken(colour, 0.3),
          width: 3,
        })
      : tank === 'clear'
        ? clearTank(sheet, wall, flat, tall)
        : tank === 'wick'
          ? wickSlots(wall, flat, tall, darken(colour, 0.55))
          : '';

  const dialAt = shape === 'pot' ? 0.25 : 0.18;
  const dialY = heightAt(dialAt) + wallAt(dialAt) * flat * k;
  const over =
    belt(shape === 'pot' ? 0.42 : 0.3) +
    water +
    glow(sheet, 0, dialY, 60 * k, light, 0.6) +
    knob(sheet, 0, dialY, 34 * k, mix(colour, '#c9ccd1', 0.3));
  const body = lathe(sheet, view, rings[shape], {
    colour,
    finish: chance.pick('finish', ['matte', 'gloss']),
    origin: [0, h / 2, 0],
    over,
  });
  const [x, y] = view.project([0, -h / 2, 0]);
  const top = rings[shape].at(-1)?.[0] ?? 60;
  const hole =
    ellipse(x, y, top * 0.72 * k, top * 0.72 * flat * k, { fill: '#15171b' }) +
    ellipse(x, y, top * 0.72 * k, top * 0.72 * flat * k, { stroke: lighten(colour, 0.4), width: 3 }) +
    repeat(3, (index) =>
      ellipse(x, y, top * (0.18 + index * 0.18) * k, top * (0.18 + index * 0.18) * flat * k, {
        stroke: tone(colour, -0.2),
        width: 3,
      }),
    );
  const [fx, fy] = view.project([0, h / 2, 0]);
  const shadow = shaded ? groundShadow(sheet, fx, fy + 46 * flat, r * 1.24 * k, r * k * (0.08 + flat * 0.4)) : '';
  return shadow + body + hole + (steam && tank !== 'wick' ? mist(studio, x, y) : '');
}

export const drawHumidifier: Draw = (studio) => {
  if (studio.view === 1) return whole(studio, eye({ pitch: 14, cx: 600, cy: 690, scale: 1.16 }), true);
  if (studio.view === 2) return whole(studio, eye({ pitch: 32, cx: 600, cy: 630, scale: 1.26 }), false);
  return whole(studio, eye({ pitch: 26, roll: 6, cx: 600, cy: 860, scale: 1.9 }), true, false);
};
