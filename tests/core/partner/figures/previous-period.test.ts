import { describe, expect, it } from 'vitest';
import { changeSince } from '#core/partner/figures/index.ts';
import { previousPeriod } from '#core/partner/figures/previous-period.ts';
import { ordersFilter } from '#core/partner/orders/index.ts';

const earlier = (start: string, end: string, more: { readonly status?: string; readonly sellerId?: string } = {}) =>
  previousPeriod(ordersFilter({ start, end, ...more }, '2026-11-26'));

describe('the period before', () => {
  it('FIGURES-9: has as many days, up to the day before', () => {
    expect(earlier('2026-11-26', '2026-11-26')).toMatchObject({ start: '2026-11-25', end: '2026-11-25' });
    expect(earlier('2026-10-28', '2026-11-26')).toMatchObject({ start: '2026-9-28', end: '2026-10-27' });
    expect(earlier('2026-1-2', '2026-1-8')).toMatchObject({ start: '2025-12-26', end: '2026-1-1' });
    expect(earlier('2026-11-20', '2026-11-26', { sellerId: '7' })).toMatchObject({ sellerId: '7', query: '' });
  });

  it('FIGURES-9: is not looked for before the first orders, nor at one step', () => {
    expect(earlier('2023-9-4', '2026-11-26')).toBeUndefined();
    expect(earlier('2023-9-6', '2023-9-8')).toBeUndefined();
    expect(earlier('2023-9-6', '2023-9-7')).toMatchObject({ start: '2023-9-4', end: '2023-9-5' });
    expect(earlier('2026-11-20', '2026-11-26', { status: 'delivered' })).toBeUndefined();
  });

  it('FIGURES-9: is compared in whole per cent, if it had anything', () => {
    expect([changeSince(200, 225), changeSince(300, 200), changeSince(5, 5)]).toEqual([13, -33, 0]);
    expect(changeSince(0, 7)).toBeUndefined();
  });
});
