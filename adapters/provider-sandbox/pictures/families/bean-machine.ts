import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { type Corner, extrude } from '#adapters/provider-sandbox/pictures/kit/extrude.ts';
import type { Finish } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { milkSystem } from './bean-machine-milk.ts';
import { displayPanel, iconPanel, roundKeys } from './bean-machine-panels.ts';
import { beanLid, cave, spout } from './bean-machine-parts.ts';
import { cup, stream } from './coffee-cup.ts';

const FLOOR = 310;
const steel = '#b9bdc4';

type Block = (corners: readonly Corner[], wide?: number, colour?: string, finish?: Finish) => string;

const blocks =
  ({ sheet, colour }: Studio, view: Eye, w: number): Block =>
  (corners, wide = w, ink = colour, finish = 'matte') =>
    extrude(sheet, view, wide, corners, { colour: ink, finish });

const grille = (view: Eye, w: number, y: number, z: number, d: number): string =>
  onTop(
    view,
    y,
    rect(-w / 2, -d / 2, w, d, 14, { fill: steel }) +
      slots(-w / 2 + 14, -d / 2 + 12, w - 28, d - 24, 7, '#1b1d21', '#f2f3f5'),
    0,
    z,
  );

/** Head that stands out over an open foot, a carafe under it to the left: icons along the head, steel strips, cups on top. */
function overhung(studio: Studio, view: Eye, w: number): string {
  const { sheet, colour } = studio;
  const block = blocks(studio, view, w);
  const back = -250;
  return (
    block([
      [back, 246],
      [310, 246, 14],
      [310, FLOOR, 14],
      [back, FLOOR],
    ]) +
    onFront(view, 311, rect(-w / 2 + 24, -12, w - 48, 24, 8, { fill: steel }), 0, 280) +
    grille(view, w - 40, 245, 180, 220) +
    block(
      [
        [back, -130],
        [64, -130],
        [64, 246],
        [back, 246],
      ],
      w,
      darken(colour, 0.18),
    ) +
    onFront(view, 65, rect(-w / 2 + 30, -150, w - 60, 300, 20, { fill: darken(colour, 0.45) }), 0, 70) +
    milkSystem('carafe', studio, view, [-96, 244, 190], 128) +
    stream(view, [66, 0, 190], 180) +
    cup(studio, view, [66, 244, 190]) +
    spout(sheet, view, 'wide', [66, -96, 190]) +
    block([
      [back, -300, 30],
      [240, -330, 40],
      [262, -96, 30],
      [back, -96],
    ]) +
    iconPanel(studio, view, w, [-318, 242], [-112, 260]) +
    onTop(
      view,
      -318,
      rect(-w / 2 + 30, -90, w * 0.5, 200, 14, { fill: tone(colour, -0.3) }) +
        slots(-w / 2 + 44, -78, w * 0.5 - 28, 176, 7, tone(colour, -0.6), tone(colour, 0.4)),
    ) +
    beanLid(studio, view, [w * 0.24, -318, 20], w * 0.34, 220, 'flat')
  );
}

/** A tall rounded tower: a glossy face with a display, a cave for cups, a clear container beside the spout. */
function tower(studio: Studio, view: Eye, w: number): string {
  const { sheet, colour } = studio;
  const block = blocks(studio, view, w);
  const [front, top] = [190, -350];
  return (
    block(
      [
        [-280, top, 60],
        [front, top, 120],
        [front, FLOOR, 10],
        [-280, FLOOR, 10],
      ],
      w,
      colour,
      'gloss',
    ) +
    cave(sheet, view, { x: -w / 2 + 26, y: -70, w: w - 52, h: 326, z: front, depth: 150 }, colour) +
    displayPanel(studio, view, w - 52, -162, front + 1) +
    block(
      [
        [front - 4, 256],
        [340, 256, 46],
        [340, FLOOR, 16],
        [front - 4, FLOOR],
      ],
      w - 26,
      darken(colour, 0.1),
      'gloss',
    ) +
    grille(view, w - 80, 255, 256, 120) +
    stream(view, [24, 60, 262], 190) +
    cup(studio, view, [24, 254, 262]) +
    spout(sheet, view, 'tall', [24, -76, 236]) +
    milkSystem('container', studio, view, [-104, 120, 252], 0) +
    beanLid(studio, view, [0, top, -90], w * 0.66, 250, 'dome')
  );
}

/** A lower body whose keys are on a slope, with a pipe to froth milk in a jug. */
function sloped(studio: Studio, view: Eye, w: number): string {
  const { sheet, colour } = studio;
  const block = blocks(studio, view, w);
  const [front, top] = [200, -250];
  return (
    block([
      [-290, top, 24],
      [70, top, 20],
      [front, -96, 34],
      [front, FLOOR, 6],
      [-290, FLOOR, 6],
    ]) +
    roundKeys(studio, view, w, [top, 70], [-96, front]) +
    cave(sheet, view, { x: -84, y: -40, w: w / 2 + 54, h: 296, z: front, depth: 130 }, colour) +
    block(
      [
        [front - 4, 262],
        [350, 262, 18],
        [350, FLOOR, 12],
        [front - 4, FLOOR],
      ],
      w,
      darken(colour, 0.2),
    ) +
    grille(view, w - 60, 261, 272, 126) +
    stream(view, [46, 50, 266], 200) +
    cup(studio, view, [46, 260, 266]) +
    spout(sheet, view, 'square', [46, -54, 232]) +
    milkSystem('wand', studio, view, [-w / 2 + 62, -34, front], 0) +
    beanLid(studio, view, [-w * 0.1, top, -120], w * 0.56, 200, 'flat')
  );
}

const bodies = { overhung, tower, sloped };

/** A machine that grinds its beans itself. */
export function beanMachine(studio: Studio, view: Eye): string {
  const body = studio.chance.pick('body', ['overhung', 'tower', 'sloped']);
  return bodies[body](studio, view, studio.chance.range('w', 360, 420));
}
