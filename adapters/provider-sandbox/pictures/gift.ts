import { lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { castShadow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import {
  ellipse,
  line,
  type Point,
  path,
  place,
  polygon,
  rect,
  repeat,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';

/** 16:9, as the window of the gift shows it. */
const [WIDTH, HEIGHT] = [1200, 675];

/** Peach, not white: a ribbon and a coupon of it stand out from a light page and from a dark one. */
const PEACH = '#ffc7a8';
/** Towards a warm brown, where black would turn the ribbon grey. */
const darken = (colour: string, share: number): string => mix(colour, '#5a1c04', share);

/** A place of the box: shares of the way to its left and to its right corner, and how high, px. */
const at = (left: number, right: number, high: number): Point => [
  470 - 240 * left + 190 * right,
  590 - 62 * left - 54 * right - high,
];

/** A rectangle on the face that goes to the left, and on the one that goes to the right. */
type Side = (from: number, to: number, low: number, high: number, out: number) => string;
const onLeft: Side = (from, to, low, high, out) =>
  polygon([at(from, -out, low), at(to, -out, low), at(to, -out, high), at(from, -out, high)]);
const onRight: Side = (from, to, low, high, out) =>
  polygon([at(-out, from, low), at(-out, to, low), at(-out, to, high), at(-out, from, high)]);
const onTop = (fromLeft: number, toLeft: number, fromRight: number, toRight: number, high: number): string =>
  polygon([
    at(fromLeft, fromRight, high),
    at(toLeft, fromRight, high),
    at(toLeft, toRight, high),
    at(fromLeft, toRight, high),
  ]);

/** How far the lid stands out, where it lies, and between what shares of a face the ribbon runs. */
const OUT = 0.05;
const [BODY, LID, TOP] = [225, 212, 285];
const [RIBBON_FROM, RIBBON_TO] = [0.42, 0.58];

/** Faces of one colour as the light from the upper left finds them. */
const shades = (sheet: Sheet, colour: string) => ({
  left: sheet.linear([
    [0, lighten(colour, 0.1)],
    [1, darken(colour, 0.12)],
  ]),
  right: sheet.linear([
    [0, darken(colour, 0.3)],
    [1, darken(colour, 0.5)],
  ]),
  top: sheet.linear([
    [0, lighten(colour, 0.16)],
    [1, lighten(colour, 0.3)],
  ]),
});

const box = (sheet: Sheet, accent: string): string => {
  const card = shades(sheet, accent);
  const ribbon = shades(sheet, PEACH);
  const [low, high] = [-OUT, 1 + OUT];
  return (
    path(onLeft(0, 1, 0, BODY, 0), { fill: card.left }) +
    path(onRight(0, 1, 0, BODY, 0), { fill: card.right }) +
    path(onLeft(RIBBON_FROM, RIBBON_TO, 0, BODY, 0), { fill: ribbon.left }) +
    path(onRight(RIBBON_FROM, RIBBON_TO, 0, BODY, 0), { fill: ribbon.right }) +
    path(onLeft(0, 1, LID - 22, LID, 0) + onRight(0, 1, LID - 22, LID, 0), { fill: '#000000', opacity: 0.16 }) +
    path(onLeft(low, high, LID, TOP, OUT), { fill: card.left }) +
    path(onRight(low, high, LID, TOP, OUT), { fill: card.right }) +
    path(onTop(low, high, low, high, TOP), { fill: card.top }) +
    path(onLeft(RIBBON_FROM, RIBBON_TO, LID, TOP, OUT), { fill: ribbon.left }) +
    path(onRight(RIBBON_FROM, RIBBON_TO, LID, TOP, OUT), { fill: ribbon.right }) +
    path(onTop(RIBBON_FROM, RIBBON_TO, low, high, TOP), { fill: ribbon.top }) +
    path(onTop(low, high, RIBBON_FROM, RIBBON_TO, TOP), { fill: ribbon.top })
  );
};

/** Two loops and two ends about a knot at the origin. */
const bow = (sheet: Sheet): string => {
  const loop = sheet.linear([
    [0, lighten(PEACH, 0.35)],
    [1, darken(PEACH, 0.12)],
  ]);
  const inside = darken(PEACH, 0.4);
  const half =
    path('M-6 -4C-40 22 -78 52 -118 58L-104 26L-132 8C-92 4 -46 -6 -6 -14Z', { fill: darken(PEACH, 0.1) }) +
    path('M0 -8C-40 -92 -104 -124 -134 -98C-162 -70 -112 -14 0 -2Z', { fill: loop }) +
    path('M-22 -20C-56 -70 -96 -92 -114 -80C-130 -64 -88 -30 -22 -20Z', { fill: inside });
  return (
    ellipse(0, 4, 92, 20, { fill: '#000000', opacity: 0.14 }) +
    half +
    `<g transform="scale(-1 1)">${half}</g>` +
    rect(-22, -30, 44, 42, 15, { fill: loop, stroke: darken(PEACH, 0.2), width: 2 })
  );
};

/** The coupon: notched where it is torn off, with a rising sun on its stub and what it is worth on the rest. */
const coupon = (sheet: Sheet, accent: string, worth: number): string => {
  const outline =
    'M24 0H106A22 22 0 0 0 150 0H396A24 24 0 0 1 420 24V196A24 24 0 0 1 396 220H150A22 22 0 0 0 106 220H24A24 24 0 0 1 0 196V24A24 24 0 0 1 24 0Z';
  const paper = sheet.linear(
    [
      [0, lighten(PEACH, 0.55)],
      [1, PEACH],
    ],
    0,
    0,
    1,
    1,
  );
  const ink = { stroke: accent, width: 7, round: true };
  return (
    castShadow(outline, 16, 0.16) +
    path(outline, { fill: paper, stroke: darken(PEACH, 0.08), width: 3 }) +
    line(128, 34, 128, 190, { stroke: accent, width: 5, round: true, dash: '2 15' }) +
    path('M38 128A26 26 0 0 1 90 128M28 128H100M64 84V76M33 97L27 91M95 97L101 91', ink) +
    line(160, 92, 182, 92, { ...ink, width: 11 }) +
    figures(String(worth), 302, 92, 80, accent, 2.1) +
    repeat(4, (bar) => rect(172 + bar * 56, 168, 44 - bar * 6, 10, 5, { fill: accent, opacity: 0.45 }))
  );
};

/** A gift that is a code worth so many lei: a box with a bow and a coupon beside it, on no ground of their own. */
export function drawGift(accent: string, worth: number): string {
  const sheet = new Sheet();
  const [knotX, knotY] = at(0.5, 0.5, TOP);
  const content =
    groundShadow(sheet, 450, 566, 250, 52) +
    box(sheet, accent) +
    place(bow(sheet), knotX, knotY) +
    place(coupon(sheet, accent, worth), 600, 330, 1, 9);
  return svg(WIDTH, HEIGHT, sheet.defs() + content);
}
