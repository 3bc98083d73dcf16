import { darken, lighten, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './laptop-build.ts';

/** Widths of the keys of each row: fifteen keys' room in every one of them. */
const one = (count: number): number[] => Array.from({ length: count }, () => 1);
const rows: readonly (readonly number[])[] = [
  [...one(13), 2],
  [1.5, ...one(12), 1.5],
  [1.75, ...one(11), 2.25],
  [2.25, ...one(10), 2.75],
  [1.25, 1, 1, 1.25, 5.5, 1, 1, 1, 1, 1],
];
const ROOM = 15;
const PAD_COLUMNS = 4;
/** The main block's share of a keyboard that has figures, too. */
const MAIN = 0.795;

interface Caps {
  fill: string;
  ink: string;
  shine: string;
}

/** One key with its letter. */
function key(x: number, y: number, w: number, h: number, { fill, ink, shine }: Caps, marked = true): string {
  const mark = marked ? rect(x + w / 2 - 4, y + h * 0.36, 8, 6, 2, { fill: ink, opacity: 0.9 }) : '';
  return rect(x, y, w, h, 6, { fill, stroke: shine, width: 1 }) + mark;
}

/** The main block of keys with a row of low ones above it, and the block of figures where there is one. */
function keys(size: Build, caps: Caps, x: number, y: number, w: number, h: number): string {
  const gap = size.body === 'gaming' ? 7 : 5;
  const block = size.numPad ? w * MAIN : w;
  const [unit, pitch] = [block / ROOM, h / 5.6];
  const low = repeat(ROOM, (index) => key(x + unit * index, y, unit - gap, pitch * 0.6 - gap, caps, false));
  const main = rows.map((widths, row) => {
    const top = y + pitch * (0.6 + row);
    let left = x;
    return widths.map((width) => {
      const drawn = key(left, top, unit * width - gap, pitch - gap, caps, width < 5);
      left += unit * width;
      return drawn;
    });
  });
  const from = x + block + w * 0.018;
  const step = (x + w - from) / PAD_COLUMNS;
  const figures = size.numPad
    ? repeat(5 * PAD_COLUMNS, (index) => {
        const [column, row] = [index % PAD_COLUMNS, Math.floor(index / PAD_COLUMNS)];
        return key(from + step * column, y + pitch * (0.6 + row), step - gap, pitch - gap, caps);
      }) + repeat(PAD_COLUMNS, (index) => key(from + step * index, y, step - gap, pitch * 0.6 - gap, caps, false))
    : '';
  return low + main.flat().join('') + figures;
}

/** Holes for the fan's air between the hinge and the keys. */
function intake({ sheet, colour }: Studio, { w, l }: Build, y: number): string {
  const h = l * 0.075;
  return (
    rect(w * 0.2, y, w * 0.6, h, 8, { fill: darken(colour, 0.3) }) +
    rect(w * 0.2, y, w * 0.6, h, 8, { fill: holes(sheet, 10, '#05060a') })
  );
}

/** The light below the keys: from one colour to the other across the main block, the latter below the figures. */
function lights({ sheet }: Studio, size: Build, x: number, y: number, w: number, h: number): string {
  const { glow, glow2, numPad } = size;
  const across = sheet.linear(
    [
      [0, glow],
      [1, glow2],
    ],
    0,
    0,
    1,
    0,
  );
  const under = (left: number, wide: number, fill: string): string =>
    rect(left, y - 3, wide, h + 1, 9, { fill, opacity: 0.72 });
  if (!numPad) return under(x - 4, w + 1, across);
  return under(x - 4, w * MAIN + 1, across) + under(x + w * (MAIN + 0.014), w * (1 - MAIN - 0.014), glow2);
}

/** Keys, touchpad and speakers on the upper face of the base, in `0 0 w l`; its y runs to the front. */
export function deck(studio: Studio, size: Build): string {
  const { sheet, chance, colour } = studio;
  const { w, l, hinge, body, glow } = size;
  const gaming = body === 'gaming';
  const dark = gaming || chance.yes('dark-keys', 0.6) || lightness(colour) < 0.35;
  const cap = dark ? '#1d1f24' : tone(colour, 0.2);
  const ink = gaming ? lighten(glow, 0.3) : dark ? '#8d929b' : '#6b7079';
  const fill = sheet.linear([
    [0, lighten(cap, 0.12)],
    [1, darken(cap, 0.12)],
  ]);
  const caps: Caps = { fill, ink, shine: dark ? '#34373e' : tone(colour, -0.2) };
  const side = size.numPad ? w * 0.045 : w * 0.085;
  const [kx, ky, kw, kh] = [side, hinge + l * (gaming ? 0.14 : 0.1), w - side * 2, l * 0.42];
  const well =
    rect(kx - 8, ky - 7, kw + 12, kh + 9, 12, { fill: dark ? '#0b0c10' : tone(colour, -0.14) }) +
    (gaming ? lights(studio, size, kx, ky, kw, kh) : '');
  const [tw, top] = [w * chance.range('pad', 0.3, 0.4), ky + kh + l * 0.035];
  const middle = size.numPad ? kx + kw * 0.4 : w / 2;
  const pad = rect(middle - tw / 2, top, tw, l * 0.965 - top, 12, {
    fill: flatFill(sheet, tone(colour, -0.05), gaming ? 'matte' : 'metal'),
    stroke: darken(colour, 0.3),
    width: 2.5,
  });
  const speaker = (x: number): string => rect(x, ky, w * 0.035, kh, 6, { fill: holes(sheet, 7, darken(colour, 0.5)) });
  const speakers = chance.yes('side-speakers', 0) ? speaker(w * 0.024) + speaker(w * 0.941) : '';
  return (
    rect(0, 0, w, l, size.r, { fill: flatFill(sheet, colour, body === 'office' ? 'matte' : 'metal') }) +
    (gaming ? intake(studio, size, hinge + l * 0.04) : '') +
    speakers +
    well +
    keys(size, caps, kx, ky, kw - 4, kh) +
    pad +
    rect(1.5, 1.5, w - 3, l - 3, size.r - 2, { stroke: lighten(colour, 0.6), width: 3, opacity: 0.7 })
  );
}
