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

const inks = ['#1fb5d8', '#d8348a', '#f2c91f', '#15171b'] as const;

/** Ink tanks in the front: a slot at its right, the black one apart at its left, or a wide window. */
export function tankArt(kind: 'none' | 'right' | 'apart' | 'window', w: number, h: number): string {
  const tubes = (x: number, wide: number, of: readonly string[]): string =>
    of
      .map(
        (ink, index) =>
          rect(x + index * (wide + 4), h * 0.48, wide, h * 0.33, 4, { fill: ink, stroke: '#5a5e66', width: 1.5 }) +
          rect(x + index * (wide + 4), h * 0.42, wide, h * 0.06, 2, { fill: '#c9d3da', opacity: 0.5 }),
      )
      .join('');
  if (kind === 'right') return rect(w - 104, h * 0.34, 88, h * 0.54, 12, { fill: '#15171b' }) + tubes(w - 98, 15, inks);
  if (kind === 'apart')
    return (
      rect(w - 96, h * 0.34, 80, h * 0.54, 12, { fill: '#15171b' }) +
      tubes(w - 89, 18, inks.slice(0, 3)) +
      rect(16, h * 0.34, 60, h * 0.54, 12, { fill: '#15171b', stroke: '#5a5e66', width: 2 }) +
      tubes(24, 44, inks.slice(3))
    );
  if (kind === 'window')
    return (
      rect(w - 122, h * 0.3, 110, h * 0.6, 30, { fill: '#e6edf2', stroke: '#8b9099', width: 3 }) +
      tubes(w - 108, 17, inks)
    );
  return '';
}

/** What is on the lid: keys in a strip along the front, beside a screen that may be tilted up, or a column at the left. */
export function controls({ chance }: Studio, w: number, d: number): string {
  const screen = chance.pick('screen', ['#3f6fd8', '#2f8f86', '#7650b4']);
  const keys = (count: number, x: number, y: number, dx: number, dy: number): string =>
    repeat(count, (index) => circle(x + index * dx, y + index * dy, 11, { stroke: '#8b9099', width: 3 }));
  const kind = chance.pick('panel', ['strip', 'touch', 'column', 'keys']);
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
  if (kind === 'keys') return strip + keys(7, -126, d / 2 - 44, 42, 0);
  return strip + rect(-90, d / 2 - 62, 180, 36, 8, { fill: screen }) + keys(4, 140, d / 2 - 44, 42, 0);
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
