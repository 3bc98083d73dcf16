import { describe, expect, it } from 'vitest';
import type { MainBanner } from '#core/catalog/products/index.ts';
import { placeBanners } from '#core/site/screens/index.ts';

const banners = Array.from({ length: 6 }, (_, id) => ({ id: String(id) }) as MainBanner);
const placed = (count: number, rows: number) => {
  const { turning, after } = placeBanners(banners.slice(0, count), rows);
  return [turning.map(({ id }) => id).join(''), [...after].map(([row, { id }]) => `${row}:${id}`).join(' ')];
};

describe('the main banners of the home page', () => {
  it('HOME-6: turn at the top, three of them, and stand between rows', () => {
    expect(placed(5, 6)).toEqual(['012', '1:3 3:4']);
    expect(placed(3, 6)).toEqual(['012', '']);
    expect(placed(0, 6)).toEqual(['', '']);
  });

  it('HOME-6: all turn where no row would follow them', () => {
    expect(placed(6, 4)).toEqual(['01245', '1:3']);
    expect(placed(5, 2)).toEqual(['01234', '']);
    expect(placed(5, 0)).toEqual(['01234', '']);
  });
});
