import { describe, expect, it } from 'vitest';
import { promotionDays } from '#adapters/provider-sandbox/content/promotions.ts';
import { content } from '#tests/adapters/provider-sandbox/shop-content.ts';

describe('a promotion', () => {
  it('in relative months moves with the date', () => {
    const period = [-1, 0] as const;
    const days = { startsAt: '2026-10-01', endsAt: '2026-11-30', isActive: true };
    for (const today of ['2026-11-01', '2026-11-25', '2026-11-30'])
      expect(promotionDays({ period }, today)).toEqual(days);
    expect(promotionDays({ period: [0, 1] }, '2027-01-31')).toEqual({
      startsAt: '2027-01-01',
      endsAt: '2027-02-28',
      isActive: true,
    });
  });

  it('with fixed days is active until its last day ends', () => {
    const period = ['2026-08-10', '2026-09-15'] as const;
    const isOn = (today: string) => promotionDays({ period }, today).isActive;
    expect(['2026-08-09', '2026-08-10', '2026-09-15', '2026-09-16'].map(isOn)).toEqual([false, true, true, false]);
  });

  it('is active on any day, and some are over', () => {
    for (const today of ['2026-11-25', '2027-02-28', '2030-12-31']) {
      const on = content.promotions.filter((promotion) => promotionDays(promotion, today).isActive);
      expect(on).toHaveLength(5);
    }
  });
});
