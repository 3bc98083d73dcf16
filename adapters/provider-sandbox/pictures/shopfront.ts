import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { ellipse, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { drawLogo } from './logo.ts';
import { productArt } from './product.ts';

export const SHOPFRONT = { width: 2400, height: 900 } as const;

const FRAME = '#20242B';
const ACCENT = '#CC3D08';
/** The shop window, the door beside it, and where the pavement begins. */
const glass = { x: 150, y: 262, w: 1650, h: 530 };
const door = { x: 1900, y: 262, w: 350, h: 530 };
const PAVEMENT = 792;
const PANES = 3;

/** What stands in the window: middle, the top of its plinth and how large, from left to right. */
const spots = [
  { x: 425, top: 690, scale: 0.33 },
  { x: 975, top: 690, scale: 0.36 },
  { x: 1525, top: 690, scale: 0.36 },
];
/** Where drawn products stand on their own pictures. */
const FOOT = 1080;
const LOW_FOOT = 1010;

const wall = (sheet: Sheet, tint: string): string =>
  rect(0, 0, SHOPFRONT.width, SHOPFRONT.height, 0, {
    fill: sheet.linear([
      [0, lighten(tint, 0.35)],
      [1, darken(tint, 0.06)],
    ]),
  }) +
  repeat(3, (course) =>
    line(0, 32 + course * 300, SHOPFRONT.width, 32 + course * 300, { stroke: darken(tint, 0.1), width: 2 }),
  );

const sign = (sheet: Sheet): string =>
  rect(110, 74, 2180, 140, 10, {
    fill: sheet.linear([
      [0, '#2A2F38'],
      [1, '#14161A'],
    ]),
  }) +
  place(drawLogo('dark'), 1014, 92, 2.9) +
  rect(110, 214, 2180, 12, 0, { fill: ACCENT }) +
  rect(110, 226, 2180, 26, 0, {
    fill: sheet.linear([
      [0, '#000000', 0.22],
      [1, '#000000', 0],
    ]),
  });

const room = (sheet: Sheet, { x, y, w, h }: typeof glass): string =>
  rect(x, y, w, h, 6, {
    fill: sheet.linear([
      [0, '#FFF6EA'],
      [0.72, '#F6DFC8'],
      [0.8, '#D9BA9C'],
      [1, '#C9A98A'],
    ]),
  }) +
  ellipse(x + w / 2, y + h * 0.32, w * 0.46, h * 0.42, {
    fill: sheet.radial([
      [0, '#FFFFFF', 0.85],
      [1, '#FFFFFF', 0],
    ]),
  });

/** Lamps under the ceiling, and a shelf at the far wall. */
const fittings = (sheet: Sheet): string =>
  repeat(PANES * 2, (index) => {
    const x = glass.x + ((index + 0.5) * glass.w) / (PANES * 2);
    return (
      line(x, glass.y, x, glass.y + 34, { stroke: FRAME, width: 3 }) +
      path(`M${x - 26} ${glass.y + 58}a26 26 0 0 1 52 0z`, { fill: FRAME }) +
      ellipse(x, glass.y + 62, 60, 30, {
        fill: sheet.radial([
          [0, '#FFFFFF', 0.95],
          [1, '#FFF1DC', 0],
        ]),
      })
    );
  });

const plinth = (sheet: Sheet, { x, top }: (typeof spots)[number]): string =>
  rect(x - 190, top, 380, glass.y + glass.h - top, 4, {
    fill: sheet.linear([
      [0, '#FFFFFF'],
      [1, '#E7DED4'],
    ]),
  }) + rect(x - 200, top - 6, 400, 12, 4, { fill: '#FFFFFF' });

const shown = (sheet: Sheet, products: readonly PictureSpec[]): string =>
  spots
    .flatMap((spot, index) => {
      const product = products[index];
      if (!product) return [];
      const { x, top, scale } = spot;
      const foot = product.family === 'robot-vacuum' ? LOW_FOOT : FOOT;
      return [plinth(sheet, spot) + place(productArt(sheet, product, 1), x - 600 * scale, top - foot * scale, scale)];
    })
    .join('');

/** Daylight that the panes give back. */
const gleam = ({ x, y, w, h }: typeof glass, at: number): string => {
  const left = x + w * at;
  return path(`M${left} ${y}h${w * 0.1}l${-h * 0.5} ${h}h${-w * 0.1}z`, { fill: '#FFFFFF', opacity: 0.16 });
};

const frames = ({ x, y, w, h }: typeof glass, panes: number): string =>
  rect(x, y, w, h, 6, { fill: 'none', stroke: FRAME, width: 14 }) +
  repeat(panes - 1, (index) => {
    const at = x + ((index + 1) * w) / panes;
    return line(at, y, at, y + h, { stroke: FRAME, width: 10 });
  });

const entrance = (sheet: Sheet): string =>
  room(sheet, door) +
  gleam(door, 0.55) +
  frames(door, 1) +
  rect(door.x + 40, door.y + 230, 12, 130, 6, { fill: FRAME }) +
  rect(door.x + 205, door.y + 225, 96, 120, 6, { fill: '#FFFFFF' }) +
  repeat(4, (row) =>
    line(door.x + 221, door.y + 252 + row * 22, door.x + 285, door.y + 252 + row * 22, { stroke: '#9AA0AA', width: 5 }),
  ) +
  rect(door.x - 20, PAVEMENT - 8, door.w + 40, 16, 2, { fill: '#8B857D' });

const street = (sheet: Sheet): string =>
  rect(0, PAVEMENT, SHOPFRONT.width, SHOPFRONT.height - PAVEMENT, 0, {
    fill: sheet.linear([
      [0, '#B9B2A9'],
      [1, '#D8D2CA'],
    ]),
  }) +
  ellipse(glass.x + glass.w / 2, PAVEMENT, glass.w * 0.56, 90, {
    fill: sheet.radial([
      [0, '#FFF0DC', 0.9],
      [1, '#FFF0DC', 0],
    ]),
  });

/** A shop seen from the street: its sign, its window with up to three products, its door. */
export const shopfront = (sheet: Sheet, tint: string, products: readonly PictureSpec[]): string =>
  wall(sheet, tint) +
  street(sheet) +
  sign(sheet) +
  room(sheet, glass) +
  fittings(sheet) +
  shown(sheet, products) +
  gleam(glass, 0.24) +
  gleam(glass, 0.86) +
  frames(glass, PANES) +
  entrance(sheet);
