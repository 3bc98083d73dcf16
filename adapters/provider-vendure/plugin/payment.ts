import {
  DefaultOrderPlacedStrategy,
  DefaultStockAllocationStrategy,
  LanguageCode,
  type OrderPlacedStrategy,
  type OrderProcess,
  PaymentMethodHandler,
  type PaymentProcess,
  type StockAllocationStrategy,
} from '@vendure/core';

declare module '@vendure/core' {
  interface OrderStates {
    AwaitingCard: never;
  }
  interface PaymentStates {
    Awaiting: never;
  }
}

const text = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** Paid when the goods are handed over: the order is placed at once, its payment is authorized. */
export const onReceiptHandler = new PaymentMethodHandler({
  code: 'shop-on-receipt',
  description: text('Payment on receipt'),
  args: {},
  createPayment: (_ctx, _order, amount) => ({ amount, state: 'Authorized' as const }),
  settlePayment: () => ({ success: true }),
});

/**
 * A card that a bank charges on its own page. The payment waits until the bank answers; a real bank's handler does the
 * same and settles the payment in the bank's callback.
 */
export const cardHandler = new PaymentMethodHandler({
  code: 'shop-card',
  description: text('Card, charged on the page of a demonstration bank'),
  args: {},
  createPayment: (_ctx, _order, amount, _args, metadata) => ({
    amount,
    state: 'Awaiting' as never,
    transactionId: String(metadata.transId),
    metadata: { public: { bank: 'pending' } },
  }),
  settlePayment: () => ({ success: true }),
});

/** A payment that waits for the bank. */
export const awaitingPayment: PaymentProcess<'Awaiting'> = {
  transitions: {
    Created: { to: ['Awaiting'], mergeStrategy: 'merge' },
    Awaiting: { to: ['Settled', 'Declined', 'Cancelled'] },
  },
};

/** An order that is placed and whose card is not charged yet. */
export const awaitingCard: OrderProcess<'AwaitingCard'> = {
  transitions: {
    ArrangingPayment: { to: ['AwaitingCard'], mergeStrategy: 'merge' },
    AwaitingCard: { to: ['PaymentSettled', 'Cancelled'] },
  },
};

const placedByCard = (from: string, to: string): boolean => from === 'ArrangingPayment' && to === 'AwaitingCard';

/** An order by card is placed before its card is charged. */
export const placedStrategy: OrderPlacedStrategy = {
  shouldSetAsPlaced: (ctx, from, to, order) =>
    placedByCard(from, to) || new DefaultOrderPlacedStrategy().shouldSetAsPlaced(ctx, from, to, order),
};

/** Goods of an order by card are held for it while the bank answers. */
export const allocationStrategy: StockAllocationStrategy = {
  shouldAllocateStock: (ctx, from, to, order) =>
    placedByCard(from, to) || new DefaultStockAllocationStrategy().shouldAllocateStock(ctx, from, to, order),
};
