import type { SeedShopFront } from '#adapters/provider-sandbox/catalogue/settings/shop-fronts.ts';
import { darken, lighten, lightness } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { ellipse, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';
import { drawLogo } from './logo.ts';
import { building, ground } from './shop-building.ts';
import { type Box, FRAME, shopWindow } from './shop-window.ts';

const SHOPFRONT = { width: 1500, height: 1000 } as const;

/** Where the pavement begins, and the sign with its lower edge. */
const PAVEMENT = 880;
const sign: Box = { x: 60, y: 158, w: 1380, h: 150 };
const UNDER_SIGN = sign.y + sign.h;
const STRIPES = 16;
const AWNING = 92;

/** The window, the door and the plate with the number stand in this order or in the other. */
const plan = (door: SeedShopFront['door']): Record<'glass' | 'door' | 'plate', Box> => {
  const [y, h] = [UNDER_SIGN + 32, PAVEMENT - UNDER_SIGN - 32];
  const glass = { x: 80, y, w: 930, h: h - 34 };
  const entry = { x: 1064, y, w: 240, h };
  const plate = { x: 1330, y: y + 96, w: 112, h: 72 };
  if (door === 'right') return { glass, door: entry, plate };
  const turned = (box: Box): Box => ({ ...box, x: SHOPFRONT.width - box.x - box.w });
  return { glass: turned(glass), door: turned(entry), plate: turned(plate) };
};

/** The board with the name, lit in the evening. */
const board = (sheet: Sheet, { sign: colour, evening }: SeedShopFront): string => {
  const { x, y, w, h } = sign;
  const scheme = lightness(colour) > 0.6 ? 'light' : 'dark';
  const glow = evening
    ? ellipse(x + w / 2, y + h / 2, w * 0.42, h * 1.5, {
        fill: sheet.radial([
          [0, '#FFE2BF', 0.5],
          [1, '#FFE2BF', 0],
        ]),
      })
    : '';
  const face = sheet.linear([
    [0, lighten(colour, 0.1)],
    [1, darken(colour, 0.12)],
  ]);
  return (
    glow +
    rect(x, y, w, h, 10, { fill: face }) +
    place(drawLogo(scheme), SHOPFRONT.width / 2 - 192, y + 18, 3.3) +
    rect(x, UNDER_SIGN, w, 24, 0, {
      fill: sheet.linear([
        [0, '#000000', 0.24],
        [1, '#000000', 0],
      ]),
    })
  );
};

/** Cloth in stripes over window and door, with a scalloped edge and the shadow under it. */
const awning = (sheet: Sheet, colour: string): string => {
  const [left, right, top] = [sign.x + 6, sign.x + sign.w - 6, UNDER_SIGN - 4];
  const step = (right - left) / STRIPES;
  const stripe = (place: number): string => {
    const x = left + place * step;
    const fill = place % 2 === 0 ? colour : '#F7F3EC';
    return path(`M${x} ${top}h${step}v${AWNING}a${step / 2} 22 0 0 1 ${-step} 0z`, { fill });
  };
  const shade = sheet.linear([
    [0, '#000000', 0.02],
    [0.7, '#000000', 0.1],
    [1, '#000000', 0.22],
  ]);
  return (
    rect(left, top + AWNING, right - left, 62, 0, {
      fill: sheet.linear([
        [0, '#000000', 0.26],
        [1, '#000000', 0],
      ]),
    }) +
    repeat(STRIPES, stripe) +
    rect(left, top, right - left, AWNING, 0, { fill: shade })
  );
};

const entrance = (sheet: Sheet, box: Box): string => {
  const { x, y, w, h } = box;
  return (
    shopWindow(sheet, box, { panes: 1, products: [] }) +
    rect(x + 30, y + h * 0.46, 14, 150, 7, { fill: FRAME }) +
    rect(x + w * 0.48, y + h * 0.34, w * 0.34, 112, 6, { fill: '#FFFFFF' }) +
    repeat(4, (row) => {
      const at = y + h * 0.34 + 26 + row * 20;
      return line(x + w * 0.48 + 14, at, x + w * 0.82 - 14, at, { stroke: '#9AA0AA', width: 5 });
    }) +
    rect(x - 18, PAVEMENT - 8, w + 36, 16, 2, { fill: '#8B857D' })
  );
};

/** The house number on blue enamel. */
const plateOf = ({ x, y, w, h }: Box, number: string): string =>
  rect(x, y, w, h, 8, { fill: '#1F4A86', stroke: '#F4F6F8', width: 5 }) +
  figures(number, x + w / 2, y + h / 2, h * 0.46, '#FFFFFF', 2.6);

/** A shop seen from the street or from the hall of a mall: its sign, its window with goods on two shelves a pane, its door. */
export const drawShopfront = (front: SeedShopFront): string => {
  const sheet = new Sheet();
  const { glass, door, plate } = plan(front.door);
  const content =
    building(sheet, front, SHOPFRONT, sign) +
    ground(sheet, front, { ...SHOPFRONT, from: PAVEMENT }, glass) +
    board(sheet, front) +
    shopWindow(sheet, glass, { panes: 2, products: front.pictures }) +
    entrance(sheet, door) +
    (front.awning ? awning(sheet, front.awning) : '') +
    (front.number ? plateOf(plate, front.number) : '');
  return svg(SHOPFRONT.width, SHOPFRONT.height, sheet.defs() + content);
};
