import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A printed landscape, to be laid on a sheet of paper. */
export function photo({ sheet, chance }: Studio, w: number, h: number): string {
  const sky = chance.pick('sky', ['#ffb36b', '#7fb8e8', '#d98bb0']);
  const land = chance.pick('land', ['#2f6b55', '#3d4f8a', '#7a4a2f']);
  return (
    rect(0, 0, w, h, 4, { fill: '#fdfdfc' }) +
    rect(22, 22, w - 44, h - 44, 2, {
      fill: sheet.linear([
        [0, sky],
        [1, '#fff3dc'],
      ]),
    }) +
    circle(w * 0.66, h * 0.4, 34, { fill: '#fffbea' }) +
    path(
      `M22 ${h * 0.66}L${w * 0.3} ${h * 0.42}L${w * 0.52} ${h * 0.66}L${w * 0.7} ${h * 0.5}L${w - 22} ${h * 0.7}V${h - 22}H22Z`,
      { fill: land },
    )
  );
}

/** A printed letter: a headline and lines of text. */
export const letter = (w: number, h: number): string =>
  rect(0, 0, w, h, 4, { fill: '#fdfdfc' }) +
  rect(36, 34, w * 0.42, 16, 3, { fill: '#3a3d43' }) +
  repeat(6, (index) =>
    rect(36, 74 + index * 26, (w - 72) * ([1, 0.94, 1, 0.88, 0.97, 0.5][index] ?? 1), 7, 3, { fill: '#9aa0a8' }),
  );

/** By what a printer is worked: `front` and `tilted` are on its front, the others on its lid. */
export const PANELS = ['front', 'touch', 'column', 'keys', 'tilted'] as const;
export type Panel = (typeof PANELS)[number];

const keys = (count: number, x: number, y: number, dx: number, dy: number): string =>
  repeat(count, (index) => circle(x + index * dx, y + index * dy, 11, { stroke: '#8b9099', width: 3 }));

/** What is on the lid: keys in a strip along the front, beside a screen that may be tilted up, or a column at the left. */
export function controls({ chance }: Studio, kind: Panel, w: number, d: number): string {
  const screen = chance.pick('screen', ['#3f6fd8', '#2f8f86', '#7650b4']);
  if (kind === 'front' || kind === 'tilted') return '';
  if (kind === 'column')
    return (
      rect(-w / 2 + 28, -d / 2 + 60, 92, d - 120, 16, { fill: '#1d1f24' }) +
      rect(-w / 2 + 40, d / 2 - 132, 68, 46, 6, { fill: '#8fb0a0' }) +
      keys(4, -w / 2 + 74, -d / 2 + 100, 0, 48)
    );
  const strip = rect(-w / 2 + 40, d / 2 - 70, w - 80, 52, 16, { fill: '#1d1f24' });
  if (kind === 'touch')
    return (
      strip +
      rect(w / 2 - 286, d / 2 - 118, 230, 106, 12, { fill: '#0b0c0f', stroke: '#8b9099', width: 3 }) +
      repeat(6, (index) =>
        rect(w / 2 - 268 + (index % 3) * 68, d / 2 - 106 + Math.floor(index / 3) * 44, 54, 34, 6, {
          fill: index % 2 ? screen : '#e6e8ec',
        }),
      )
    );
  return strip + keys(7, -126, d / 2 - 44, 42, 0);
}

/** A row of lit keys over the mouth, which is all that a printer without a display has. */
export const frontKeys = (h: number): string =>
  rect(44, h * 0.08, 400, h * 0.15, 14, { fill: '#0b0c0f' }) +
  repeat(7, (index) =>
    circle(80 + index * 55, h * 0.155, 11, { stroke: index === 0 ? '#3fa8ff' : '#b4bac4', width: 4 }),
  );

/** A panel with a display that is tilted up from the front edge. */
export function tiltedPanel(view: Eye, { sheet, chance, colour }: Studio, w: number, h: number, d: number): string {
  const ink = chance.pick('screen', ['#3f6fd8', '#2f8f86', '#7650b4']);
  const [wide, tall] = [430, 124];
  const art =
    rect(6, 6, wide - 12, tall - 12, 16, { fill: flatFill(sheet, tone(colour, 0.1), 'gloss') }) +
    rect(132, 16, 168, tall - 32, 10, { fill: '#07080b', stroke: '#8b9099', width: 3 }) +
    rect(142, 26, 148, tall - 52, 5, { fill: ink }) +
    repeat(3, (index) => rect(152 + index * 46, 38, 36, 42, 6, { fill: '#ffffff', opacity: index ? 0.75 : 1 })) +
    keys(2, 46, tall / 2, 50, 0) +
    keys(2, 336, tall / 2, 50, 0);
  return prism(
    view,
    { origin: [-w / 2 + 26, -h / 2 + 4, d / 2 + 10], u: axes.x, v: [0, 0.78, 0.62] },
    roundedOutline(wide, tall, 18),
    18,
    { colour: tone(colour, 0.1) },
    art,
  );
}

/** The lid raised over the glass of the scanner, the white pad under it to the front. */
export function raisedLid(view: Eye, { sheet, colour }: Studio, w: number, h: number, d: number): string {
  const [wide, tall] = [w - 30, d - 70];
  const [sine, cosine] = [Math.sin(1.12), Math.cos(1.12)];
  const glass = rect(-wide / 2 + 50, -d / 2 + 62, wide - 100, d - 150, 10, {
    fill: sheet.linear(
      [
        [0, '#8fa6b8'],
        [0.45, '#3d4a57'],
        [0.5, '#5c6d7c'],
        [1, '#27303a'],
      ],
      0,
      0,
      1,
      1,
    ),
    stroke: '#b4bac4',
    width: 3,
  });
  const pad =
    rect(0, 0, wide, tall, 22, { fill: flatFill(sheet, tone(colour, 0.08)) }) +
    rect(46, 40, wide - 92, tall - 90, 10, {
      fill: sheet.linear([
        [0, '#f2f4f6'],
        [1, '#c9ced5'],
      ]),
    });
  const lid = prism(
    view,
    {
      origin: [-wide / 2, -h / 2 - tall * sine, -d / 2 + 30 - tall * cosine * 0.4],
      u: axes.x,
      v: [0, sine, cosine * 0.4],
    },
    roundedOutline(wide, tall, 22),
    34,
    { colour },
    pad,
  );
  return onTop(view, -h / 2 - 1, glass) + lid;
}

/** The feeder over the glass that takes a stack of originals. */
export function documentFeeder(view: Eye, { sheet }: Studio, w: number, h: number, d: number, colour: string): string {
  const block = pillow(
    view,
    { origin: [-w / 2 + 30, -h / 2 - 92, d / 2 - 110], u: axes.x, v: axes.y },
    w - 60,
    90,
    d - 130,
    { colour, r: 26, bevel: 14, backBevel: 14 },
    rect(40, 30, w - 140, 5, 2, { fill: darken(colour, 0.4) }),
  );
  const stack = prism(
    view,
    { origin: [-60, -h / 2 - 104, -d / 2 + 60], u: axes.x, v: axes.z },
    roundedOutline(330, 230, 4),
    12,
    { colour: '#e9ebee' },
    rect(0, 0, 330, 230, 4, { fill: '#fbfbfa' }),
  );
  const guide = rect(-250, -96, 170, 190, 20, { fill: flatFill(sheet, tone(colour, -0.12)) });
  return block + onTop(view, -h / 2 - 93, guide) + stack;
}
