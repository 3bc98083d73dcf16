import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { FRONT, garage, ramp, shell, tank } from './robot-dock-parts.ts';
import { charger, type Dock, dustTower, slate } from './robot-docks-dry.ts';

const bronze = '#b9946a';
const steel = '#b9bdc4';
const clean = '#9ccbe6';
const dirty = '#9aa0a8';

/** Clean and waste water side by side in clear tanks on an open base, the dust bag between their feet. */
const clearTanks: Dock = ({ sheet, colour }, view) => {
  const [w, base] = [350, 236];
  const own = { w: 158, h: 172, d: 190, tint: '#cfdde6', opacity: 0.5, lid: colour } as const;
  return (
    ramp(view, w, 150, colour) +
    shell(view, { w, h: base, d: 230, r: 50, bevel: 14, colour }) +
    garage(sheet, view, w - 50, 150) +
    onFront(
      view,
      FRONT + 2,
      rect(-60, -base + 22, 120, 48, 16, { fill: darken(colour, 0.08), stroke: steel, width: 3 }),
    ) +
    tank(view, [-88, -base, FRONT - 16], { ...own, water: dirty, level: 0.42 }) +
    tank(view, [88, -base, FRONT - 16], { ...own, water: clean, level: 0.74 })
  );
};

/** Two smoked tanks behind a white dust-bag cover that rises between them. */
const smokedTanks: Dock = ({ sheet, colour }, view) => {
  const [w, base] = [344, 250];
  const own = { w: 140, h: 210, d: 170, tint: '#3d444d', opacity: 0.72, lid: '#4a4f57' } as const;
  const cover = pillow(
    view,
    { origin: [-70, -base - 170, FRONT + 12], u: axes.x, v: axes.y },
    140,
    250,
    120,
    { colour, finish: 'gloss', r: 46, bevel: 22 },
    rect(50, 40, 40, 6, 3, { fill: '#d0402f' }),
  );
  return (
    ramp(view, w, 150, colour) +
    shell(view, { w, h: base, d: 230, r: 90, bevel: 18, colour }) +
    garage(sheet, view, w - 80, 150) +
    tank(view, [-100, -base, FRONT - 40], { ...own, water: dirty, level: 0.4 }) +
    tank(view, [100, -base, FRONT - 40], { ...own, water: clean, level: 0.7 }) +
    cover
  );
};

/** A closed cabinet with a ribbed door of grey glass. */
const ribbedDoor: Dock = ({ sheet, colour }, view) => {
  const [w, h] = [370, 452];
  const door = mix(colour, '#6d737c', 0.72);
  return (
    ramp(view, w, 150, colour) +
    shell(view, { w, h, d: 260, r: 34, bevel: 22, colour, finish: 'matte' }) +
    onFront(
      view,
      FRONT + 1,
      rect(-w / 2 + 30, -h + 34, w - 60, 236, 20, { fill: flatFill(sheet, door, 'gloss') }) +
        repeat(15, (index) =>
          rect(-w / 2 + 44 + index * 19.4, -h + 34, 5, 236, 2, {
            fill: index % 2 ? '#ffffff' : '#2b2d32',
            opacity: 0.22,
          }),
        ) +
        rect(-30, -h + 286, 60, 6, 3, { fill: '#ff7a45' }),
    ) +
    garage(sheet, view, w - 60, 150)
  );
};

/** A black mirror, round at its sides, with two tanks let into its top. */
const mirror: Dock = ({ sheet, colour }, view) => {
  const [w, h, d] = [380, 460, 270];
  const glass = sheet.linear(
    [
      [0, '#6a7079'],
      [0.3, '#2a2d33'],
      [0.31, '#15171b'],
      [1, '#0b0c0f'],
    ],
    0,
    0,
    1,
    1,
  );
  const lid = (x: number): string =>
    rect(x, -d / 2 + 40, 128, d - 84, 30, { fill: flatFill(sheet, '#3d4148', 'gloss'), stroke: '#7d848e', width: 3 }) +
    rect(x + 36, -14, 56, 20, 10, { fill: '#0b0c0f' });
  return (
    ramp(view, w, 150, colour) +
    shell(view, { w, h, d, r: 96, bevel: 26, colour }) +
    onFront(
      view,
      FRONT + 1,
      rect(-132, -h + 46, 264, 226, 34, { fill: glass, stroke: '#8b9099', width: 3 }) +
        rect(-34, -h + 250, 68, 5, 2, { fill: '#e6e8ec' }),
    ) +
    onTop(view, -h - 1, lid(-136) + lid(8), 0, FRONT - d / 2) +
    garage(sheet, view, 252, 150)
  );
};

/** A tall cabinet: an upper door with a strip of bronze, a second one under it, a wide mouth. */
const tallCabinet: Dock = ({ sheet, colour }, view) => {
  const [w, h] = [340, 545];
  return (
    ramp(view, w + 20, 160, colour) +
    shell(view, { w, h, d: 280, r: 64, bevel: 44, colour }) +
    onFront(
      view,
      FRONT + 1,
      rect(-w / 2 + 60, -h + 66, w - 120, 128, 18, {
        fill: flatFill(sheet, tone(colour, isWhite(colour) ? 0.2 : 0.12), 'gloss'),
        stroke: tone(colour, isWhite(colour) ? -0.25 : 0.4),
        width: 3,
      }) +
        rect(-w / 2 + 60, -h + 206, w - 120, 14, 7, { fill: flatFill(sheet, bronze, 'metal') }) +
        rect(-w / 2 + 60, -h + 232, w - 120, 122, 18, {
          stroke: tone(colour, isWhite(colour) ? -0.25 : 0.4),
          width: 3,
        }) +
        glow(sheet, 0, -h + 292, 18, '#ffffff', 0.8) +
        circle(0, -h + 292, 6, { fill: bronze }),
    ) +
    garage(sheet, view, w - 70, 150)
  );
};

/** A broad arch edged with bronze: its upper half is a smoked window before the two tanks. */
const archWindow: Dock = ({ sheet, colour }, view) => {
  const [w, h] = [420, 452];
  const window = 'M44 210V160Q44 44 160 44H260Q376 44 376 160V210Z';
  const clip = sheet.clip(path(window, { fill: '#000' }));
  const inside =
    rect(0, 0, w, h, 0, { fill: '#3d434b' }) +
    rect(58, 84, 140, 140, 14, { fill: dirty }) +
    rect(222, 60, 140, 160, 14, { fill: clean }) +
    rect(0, 0, w, h, 0, {
      fill: sheet.linear(
        [
          [0, '#15171b', 0.2],
          [0.5, '#15171b', 0.62],
          [1, '#15171b', 0.7],
        ],
        0,
        0,
        1,
        1,
      ),
    });
  const face =
    group(inside, { clip }) +
    path(window, { stroke: flatFill(sheet, bronze, 'metal'), width: 7 }) +
    path(`M60 ${h}V290Q60 258 92 258H328Q360 258 360 290V${h}Z`, {
      fill: sheet.linear([
        [0, '#0b0c0f'],
        [1, '#3a3d43'],
      ]),
    });
  return (
    ramp(view, w, 150, colour) +
    shell(view, { w, h: 150, d: 240, r: 30, bevel: 4, colour }) +
    pillow(
      view,
      { origin: [-w / 2, -h, FRONT], u: axes.x, v: axes.y },
      w,
      h,
      240,
      { colour, finish: 'gloss', r: 150, bevel: 24, backBevel: 20 },
      face,
    )
  );
};

/** A dock with its height, its width and how far it reaches back; millimetres. */
type Known = readonly [draw: Dock, tall: number, wide: number, deep: number];

/** Every dock. */
const docks = {
  charger: [charger, 130, 180, 60],
  slate: [slate, 190, 90, 44],
  'dust-tower': [dustTower, 356, 236, 190],
  'clear-tanks': [clearTanks, 470, 350, 230],
  'smoked-tanks': [smokedTanks, 524, 344, 230],
  'ribbed-door': [ribbedDoor, 452, 370, 260],
  mirror: [mirror, 460, 380, 270],
  'tall-cabinet': [tallCabinet, 545, 340, 280],
  'arch-window': [archWindow, 452, 420, 240],
} satisfies Record<string, Known>;

/** What the robot goes back to. */
export function dock({ chance }: Studio): Known {
  const build = chance.pick('dock', [
    'charger',
    'slate',
    'dust-tower',
    'clear-tanks',
    'smoked-tanks',
    'ribbed-door',
    'mirror',
    'tall-cabinet',
    'arch-window',
  ]);
  return docks[build];
}
