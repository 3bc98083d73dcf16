import { describe, expect, it } from 'vitest';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import { createRepeatOrder, NOT_REPEATING } from '#core/purchase/my-orders/index.ts';
import { aPhone, watching } from '#core/testing/index.ts';

const good = (productId: string, tier: 'retail' | 'second') => ({ productId, title: productId, count: 2, tier });

describe('an order that is repeated', () => {
  it('ORDERS-9: is put in the cart at today’s prices of the kind that it was sold at, where there still is one', async () => {
    const both = aPhone('A').costing(1_000).forPartnersAt(900).build();
    const plain = aPhone('B').build();
    const put: PutLine[] = [];
    const { show, now } = watching(NOT_REPEATING);
    const { repeat } = createRepeatOrder(
      {
        catalog: { current: async () => ok([both, plain]) },
        cart: { addList: (lines) => void put.push(...lines) },
        problem: { tell: () => undefined },
        show,
      },
      [good('A', 'second'), good('B', 'second'), good('C', 'retail')],
    );
    await repeat('ru');
    expect(put.map(({ product, count, tier }) => [product.productId, count, tier])).toEqual([
      ['A', 2, 'second'],
      ['B', 2, 'retail'],
    ]);
    expect(put[0]?.product.tierPrices).toEqual({ second: fromMdl(900) });
    expect(now()).toEqual({ repeating: false, short: [{ productId: 'C', title: 'C', left: 0 }] });
  });

  it('MINE-3: is asked for once at a time, and again after a failure', async () => {
    const retries: (() => void)[] = [];
    let asked = 0;
    const { show, now } = watching(NOT_REPEATING);
    const { repeat } = createRepeatOrder(
      {
        catalog: {
          current: async () => {
            asked += 1;
            return err(failure('network', 'network', 'silence'));
          },
        },
        cart: { addList: () => undefined },
        problem: { tell: ({ retry }) => void retries.push(retry) },
        show,
      },
      [good('A', 'retail')],
    );
    await Promise.all([repeat('ru'), repeat('ru')]);
    expect([asked, now()]).toEqual([1, NOT_REPEATING]);
    retries[0]?.();
    expect(asked).toBe(2);
  });
});
