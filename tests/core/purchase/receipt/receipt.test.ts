import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { receiptOf } from '#core/purchase/receipt/index.ts';

const good = (code: string, count: number, price: number, tier: 'retail' | 'second' = 'retail') => ({
  ...{ productId: code, title: `Phone ${code}`, code, count, price: fromMdl(price), tier },
});
const delivery = { method: 'address', place: 'str. Mira 1', price: fromMdl(60) } as const;

describe('the receipt of an order', () => {
  it('ORDERS-10: has the goods at what was paid for them, and sums that add up to the total', () => {
    const products = [good('A', 2, 1_000, 'second'), good('B', 1, 300)];
    const receipt = receiptOf({ status: 'accepted', goods: products, delivery, total: fromMdl(2_360) });
    expect(receipt).toEqual({
      lines: [
        { code: 'A', title: 'Phone A', count: 2, price: fromMdl(1_000), sum: fromMdl(2_000) },
        { code: 'B', title: 'Phone B', count: 1, price: fromMdl(300), sum: fromMdl(300) },
      ],
      discount: 0,
      delivery: fromMdl(60),
      total: fromMdl(2_360),
    });
    expect(JSON.stringify(receipt)).not.toContain('second');
  });

  it('ADVANCE-2: tells what was paid before and what remains, of a cancelled order only the first', () => {
    const prepaid = { goods: [good('A', 1, 1_000)], total: fromMdl(1_000), advance: fromMdl(400) } as const;
    const order = { ...prepaid, statusType: 'prepaid_expense' } as const;
    const receipt = receiptOf({ ...order, status: 'accepted' });
    expect(receipt.advance).toEqual({ paid: fromMdl(400), remains: fromMdl(600) });
    expect(receiptOf({ ...order, status: 'cancelled' }).advance).toEqual({ paid: fromMdl(400) });
    expect(receiptOf({ ...prepaid, status: 'accepted' }).advance).toBeUndefined();
  });

  it('ORDERS-10: tells what was taken off, and never what would have been put on', () => {
    const products = [good('A', 1, 1_000)];
    expect(receiptOf({ status: 'accepted', goods: products, delivery, total: fromMdl(960) }).discount).toBe(
      fromMdl(100),
    );
    expect(receiptOf({ status: 'accepted', goods: products, total: fromMdl(1_000) })).toMatchObject({
      discount: 0,
      delivery: 0,
    });
    expect(receiptOf({ status: 'accepted', goods: products, total: fromMdl(1_200) }).discount).toBe(0);
  });
});
