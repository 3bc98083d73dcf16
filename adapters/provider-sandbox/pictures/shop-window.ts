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
/** How large products stand in the window, where they stand on their own pictures, and how high their plinths are. */
const SCALE = 0.36;
const FOOT = 1080;
const LOW_FOOT = 1010;
const PLINTH = 96;

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

const shown = (sheet: Sheet, { x, y, w, h }: Box, products: readonly PictureSpec[]): string =>
  products
    .map((product, index) => {
      const middle = x + ((index + 0.5) * w) / products.length;
      const top = y + h - PLINTH;
      const foot = product.family === 'robot-vacuum' ? LOW_FOOT : FOOT;
      const face = sheet.linear([
        [0, '#FFFFFF'],
        [1, '#E7DED4'],
      ]);
      return (
        rect(middle - 190, top, 380, PLINTH, 4, { fill: face }) +
        rect(middle - 200, top - 6, 400, 12, 4, { fill: '#FFFFFF' }) +
        place(productArt(sheet, product, 1), middle - 600 * SCALE, top - foot * SCALE, SCALE)
      );
    })
    .join('');

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

/** A lit window of some panes with products on plinths. */
export const shopWindow = (
  sheet: Sheet,
  box: Box,
  { panes, products }: { readonly panes: number; readonly products: readonly PictureSpec[] },
): string =>
  room(sheet, box) +
  (panes > 1 ? lamps(sheet, box, panes * 2) : '') +
  shown(sheet, box, products) +
  (panes > 1 ? gleam(box, 0.36) + gleam(box, 0.84) : gleam(box, 0.5)) +
  frames(box, panes);
