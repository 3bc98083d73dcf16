import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { type Corner, extrude } from '#adapters/provider-sandbox/pictures/kit/extrude.ts';
import { type Finish, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
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

/** Head that stands out over an open foot, a carafe under it to the left: icons along the head, steel cheeks and foot, a knob for the grind on top. */
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
    onFront(view, 311, rect(-w / 2 + 4, -28, w - 8, 56, 14, { fill: flatFill(sheet, steel, 'metal') }), 0, 278) +
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
    beanLid(studio, view, [w * 0.24, -318, 60], w * 0.34, 170, 'flat') +
    lathe(
      sheet,
      view,
      [
        [44, 0],
        [42, 26],
      ],
      { colour: steel, finish: 'metal', origin: [w * 0.24, -316, -110] },
    )
  );
}

/** A tall tower, rounded all about: a glossy face with a display in a steel rim, a cave for cups, a clear jug beside the spout. */
function tower(studio: Studio, view: Eye, w: number): string {
  const { sheet, colour } = studio;
  const [front, back, top] = [190, -280, -370];
  const shell = pillow(
    view,
    { origin: [-w / 2, top, back], u: axes.x, v: axes.z },
    w,
    front - back,
    FLOOR - top,
    { colour, finish: 'gloss', r: 62, bevel: 52 },
    '',
  );
  const rim = rect(-w / 2 + 30, -158, w - 60, 560, 74, { stroke: flatFill(sheet, steel, 'metal'), width: 9 });
  return (
    shell +
    onFront(view, front, rim, 0, -150) +
    cave(sheet, view, { x: -w / 2 + 46, y: -60, w: w - 92, h: 316, z: front, depth: 150 }, colour) +
    displayPanel(studio, view, w - 100, -182, front + 1) +
    pillow(
      view,
      { origin: [-w / 2 + 10, 252, 356], u: axes.x, v: axes.y },
      w - 20,
      FLOOR - 252,
      180,
      { colour: darken(colour, 0.1), finish: 'gloss', r: 28, bevel: 20 },
      rect(22, 22, w - 64, 7, 3, { fill: steel }),
    ) +
    grille(view, w - 80, 251, 262, 120) +
    stream(view, [70, 50, 262], 190) +
    cup(studio, view, [70, 250, 262]) +
    spout(sheet, view, 'tall', [66, -82, 236]) +
    milkSystem('container', studio, view, [-84, 244, 270], 0) +
    beanLid(studio, view, [0, top, -60], w * 0.62, 240, 'dome')
  );
}

/** A plain upright box with a sloped brow of keys, a tank let into its corner, and a pipe to froth milk in a jug of one's own. */
function sloped(studio: Studio, view: Eye, w: number): string {
  const { sheet, colour } = studio;
  const block = blocks(studio, view, w);
  const [front, top] = [200, -280];
  const tank =
    rect(0, 0, 62, 320, 14, { fill: '#9fb3c2', opacity: 0.32 }) +
    rect(0, 118, 62, 202, 14, { fill: '#8fb7d6', opacity: 0.4 }) +
    rect(8, 10, 8, 296, 4, { fill: '#ffffff', opacity: 0.4 });
  return (
    block([
      [-290, top, 24],
      [96, top, 30],
      [front, -128, 40],
      [front, FLOOR, 6],
      [-290, FLOOR, 6],
    ]) +
    roundKeys(studio, view, w, [top, 96], [-128, front]) +
    onFront(view, front + 1, tank, w / 2 - 74, -70) +
    cave(sheet, view, { x: -w / 2 + 22, y: -76, w: w - 116, h: 332, z: front, depth: 130 }, colour) +
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
    stream(view, [-6, 44, 266], 200) +
    cup(studio, view, [-6, 260, 266]) +
    spout(sheet, view, 'square', [-6, -84, 232]) +
    milkSystem('wand', studio, view, [-w / 2 + 62, -66, front], 0) +
    beanLid(studio, view, [-w * 0.1, top, -110], w * 0.56, 200, 'flat')
  );
}

const bodies = { overhung, tower, sloped };

/** A machine that grinds its beans itself. */
export function beanMachine(studio: Studio, view: Eye): string {
  const body = studio.chance.pick('body', ['overhung', 'tower', 'sloped']);
  return bodies[body](studio, view, studio.chance.range('w', 360, 420));
}
