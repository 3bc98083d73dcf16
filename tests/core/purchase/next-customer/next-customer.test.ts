import { describe, expect, it } from 'vitest';
import { createForgetPartner, createNextCustomer } from '#core/purchase/next-customer/index.ts';
import {
  aPhone,
  fakeCartStorage,
  fakeFormStorage,
  fakeQuickOrderStorage,
  fakeQuoteStorage,
} from '#core/testing/index.ts';

const aScreen = (awaitsAnswer: boolean) => {
  const done: string[] = [];
  const to = (what: string) => () => void done.push(what);
  const savedStorage = fakeCartStorage([{ product: aPhone('A').build(), count: 1, tier: 'retail' }]);
  const customer = createNextCustomer({
    cart: { clear: to('cart') },
    checkout: { forget: to('checkout'), awaitsAnswer },
    savedStorage,
    viewed: { clear: to('viewed') },
  });
  return { customer, done, savedStorage, to };
};

describe('the customer at a partner’s screen', () => {
  it('CHECKOUT-11: leaves nothing for the next one', () => {
    const { customer, done, savedStorage } = aScreen(false);
    customer.leave();
    expect(done).toEqual(['cart', 'checkout', 'viewed']);
    expect(savedStorage.load()).toEqual([]);
  });

  it('CHECKOUT-11: stays while an order has no answer', () => {
    expect([true, false].map((awaits) => aScreen(awaits).customer.mayLeave())).toEqual([false, true]);
  });
});

it('SECOND-5 AUTH-12: a partner who goes leaves neither a customer nor anything of their own', () => {
  const { customer, done, to } = aScreen(false);
  const formStorage = fakeFormStorage();
  formStorage.save('feedback', 'typed');
  const quickOrderStorage = fakeQuickOrderStorage({ text: 'MI10048271', lines: [] });
  const quoteStorage = fakeQuoteStorage({ book: { next: 7, quotes: [] } });
  const terms: unknown[] = [];
  createForgetPartner({
    ...{ customer, formStorage, quickOrderStorage, quoteStorage },
    termsStorage: { save: (kept) => void terms.push(kept) },
    shown: [{ forget: to('terms') }, { forget: to('viewer') }],
  })();
  expect(done).toEqual(['cart', 'checkout', 'viewed', 'terms', 'viewer']);
  expect([formStorage.names(), quickOrderStorage.load(), quoteStorage.loadBook(), terms]).toEqual([
    [],
    undefined,
    undefined,
    [undefined],
  ]);
});
