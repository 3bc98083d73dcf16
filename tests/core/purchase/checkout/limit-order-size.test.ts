import { describe, expect, it } from 'vitest';
import { ok } from '#core/kernel/shared/index.ts';
import { limitOrderSize, type OrderDesk, type PendingOrder } from '#core/purchase/checkout/index.ts';
import { anOrder, aPlacedOrder } from '#core/testing/index.ts';

describe('the desk as visitors reach it', () => {
  it('CART-17: is sent no order with more pieces of one product than are sold at once', async () => {
    const sent: PendingOrder[] = [];
    const placed = ok({ kind: 'placed', order: aPlacedOrder() } as const);
    const place: OrderDesk['place'] = async (query) => {
      sent.push(query);
      return placed;
    };
    const { place: placeBounded } = limitOrderSize({ place } as OrderDesk, 5);
    const ordering = (...counts: readonly number[]) => {
      const lines = counts.map((count, index) => ({ productId: `P${index}`, count, tier: 'retail' as const }));
      return placeBounded({ order: anOrder({ lines }), key: 'key' });
    };
    expect(await ordering(5, 1)).toBe(placed);
    expect(await ordering(1, 6)).toMatchObject({ ok: false, error: { status: 400, code: 'sold_at_once' } });
    expect(sent).toHaveLength(1);
  });
});
