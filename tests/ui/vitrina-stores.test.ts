import { describe, expect, it } from 'vitest';
import { parseListView } from '#core/catalog/products/index.ts';
import { err, type Failure, failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import { EMPTY_CART } from '#core/purchase/cart/cart.ts';
import type { Seller } from '#core/purchase/checkout/index.ts';
import { EMPTY_DRAFT } from '#core/purchase/checkout/index.ts';
import { EMPTY_TERMS } from '#core/purchase/checkout/partner-terms.ts';
import { createNextCustomer } from '#core/purchase/next-customer/index.ts';
import {
  aShop,
  fakeCampaignMemory,
  fakeCartStorage,
  fakeCheckoutStorage,
  fakeDataLayer,
  fakeGiftStorage,
  fakeIds,
  fakeListViewMemory,
  fakeTermsStorage,
  fakeTime,
  fakeViewerMemory,
} from '#core/testing/index.ts';
import { ListViewStore } from '#ui/features/catalog/products/listing/list-view-store.ts';
import { CustomerViewStore } from '#ui/features/catalog/second-price/customer-view-store.ts';
import { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import { TermsStore } from '#ui/features/purchase/checkout/terms-store.ts';
import { aProduct, fakeDesk, goodFields, noCodes } from './shop-fakes.ts';

const A = aProduct('A', { discount: fromMdl(500), promoDiscount: fromMdl(200) });
const B = aProduct('B', { price: fromMdl(3_000), tierPrices: { second: fromMdl(2_700) }, discount: fromMdl(300) });
const silence = err(failure('timeout', 'timeout', 'silence'));

const aVitrina = () => {
  const analytics = fakeDataLayer();
  const desk = fakeDesk();
  const kept = fakeCartStorage();
  const checkoutStorage = fakeCheckoutStorage();
  const terms = fakeTermsStorage();
  const answers: Result<readonly Seller[], Failure>[] = [];
  const cart = new CartStore({
    analytics,
    cartStorage: kept,
    timers: fakeTime(),
    notify: () => () => undefined,
    catalog: { current: async () => ok([A, B]) },
  });
  const sellers = { list: async () => answers.shift() ?? silence };
  const aTermsStore = () => new TermsStore({ sellers, termsStorage: terms });
  const partnerTerms = aTermsStore();
  const checkout = new CheckoutStore(
    {
      orders: desk,
      checkoutStorage,
      ids: fakeIds('key'),
      clock: fakeTime(),
      giftStorage: fakeGiftStorage(),
      promoCode: noCodes,
      analytics,
      campaign: fakeCampaignMemory(),
      onPartnersOrder: partnerTerms.next,
    },
    cart,
  );
  checkout.start();
  const kishinev = { regionId: 'kishinev', label: '', localities: [{ localityId: 'kishinev', label: '' }] };
  checkout.settle([kishinev], [aShop('centre')]);
  partnerTerms.start();
  let cleared = 0;
  const viewed = {
    clear: () => {
      cleared += 1;
    },
  };
  const saved = fakeCartStorage([{ product: aProduct('saved'), count: 1, tier: 'retail' }]);
  const customer = createNextCustomer({ cart, checkout, savedStorage: saved, viewed });
  const typeIn = () => {
    for (const [field, value] of Object.entries(goodFields))
      checkout.form.edit(field as keyof typeof goodFields, value);
  };
  return {
    ...{
      cart,
      kept,
      checkout,
      checkoutStorage,
      desk,
      partnerTerms,
      aTermsStore,
      terms,
      answers,
      customer,
      saved,
      typeIn,
    },
    cleared: () => cleared,
  };
};

describe('the second price in the cart', () => {
  it('CART-22: is switched line by line, and the totals follow to the ban', () => {
    const { cart, checkout, kept } = aVitrina();
    cart.add(A, 'ru');
    cart.add(A, 'ru');
    cart.add(B, 'ru', 'second');
    expect(checkout.totals).toMatchObject({
      undiscounted: fromMdl(14_000),
      discounted: fromMdl(12_300),
      saving: fromMdl(1_700),
    });
    cart.setTier('B', 'retail');
    cart.setTier('A', 'second');
    expect(kept.load().map(({ count, tier }) => [count, tier])).toEqual([
      [2, 'retail'],
      [1, 'retail'],
    ]);
    expect(checkout.totals).toMatchObject({ undiscounted: fromMdl(14_300), discounted: fromMdl(12_600) });
    cart.setTier('B', 'second');
    expect(checkout.totals.discounted).toBe(fromMdl(12_300));
  });

  it('CART-2: is given up by adding once more at the retail price', () => {
    const { cart } = aVitrina();
    cart.add(B, 'ru', 'second');
    cart.add(B, 'ru');
    expect(cart.lines).toMatchObject([{ count: 2, tier: 'retail' }]);
  });
});

describe('how lists are laid out', () => {
  it('LISTING-7: is rows until a partner chooses, and kept by the browser', () => {
    const listViewMemory = fakeListViewMemory();
    const store = new ListViewStore({ listViewMemory });
    expect(store.view).toBe('rows');
    store.choose('tiles');
    expect([store.view, new ListViewStore({ listViewMemory }).view, parseListView('list')]).toEqual([
      'tiles',
      'tiles',
      'rows',
    ]);
  });
});

describe('who looks', () => {
  it('SECOND-2: is unknown at first, so that no second price is shown', () => {
    const view = new CustomerViewStore({ viewerMemory: fakeViewerMemory() });
    expect([view.viewer, view.partnerLooks]).toEqual([undefined, false]);
    view.start();
    expect(view.partnerLooks).toBe(true);
  });

  it('SECOND-3: is the one that the page was rendered for, until the tab is read', () => {
    const view = new CustomerViewStore({ viewerMemory: fakeViewerMemory('customer'), servedViewer: 'partner' });
    expect(view.partnerLooks).toBe(true);
    view.start();
    expect(view.partnerLooks).toBe(false);
  });

  it('SECOND-3: is kept by the tab, and read again when it comes back to a page', () => {
    const tab = fakeViewerMemory();
    const view = new CustomerViewStore({ viewerMemory: tab });
    const stop = view.start();
    const later = new CustomerViewStore({ viewerMemory: tab });
    later.start();
    later.toggle();
    expect([tab.load(), later.partnerLooks, view.partnerLooks]).toEqual(['customer', false, true]);
    tab.comeBack();
    expect(view.partnerLooks).toBe(false);
    stop();
    later.toggle();
    tab.comeBack();
    expect([later.partnerLooks, view.partnerLooks]).toEqual([true, false]);
  });

  it('SECOND-7: opens and closes the pages of the partner', () => {
    const view = new CustomerViewStore({ viewerMemory: fakeViewerMemory() });
    const states = [view.ownPages];
    view.start();
    states.push(view.ownPages);
    view.toggle();
    states.push(view.ownPages);
    expect(states).toEqual(['awaited', 'open', 'closed']);
  });

  it('SECOND-5: is forgotten with the session', () => {
    const tab = fakeViewerMemory('customer');
    const view = new CustomerViewStore({ viewerMemory: tab });
    view.start();
    view.forget();
    expect([view.partnerLooks, tab.load()]).toEqual([false, 'partner']);
  });
});

describe("a partner's order", () => {
  it('CHECKOUT-9 CHECKOUT-10 CHECKOUT-11: goes with its terms and leaves nothing of the customer behind', async () => {
    const { cart, checkout, checkoutStorage, desk, partnerTerms, terms, typeIn } = aVitrina();
    cart.add(B, 'ru', 'second');
    typeIn();
    checkout.form.edit('method', 'pickup');
    checkout.form.edit('shopId', 'centre');
    partnerTerms.chooseSeller('ana');
    partnerTerms.stateAs('prepaid_expense');
    partnerTerms.check({ payment: 'cash', expectedTotal: checkout.totals.total });
    expect(partnerTerms.advanceError).toBe('required');
    partnerTerms.typeAdvance('700');
    expect(partnerTerms.advanceError).toBeUndefined();
    const sending = checkout.submit('ru', partnerTerms.terms);
    await desk.answer(ok({ kind: 'placed', order: { orderNumber: '7', total: fromMdl(2_700) } }));
    expect(await sending).toBe(true);
    expect(desk.sent[0]?.order).toMatchObject({
      lines: [{ productId: 'B', count: 1, tier: 'second' }],
      expectedTotal: fromMdl(2_700),
      seller: 'ana',
      statusType: 'prepaid_expense',
      advance: fromMdl(700),
    });
    expect(checkout.draft).toEqual(EMPTY_DRAFT);
    expect(checkoutStorage.loadDraft()).toBeUndefined();
    expect([checkout.placed?.orderNumber, checkout.placed?.contents?.fulfilment.method]).toEqual(['7', 'pickup']);
    expect(terms.load()).toEqual({ sellerId: 'ana', statusType: 'paid', advance: '' });
  });

  it("CHECKOUT-11: keeps what was typed while there is no answer, and a shopper's draft at any time", async () => {
    const { cart, checkout, desk, partnerTerms, typeIn } = aVitrina();
    cart.add(B, 'ru');
    typeIn();
    const sending = checkout.submit('ru', partnerTerms.terms);
    await desk.answer(silence);
    await sending;
    expect(checkout.draft.name).toBe(goodFields.name);
    const again = checkout.retry('ru');
    await desk.answer(ok({ kind: 'placed', order: { orderNumber: '7', total: fromMdl(3_060) } }));
    await again;
    expect(checkout.draft).toEqual(EMPTY_DRAFT);

    cart.add(B, 'ru');
    typeIn();
    const shoppers = checkout.submit('ru');
    await desk.answer(ok({ kind: 'placed', order: { orderNumber: '8', total: fromMdl(3_060) } }));
    await shoppers;
    expect(checkout.draft.name).toBe(goodFields.name);
  });
});

describe('the sellers', () => {
  it('CONTENT-2: are asked for until somebody is known', async () => {
    const { partnerTerms, answers } = aVitrina();
    await partnerTerms.load('ru');
    expect([partnerTerms.failed, partnerTerms.sellers]).toEqual([true, []]);
    answers.push(ok([]), ok([{ id: 'ana', name: 'Ana' }]), ok([{ id: 'ion', name: 'Ion' }]));
    await partnerTerms.load('ru');
    await partnerTerms.load('ru');
    await partnerTerms.load('ru');
    expect([partnerTerms.failed, partnerTerms.sellers]).toEqual([false, [{ id: 'ana', name: 'Ana' }]]);
  });

  it('CHECKOUT-9: keep the one of the last order, unless they are no longer there', async () => {
    const { partnerTerms, aTermsStore, answers } = aVitrina();
    partnerTerms.chooseSeller('ana');
    const next = aTermsStore();
    next.start();
    answers.push(ok([{ id: 'ana', name: 'Ana' }]));
    await next.load('ro');
    expect(next.terms.sellerId).toBe('ana');
    const later = aTermsStore();
    later.start();
    answers.push(ok([{ id: 'ion', name: 'Ion' }]));
    await later.load('ro');
    expect(later.terms).toEqual(EMPTY_TERMS);
  });
});

describe('a customer who goes', () => {
  it('CHECKOUT-11 SECOND-5: leaves cart, what was saved for later, checkout and what was looked at empty', () => {
    const { cart, kept, saved, checkout, checkoutStorage, customer, typeIn, cleared } = aVitrina();
    cart.add(B, 'ru', 'second');
    typeIn();
    checkout.show();
    customer.leave();
    expect(saved.load()).toEqual([]);
    expect([kept.load(), cart.open, cart.tooltip]).toEqual([EMPTY_CART, false, false]);
    expect([checkout.open, checkout.draft, checkout.placed]).toEqual([false, EMPTY_DRAFT, undefined]);
    expect([checkoutStorage.loadDraft(), checkoutStorage.loadPlaced(), cleared()]).toEqual([undefined, undefined, 1]);
  });

  it('ORDER-2: stays while an order has no answer', async () => {
    const { cart, checkout, desk, customer, typeIn } = aVitrina();
    cart.add(B, 'ru');
    typeIn();
    expect(customer.mayLeave()).toBe(true);
    const sending = checkout.submit('ru', EMPTY_TERMS);
    expect(customer.mayLeave()).toBe(false);
    await desk.answer(silence);
    await sending;
    expect(customer.mayLeave()).toBe(false);
  });

  it('SECOND-5: takes even an order without an answer along when the partner signs out', async () => {
    const { cart, checkout, checkoutStorage, desk, customer, partnerTerms, terms, typeIn } = aVitrina();
    cart.add(B, 'ru');
    typeIn();
    partnerTerms.chooseSeller('ana');
    const sending = checkout.submit('ru', partnerTerms.terms);
    await desk.answer(silence);
    await sending;
    customer.leave();
    partnerTerms.forget();
    expect([checkoutStorage.loadPending(), checkout.phase, terms.load()]).toEqual([undefined, 'editing', undefined]);
    expect(partnerTerms.terms).toEqual(EMPTY_TERMS);
  });
});
