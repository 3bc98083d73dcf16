import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from '#adapters/provider-sandbox/pictures/index.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';

/** Grey levels of a drawing on white, row by row. */
async function greys(
  drawing: string,
): Promise<{ at: (x: number, y: number) => number; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, at: (x, y) => data[y * info.width + x] ?? 255 };
}

/** How wide the blank columns between the signs of a time are, from left to right. */
async function blanks(time: string): Promise<number[]> {
  const { at, width, height } = await greys(svg(600, 200, figures(time, 300, 100, 160, '#000000', 1.9)));
  const inked = (x: number): boolean => Array.from({ length: height }, (_, y) => at(x, y)).some((grey) => grey < 128);
  const columns = Array.from({ length: width }, (_, x) => (inked(x) ? '#' : ' ')).join('');
  return (columns.trim().match(/ +/g) ?? []).map((blank) => blank.length);
}

describe('a clock', () => {
  it.each(['7:30', '9:41', '10:09', '12:45', '8:15', '2:00'])('has %s with its colon in the middle', async (time) => {
    const gaps = await blanks(time);
    const before = gaps[time.indexOf(':') - 1] ?? 0;
    const after = gaps[time.indexOf(':')] ?? 0;

    expect(gaps).toHaveLength(time.length - 1);
    // A 7 stands a little nearer, since its foot is far away.
    expect(Math.abs(before - after)).toBeLessThanOrEqual(time.startsWith('7') ? 5 : 2);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.6);
  });
});

describe('a phone before another', () => {
  it.each([500, 650, 800])('shades it up to its edge on row %i', async (row) => {
    const { at } = await greys(drawProduct({ family: 'phone', model: 'apple-iphone-17', colour: '#d8dadf' }, 1));
    const bezel = Array.from({ length: 400 }, (_, index) => 400 + index).find((x) => at(x, row) < 60) ?? 0;
    const levels = [150, 120, 90, 60, 30, 16].map((away) => at(bezel - away, row));

    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect((levels[0] ?? 0) - (levels.at(-1) ?? 0)).toBeGreaterThan(25);
  });
});
