import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { circle, num, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { drawer, grip, pane, tub } from './air-fryer-parts.ts';

const steel = '#b9bdc4';
const copper = '#c08a62';

/** An upright cube: a round touch display over a drawer that is nearly all window, with a bar to pull it by. */
export function cube(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const [w, h, d] = [450, 560, 450];
  const trim = tone(colour, isWhite(colour) ? -0.05 : 0.14);
  const display =
    circle(0, 0, 72, { fill: flatFill(sheet, '#0b0c0f', 'gloss'), stroke: steel, width: 4 }) +
    circle(0, 0, 58, { stroke: '#2f3640', width: 7 }) +
    path('M0 -58A58 58 0 1 1 -50 29', { stroke: '#ff9a4a', width: 7, round: true }) +
    figures('18', 0, 0, 44, '#ffffff', 1.8);
  const front = drawer(
    view,
    [0, 82, d / 2 + 16],
    w - 50,
    344,
    50,
    trim,
    place(pane(sheet, w - 130, 178, '#15171b'), 40, 32),
  );
  return (
    tub(sheet, view, { w, h, d, corner: 96, colour, finish: 'matte' }) +
    onFront(view, d / 2 + 1, display, 0, -h * 0.325) +
    front +
    grip(sheet, view, [0, 192, d / 2 + 16], 210, 58, colour, isWhite(colour) ? steel : '#5a5e66')
  );
}

/** A wide softly rounded box: a strip of keys on its top, and a large drawer beside a small one, each with an upright copper-edged grip. */
export function uneven(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const [w, h, d] = [680, 450, 440];
  const strip =
    rect(-270, -52, 540, 104, 50, { fill: flatFill(sheet, '#08090b', 'gloss'), stroke: tone(colour, 0.5), width: 3 }) +
    figures('180', -160, 0, 46, '#ffffff', 1.9) +
    figures('25', 168, 0, 46, '#ffffff', 1.9) +
    repeat(4, (index) => circle(-66 + index * 42, 0, 13, { stroke: '#c9ccd1', width: 4 }));
  const part = (x: number, dw: number, window: number): string =>
    drawer(
      view,
      [x, 24, d / 2 + 10],
      dw,
      340,
      56,
      tone(colour, 0.07),
      place(pane(sheet, window, 112, copper), (dw - window) / 2, 30),
    ) + grip(sheet, view, [x, 104, d / 2 + 10], 72, 150, colour, copper);
  return (
    tub(sheet, view, { w, h, d, corner: 120, colour, finish: 'gloss' }) +
    onTop(view, -h / 2, strip, 0, d * 0.2) +
    part(-112, 366, 250) +
    part(190, 216, 140)
  );
}

/** A round barrel under a dome: an oval touch panel high on its front, a drawer let into the wall, a stout grip with a steel edge. */
export function barrel(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const floor = 290;
  const r = 262;
  const wall = lathe(
    sheet,
    view,
    smooth(
      [
        [228, 0],
        [250, 26],
        [r, 140],
        [r, 330],
        [244, 470],
        [186, 560],
        [96, 592],
        [40, 596],
      ],
      9,
    ),
    { colour, finish: 'gloss', origin: [0, floor, 0] },
  );
  const k = view.scale;
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const seam = (up: number, radius: number, ink: string, width: number): string => {
    const [x, y] = view.project([0, floor - up, 0]);
    return path(
      `M${num(x - radius * k)} ${num(y)}A${num(radius * k)} ${num(radius * flat * k)} 0 0 0 ${num(x + radius * k)} ${num(y)}`,
      {
        stroke: ink,
        width: width * k,
      },
    );
  };
  const hoops = seam(352, 255, steel, 8) + seam(346, 255, '#08090b', 5) + seam(40, 249, tone(colour, 0.4), 3);
  const panel =
    rect(-122, -56, 244, 112, 56, { fill: flatFill(sheet, '#08090b', 'gloss'), stroke: '#5a5e66', width: 4 }) +
    figures('200', -46, -14, 40, '#ff8a4a', 2) +
    figures('12', 62, -14, 40, '#ff8a4a', 2) +
    repeat(5, (index) => circle(-68 + index * 34, 32, 7, { fill: '#dfe2e6' }));
  const mouth =
    rect(-138, -118, 276, 236, 60, {
      fill: flatFill(sheet, tone(colour, 0.12), 'gloss'),
      stroke: '#05070b',
      width: 5,
    }) + rect(-124, -104, 248, 208, 50, { stroke: tone(colour, 0.4), width: 2, opacity: 0.7 });
  return (
    wall +
    hoops +
    onFront(view, 250, panel, 0, floor - 428) +
    onFront(view, r + 2, mouth, 0, floor - 190) +
    grip(sheet, view, [0, floor - 196, r + 2], 84, 186, colour, steel)
  );
}

/** A broad squared box: one glossy band with two displays over two like drawers, each with a wide plate of steel to pull it by. */
export function pair(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const [w, h, d] = [660, 520, 430];
  const band =
    rect(-296, -66, 592, 132, 18, { fill: flatFill(sheet, '#08090b', 'gloss'), stroke: steel, width: 4 }) +
    figures('1', -262, -34, 20, '#aeb3bb', 2.4) +
    figures('2', 262, -34, 20, '#aeb3bb', 2.4) +
    figures('200', -186, -10, 48, '#7fe0ff', 1.9) +
    figures('20', 186, -10, 48, '#7fe0ff', 1.9) +
    circle(0, -4, 42, { fill: flatFill(sheet, steel, 'metal'), stroke: '#2b2d32', width: 5 }) +
    rect(-3, -40, 6, 20, 3, { fill: '#2b2d32' }) +
    repeat(8, (index) => rect((index < 4 ? -252 : 112) + (index % 4) * 38, 40, 26, 10, 5, { fill: '#aeb3bb' }));
  const part = (x: number): string =>
    drawer(
      view,
      [x, 92, d / 2 + 30],
      306,
      300,
      24,
      tone(colour, 0.06),
      rect(26, 26, 254, 248, 14, { stroke: tone(colour, 0.4), width: 3, opacity: 0.7 }) +
        rect(46, 168, 214, 84, 12, { fill: '#05070b', opacity: 0.6 }),
    ) + grip(sheet, view, [x, 92, d / 2 + 30], 216, 92, '#3a3d43', steel);
  return (
    tub(sheet, view, { w, h, d, corner: 40, colour, finish: 'matte' }) +
    onTop(
      view,
      -h / 2,
      repeat(9, (index) => rect(-160, -110 + index * 16, 320, 7, 3, { fill: '#05070b', opacity: 0.7 })),
      0,
      -40,
    ) +
    onFront(view, d / 2 + 2, band, 0, -h * 0.3) +
    part(-160) +
    part(160)
  );
}
