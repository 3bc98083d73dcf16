import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { ellipse, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { productArt } from './product.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const FRAME = '#20242B';
/** How many things stand on the shelf of a pane and on the deck below it, and how large: to a door as they are in a shop. */
const SHELF = { count: 3, scale: 0.112 } as const;
const DECK = { count: 2, scale: 0.152 } as const;
/** How high the deck is, and how far down a pane its shelf. */
const PLINTH = 54;
const SHELF_AT = 0.53;
/** Where things stand on their own pictures; most of them in one place. */
const FOOT = 1058;
const FEET: Readonly<Record<string, number>> = {
  'apple-macbook-air-13-m4': 964,
  'hp-250-g10': 964,
  'jbl-flip-7': 862,
  'jbl-boombox-4': 930,
  'dji-mini-5-pro': 806,
  'dji-osmo-action-6': 1002,
  'sony-alpha-zv-e10-ii': 818,
  'xiaomi-smart-kettle-2-pro': 1002,
  'xiaomi-led-desk-lamp-2': 1100,
  'xiaomi-bedside-lamp-2': 1012,
  'xiaomi-watch-5': 1016,
  'sony-wh-1000xm6': 1098,
  'jbl-tune-770nc': 1098,
  'dreame-hair-glory': 1116,
  'xiaomi-electric-toothbrush-pro': 1094,
  'xiaomi-smart-air-purifier-elite': 1094,
  'sony-dualsense': 1018,
  'sony-playstation-5-slim': 1130,
  'microsoft-xbox-series-x': 1130,
  'nintendo-switch-2': 822,
};
/** Small things would be too large as large as the others. */
const SIZES: Partial<Record<string, number>> = { earbuds: 0.72, watch: 0.72, phone: 0.92, foldable: 0.92 };

const room = (sheet: Sheet, { x, y, w, h }: Box): string =>
  rect(x, y, w, h, 6, {
    fill: sheet.linear([
      [0, '#FFF6EA'],
      [0.72, '#F6DFC8'],
      [0.8, '#D9BA9C'],
      [1, '#C9A98A'],
    ]),
  }) +
  ellipse(x + w / 2, y + h * 0.34, w * 0.46, h * 0.34, {
    fill: sheet.radial([
      [0, '#FFFFFF', 0.85],
      [1, '#FFFFFF', 0],
    ]),
  });

/** Lamps under the ceiling, two to a pane. */
const lamps = (sheet: Sheet, { x, y, w }: Box, count: number): string =>
  repeat(count, (index) => {
    const at = x + ((index + 0.5) * w) / count;
    return (
      line(at, y, at, y + 40, { stroke: FRAME, width: 3 }) +
      path(`M${at - 28} ${y + 66}a28 28 0 0 1 56 0z`, { fill: FRAME }) +
      ellipse(at, y + 70, 66, 32, {
        fill: sheet.radial([
          [0, '#FFFFFF', 0.95],
          [1, '#FFF1DC', 0],
        ]),
      })
    );
  });

/** Things side by side on a board, from `x` on over a width. */
const row = (sheet: Sheet, products: readonly PictureSpec[], { x, y, w }: Omit<Box, 'h'>, scale: number): string =>
  products
    .map((product, index) => {
      const size = scale * (SIZES[product.family] ?? 1);
      const middle = x + ((index + 0.5) * w) / products.length;
      return place(productArt(sheet, product, 1), middle - 600 * size, y - (FEET[product.model] ?? FOOT) * size, size);
    })
    .join('');

/** A board of light wood on the wall behind a pane, its front edge lit, its shade below it. */
const board = (sheet: Sheet, { x, y, w }: Omit<Box, 'h'>): string =>
  rect(x + 8, y + 8, w - 16, 26, 0, {
    fill: sheet.linear([
      [0, '#7A5A3C', 0.3],
      [1, '#7A5A3C', 0],
    ]),
  }) +
  rect(x, y - 5, w, 6, 2, { fill: '#E9D8C3' }) +
  rect(x, y, w, 10, 2, { fill: '#FFFDF9' });

/** Goods on the shelf and the deck of one pane. */
const pane = (sheet: Sheet, { x, y, w, h }: Box, products: readonly PictureSpec[]): string => {
  const [shelf, deck] = [y + h * SHELF_AT, y + h - PLINTH];
  const inner = { x: x + 26, w: w - 52 };
  const face = sheet.linear([
    [0, '#FFFFFF'],
    [1, '#E7DED4'],
  ]);
  return (
    board(sheet, { x: x + 16, y: shelf, w: w - 32 }) +
    row(sheet, products.slice(0, SHELF.count), { ...inner, y: shelf - 2 }, SHELF.scale) +
    rect(x, deck, w, PLINTH, 0, { fill: face }) +
    rect(x, deck - 9, w, 12, 0, { fill: '#FBF6EF' }) +
    row(sheet, products.slice(SHELF.count, SHELF.count + DECK.count), { ...inner, y: deck - 3 }, DECK.scale)
  );
};

const shown = (sheet: Sheet, box: Box, panes: number, products: readonly PictureSpec[]): string => {
  const each = SHELF.count + DECK.count;
  const w = box.w / panes;
  return repeat(panes, (index) =>
    pane(sheet, { ...box, x: box.x + index * w, w }, products.slice(index * each, (index + 1) * each)),
  );
};

/** Daylight that a pane gives back. */
const gleam = ({ x, y, w, h }: Box, at: number): string => {
  const left = x + w * at;
  const slope = Math.min(h * 0.5, w * at);
  return path(`M${left} ${y}h${w * 0.12}l${-slope} ${h}h${-w * 0.12}z`, { fill: '#FFFFFF', opacity: 0.16 });
};

const frames = ({ x, y, w, h }: Box, panes: number): string =>
  rect(x, y, w, h, 6, { fill: 'none', stroke: FRAME, width: 14 }) +
  repeat(panes - 1, (index) => {
    const at = x + ((index + 1) * w) / panes;
    return line(at, y, at, y + h, { stroke: FRAME, width: 10 });
  });

/** A lit window of some panes, with goods on the shelves behind them where there are any. */
export const shopWindow = (
  sheet: Sheet,
  box: Box,
  { panes, products }: { readonly panes: number; readonly products: readonly PictureSpec[] },
): string =>
  room(sheet, box) +
  (panes > 1 ? lamps(sheet, box, panes * 2) : '') +
  (products.length > 0 ? shown(sheet, box, panes, products) : '') +
  (panes > 1 ? gleam(box, 0.36) + gleam(box, 0.84) : gleam(box, 0.5)) +
  frames(box, panes);
