import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { garage, ramp } from './robot-dock-bay.ts';
import { FRONT, seam, shell, statusLight, tank } from './robot-dock-parts.ts';
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
    ramp(sheet, view, w, 150, colour) +
    shell(view, { w, h: base, d: 230, r: 50, bevel: 22, colour }) +
    garage(sheet, view, w - 60, 150) +
    onFront(
      view,
      FRONT + 2,
      rect(-62, -base + 26, 124, 46, 16, { fill: flatFill(sheet, darken(colour, 0.08)), stroke: steel, width: 2.5 }) +
        rect(-22, -base + 32, 44, 7, 3.5, { fill: darken(colour, 0.34) }) +
        statusLight(sheet, 0, -base + 62, 24, '#ff8a4a'),
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
    ramp(sheet, view, w, 150, colour) +
    shell(view, { w, h: base, d: 230, r: 90, bevel: 30, colour }) +
    garage(sheet, view, w - 80, 150) +
    tank(view, [-100, -base, FRONT - 40], { ...own, water: dirty, level: 0.4 }) +
    tank(view, [100, -base, FRONT - 40], { ...own, water: clean, level: 0.7 }) +
    cover
  );
};

/** A closed cabinet with a ribbed door of grey glass. */
const ribbedDoor: Dock = ({ sheet, colour }, view) => {
  const [w, h] = [370, 452];
  const body = { w, d: 260, r: 52 };
  const door = mix(colour, '#6d737c', 0.72);
  return (
    ramp(sheet, view, w, 150, colour) +
    shell(view, { ...body, h, bevel: 58, colour, finish: 'matte' }) +
    seam(view, body, h - 76, colour) +
    onFront(
      view,
      FRONT + 1,
      rect(-34, -h + 69, 68, 16, 8, { fill: darken(colour, 0.26) }) +
        rect(-w / 2 + 48, -h + 104, w - 96, 162, 22, { fill: flatFill(sheet, door, 'gloss') }) +
        repeat(14, (index) =>
          rect(-w / 2 + 60 + index * 19.2, -h + 104, 5, 162, 2, {
            fill: index % 2 ? '#ffffff' : '#2b2d32',
            opacity: 0.22,
          }),
        ) +
        statusLight(sheet, 0, -h + 284, 50, '#ff7a45'),
    ) +
    garage(sheet, view, w - 84, 148)
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
    ramp(sheet, view, w, 150, colour) +
    shell(view, { w, h, d, r: 96, bevel: 34, colour }) +
    seam(view, { w, d, r: 96 }, h - 236, colour) +
    onFront(
      view,
      FRONT + 1,
      rect(-118, -h + 48, 236, 172, 34, { fill: glass, stroke: '#8b9099', width: 3 }) +
        rect(-118, -h + 246, 236, 50, 18, { fill: flatFill(sheet, tone(colour, 0.1)), stroke: '#50545d', width: 2 }) +
        rect(-30, -h + 252, 60, 8, 4, { fill: '#0b0c0f' }) +
        statusLight(sheet, 0, -h + 200, 60, '#e6f0ff'),
    ) +
    onTop(view, -h - 1, lid(-136) + lid(8), 0, FRONT - d / 2) +
    garage(sheet, view, 262, 142)
  );
};

/** A tall cabinet with a domed lid over its tanks, a strip of bronze below that, the door of the dust bag, a wide bay. */
const tallCabinet: Dock = ({ sheet, colour }, view) => {
  const [w, h] = [340, 545];
  const body = { w, d: 280, r: 84 };
  const line = tone(colour, isWhite(colour) ? -0.22 : 0.4);
  return (
    ramp(sheet, view, w, 160, colour) +
    shell(view, { ...body, h, bevel: 88, colour }) +
    seam(view, body, h - 132, colour) +
    onFront(
      view,
      FRONT + 1,
      rect(-38, -h + 124, 76, 18, 9, { fill: darken(colour, isWhite(colour) ? 0.26 : 0.5) }) +
        rect(-w / 2 + 84, -h + 166, w - 168, 12, 6, { fill: flatFill(sheet, bronze, 'metal') }) +
        rect(-w / 2 + 84, -h + 198, w - 168, 150, 22, {
          fill: flatFill(sheet, tone(colour, isWhite(colour) ? 0.2 : 0.12), 'gloss'),
          stroke: line,
          width: 2.5,
        }) +
        path(`M${-w / 2 + 108} ${-h + 322}H${w / 2 - 108}`, { stroke: line, width: 5, round: true, opacity: 0.7 }) +
        statusLight(sheet, 0, -h + 226, 40, '#ffe2b8'),
    ) +
    garage(sheet, view, w - 86, 150)
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
    path('M210 52V208', { stroke: '#15171b', width: 9 }) +
    statusLight(sheet, w / 2, 238, 46, '#ffe2b8');
  return (
    ramp(sheet, view, w, 150, colour) +
    shell(view, { w, h: 150, d: 240, r: 30, bevel: 4, colour }) +
    pillow(
      view,
      { origin: [-w / 2, -h, FRONT], u: axes.x, v: axes.y },
      w,
      h,
      240,
      { colour, finish: 'gloss', r: 150, bevel: 24, backBevel: 20, fine: true },
      face,
    ) +
    garage(sheet, view, w - 120, 170)
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
