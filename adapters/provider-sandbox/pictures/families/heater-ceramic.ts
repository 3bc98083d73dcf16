import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** The element glowing behind bars that lie across it. */
function element(sheet: Sheet, x: number, y: number, w: number, h: number, r: number): string {
  const warm = sheet.linear([
    [0, '#3a1a10'],
    [0.5, '#ff7a35'],
    [1, '#3a1a10'],
  ]);
  const bars = Math.round(h / 18);
  return (
    rect(x, y, w, h, r, { fill: warm }) +
    repeat(bars, (index) => rect(x, y + 5 + index * (h / bars), w, 9, 3, { fill: '#1b1d21' }))
  );
}

/** A low wide box with two dials over its element and a grip at the top. */
export function ceramic({ sheet, colour }: Studio, view: Eye): string {
  const [w, h, d] = [470, 560, 250];
  const face =
    rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour) }) +
    rect(40, 196, w - 80, 318, 40, { fill: darken(colour, 0.72) }) +
    element(sheet, 58, 214, w - 116, 282, 26) +
    knob(sheet, w * 0.3, 112, 50, '#3d4148') +
    rect(w * 0.3 - 4, 74, 8, 26, 4, { fill: '#ff9a5a' }) +
    knob(sheet, w * 0.7, 112, 50, '#3d4148') +
    rect(w * 0.7 - 4, 74, 8, 26, 4, { fill: '#ffffff' }) +
    circle(w / 2, 112, 9, { fill: '#ff7a45' });
  const body = pillow(
    view,
    { origin: [-w / 2, 310 - h, d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, r: 76, bevel: 28, backBevel: 20 },
    face,
  );
  const grip = pillow(
    view,
    { origin: [-120, 310 - h - 52, 30], u: axes.x, v: axes.y },
    240,
    78,
    60,
    { colour: '#34373d', finish: 'gloss', r: 34, bevel: 14, backBevel: 10, shift: 0.06 },
    rect(44, 32, 152, 20, 10, { fill: '#15171b' }),
  );
  return grip + body;
}

/** A slim round tower that turns on a disc: a tall slot in front of the element, its display at the top. */
export function heaterTower({ sheet, chance, colour }: Studio, view: Eye): string {
  const [r, h] = [128, chance.range('th', 640, 740)];
  const foot = 350;
  const disc = lathe(
    sheet,
    view,
    smooth(
      [
        [196, 0],
        [200, 14],
        [180, 30],
        [90, 40],
      ],
      5,
    ),
    { colour: tone(colour, -0.06), finish: 'gloss', origin: [0, foot, 0] },
  );
  const body = lathe(
    sheet,
    view,
    [
      [r - 16, 0],
      [r, 16],
      [r, h - 30],
      ...smooth(
        [
          [r, h - 30],
          [r - 10, h - 8],
          [r - 26, h],
        ],
        5,
      ),
    ],
    { colour, finish: 'gloss', origin: [0, foot - 38, 0] },
  );
  const slot =
    rect(-62, -h * 0.36, 124, h * 0.66, 56, { fill: '#1b1d21', stroke: tone(colour, -0.2), width: 5 }) +
    element(sheet, -44, -h * 0.33, 88, h * 0.6, 40);
  const display = rect(-46, -24, 92, 48, 16, { fill: '#0b0c0f' }) + figures('24°', 0, 0, 26, '#ffb36b', 2);
  const middle = foot - 38 - h / 2;
  return (
    disc +
    body +
    onFront(view, r + 2, slot, 0, middle + h * 0.06) +
    onFront(view, r + 2, display, 0, middle - h * 0.39) +
    onTop(
      view,
      foot - 38 - h - 1,
      circle(0, 0, 34, { fill: tone(colour, -0.16), stroke: tone(colour, -0.4), width: 4 }),
    )
  );
}
