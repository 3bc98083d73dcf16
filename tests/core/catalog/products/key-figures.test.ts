import { describe, expect, it } from 'vitest';
import { keyFigures } from '#core/catalog/products/index.ts';

const group = (properties: Readonly<Record<string, string>>) => ({
  title: '',
  properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
});
const screen = group({ Type: 'OLED', Size: '6,3″', Rate: '120 Hz' });
const memory = group({ RAM: '12 GB', Storage: '256 GB' });
const camera = group({ Modules: '50 + 12 MP', Main: '50 MP' });
const body = group({ Bluetooth: '5.4', Size: '150×72', Weight: '167 g' });
const figuresOf = (title: string, ...groups: readonly ReturnType<typeof group>[]) =>
  keyFigures({ title }, groups).map(({ value }) => value);

describe('the figures of a product page', () => {
  it('PRODUCT-5: are the first of each group, whole or with a unit, three at most', () => {
    expect(figuresOf('Phone', screen, memory, camera, body)).toEqual(['6,3″', '12 GB', '50 MP']);
    expect(figuresOf('Phone', screen, body, group({ Modes: '150' }))).toEqual(['6,3″', '167 g', '150']);
  });

  it('PRODUCT-5: repeat nothing of the title', () => {
    expect(figuresOf('Phone 12/256 GB', screen, memory, camera, body)).toEqual(['6,3″', '50 MP', '167 g']);
  });

  it('PRODUCT-5: are left out where there are fewer than three', () => {
    expect(figuresOf('Phone', screen, memory)).toEqual([]);
  });
});
