import { isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { facetInk, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';

export interface Tub {
  w: number;
  h: number;
  d: number;
  corner: number;
  colour: string;
  finish: 'matte' | 'gloss';
}

/** A rounded tub about the world's origin; plain ones inside it close the seams of its facets. */
export function tub(sheet: Sheet, view: Eye, { w, h, d, corner, colour, finish }: Tub): string {
  const bevel = 44;
  const plain = (inset: number, from: number, to: number): string =>
    prism(
      view,
      { origin: [-w / 2 + inset, -h / 2 + from, -d / 2 + inset], u: axes.x, v: axes.z },
      roundedOutline(w - inset * 2, d - inset * 2, Math.max(16, corner - inset)),
      to - from,
      { colour, finish },
      '',
    );
  const inner = plain(4, bevel, h - 24) + plain(18, 14, bevel);
  const outer = pillow(
    view,
    { origin: [-w / 2, -h / 2, -d / 2], u: axes.x, v: axes.z },
    w,
    d,
    h,
    { colour, finish, r: corner, bevel, backBevel: 20 },
    '',
  );
  const r = Math.max(24, corner - bevel);
  const lid = group(
    rect(bevel, bevel, w - bevel * 2, d - bevel * 2, r, {
      fill: flatFill(sheet, tone(colour, isWhite(colour) ? 0.04 : 0.18), finish),
      stroke: facetInk(colour, finish, [0, 0, 1], isWhite(colour) ? -0.12 : 0.3),
      width: 3,
    }),
    { transform: view.plane([-w / 2, -h / 2, -d / 2], axes.x, axes.z) },
  );
  return inner + outer + lid;
}

/** The front of a drawer, which stands out from the tub: its middle, its size, and what is on it in `0 0 w h`. */
export const drawer = (
  view: Eye,
  [x, y, z]: Vec,
  w: number,
  h: number,
  r: number,
  colour: string,
  art: string,
): string =>
  pillow(
    view,
    { origin: [x - w / 2, y - h / 2, z], u: axes.x, v: axes.y },
    w,
    h,
    40,
    { colour, finish: 'gloss', r, bevel: 12, shift: isWhite(colour) ? 0 : 0.05 },
    art,
  );

/** A grip that stands out from a drawer, with a strip of metal along it. */
export function grip(
  sheet: Sheet,
  view: Eye,
  [x, y, z]: Vec,
  w: number,
  h: number,
  colour: string,
  metal: string,
): string {
  const lower = Math.min(w, h);
  const art =
    rect(lower * 0.16, lower * 0.16, w - lower * 0.32, h - lower * 0.32, lower * 0.3, {
      fill: sheet.linear([
        [0, lighten(metal, 0.5)],
        [0.35, metal],
        [1, tone(metal, -0.45)],
      ]),
    }) + rect(lower * 0.3, lower * 0.24, w - lower * 0.6, 4, 2, { fill: '#ffffff', opacity: 0.6 });
  return pillow(
    view,
    { origin: [x - w / 2, y - h / 2, z + 70], u: axes.x, v: axes.y },
    w,
    h,
    70,
    { colour, finish: 'gloss', r: lower * 0.42, bevel: 10, shift: isWhite(colour) ? 0 : 0.08 },
    art,
  );
}

/** A pane with the lit basket and what is frying in it, in `0 0 w h`. */
export function pane(sheet: Sheet, w: number, h: number, rim: string): string {
  const clip = sheet.clip(rect(0, 0, w, h, 26, { fill: '#000' }));
  const chips = repeat(Math.floor(w / 30) * 3, (index) => {
    const [row, column] = [index % 3, Math.floor(index / 3)];
    const x = 12 + column * 30 + row * 9;
    const y = h * 0.5 + row * h * 0.15 + ((index * 7) % 5) * 3;
    return rect(x, y, 44, 17, 7, {
      fill: ['#e0a447', '#c9822e', '#eab658', '#b8732a'][(index * 3 + row) % 4] ?? '#e0a447',
      transform: `rotate(${((index * 53) % 70) - 35} ${x + 22} ${y + 8})`,
    });
  });
  const light = sheet.linear([
    [0, '#2b2118'],
    [0.45, '#6b4520'],
    [1, '#2a1c11'],
  ]);
  const shine = sheet.linear(
    [
      [0, '#ffffff', 0.34],
      [0.4, '#ffffff', 0.04],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    group(rect(0, 0, w, h, 0, { fill: light }) + chips + rect(0, h * 0.94, w, 20, 0, { fill: '#1b1410' }), { clip }) +
    rect(0, 0, w, h, 26, { fill: shine }) +
    rect(0, 0, w, h, 26, { stroke: rim, width: 6 })
  );
}
