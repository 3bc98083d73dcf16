import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { optionsOf } from './options.ts';
import { screens } from './screens/index.ts';
import { contactSheet } from './sheet.ts';

describe('the command line of the gallery', () => {
  it('means everything unless it says less', () => {
    expect(optionsOf([])).toEqual({
      only: [],
      widths: [360, 768, 1280, 1536],
      languages: ['ru', 'ro'],
      schemes: ['light', 'dark'],
      scale: 0.5,
      list: false,
      models: false,
    });
    expect(optionsOf(['--only', 'home,cart*', '--widths', '360', '--languages', 'ro'])).toMatchObject({
      only: ['home', 'cart*'],
      widths: [360],
      languages: ['ro'],
    });
  });

  it('says what it does not know', () => {
    expect(() => optionsOf(['--widths', '400'])).toThrow('--widths takes 360, 768, 1280, 1536, not 400');
    expect(() => optionsOf(['--schemes', 'sepia'])).toThrow('not sepia');
    expect(() => optionsOf(['--scale', '0'])).toThrow('--scale');
  });
});

it('no two screens have one name', () => {
  const names = screens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('a contact sheet holds its rows below each other at their scale', async () => {
  const png = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const one = { caption: 'home', png };
  const { width, height } = await sharp(await contactSheet([[one, one], [one]], 0.5)).metadata();
  expect([width, height]).toEqual([2 * 50 + 3 * 16, 2 * (28 + 30) + 3 * 16]);
});
