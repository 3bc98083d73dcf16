import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionState } from '#core/kernel/auth/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { EMPTY_DRAFT } from '#core/purchase/checkout/index.ts';
import {
  fakeCartStorage,
  fakeCheckoutStorage,
  fakeFailedTries,
  fakeFormStorage,
  fakeIds,
  fakePromoCodeStorage,
  fakeQuickOrderStorage,
  fakeQuoteStorage,
  fakeTermsStorage,
  fakeTime,
  fakeViewedStorage,
  fakeViewerMemory,
} from '#core/testing/index.ts';
import { createStores } from '#ui/renderer/stores.ts';
import type { World } from '#ui/renderer/world.ts';
import { aProduct, goodFields } from './shop-fakes.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const list = { load: () => [], save: nothing, onChangeElsewhere: () => nothing };
const product = aProduct('A');

/** A tab of the vitrina in which a partner has been at work, and what is left in its browser. */
const aUsedTab = (signedIn: SessionState) => {
  const cart = fakeCartStorage([{ product, count: 2, tier: 'second' }]);
  const saved = fakeCartStorage([{ product, count: 1, tier: 'second' }]);
  const checkoutStorage = fakeCheckoutStorage();
  checkoutStorage.saveDraft({ ...EMPTY_DRAFT, ...goodFields });
  const promoCodeStorage = fakePromoCodeStorage({ entered: 'ZORI', offered: 'GIFT' });
  const termsStorage = fakeTermsStorage({ sellerId: 'ana', statusType: 'paid' });
  const viewerMemory = fakeViewerMemory('customer');
  const quickOrderStorage = fakeQuickOrderStorage({
    text: 'MI10048271',
    lines: [{ code: 'MI10048272', count: 3, tier: 'second' }],
  });
  const quoteStorage = fakeQuoteStorage({ book: { next: 7, quotes: [] }, firm: { name: 'ACME', phone: '' } });
  const formStorage = fakeFormStorage();
  formStorage.save('feedback', 'typed');
  const viewedStorage = fakeViewedStorage([{ productId: product.productId }]);
  const world = {
    ...{ isAuth: true, analytics: { push: nothing }, consentStorage: { load: nothing, save: nothing } },
    ...{ campaign: { marks: () => ({}) }, clipboard: { copy: async () => false }, sharing: { share: never } },
    ...{
      compareStorage: list,
      favoritesStorage: list,
      giftStorage: { ...list, orderedAt: nothing, saveOrderedAt: nothing },
      cartStorage: cart,
      savedStorage: saved,
    },
    ...{ checkoutStorage, termsStorage, timers: fakeTime(), ids: fakeIds('key'), clock: { now: () => 0 } },
    ...{ promoCodeStorage, viewerMemory, quickOrderStorage, quoteStorage, formStorage, viewedStorage },
    session: {
      login: async () => ok(signedIn),
      logout: async () => ok({ isAuth: false }),
      restore: never,
      onEnd: () => nothing,
    },
    otherTabs: { announceLeaving: nothing, onLeft: () => nothing },
    failedTries: fakeFailedTries(),
    ...{
      leaveFor: nothing,
      reload: nothing,
      localeMemory: { remember: nothing, offered: nothing },
      loadScanner: never,
    },
    regions: nothing,
    delivery: { regions: never, shops: never },
    catalog: { current: never },
  } as unknown as World;
  const stores = createStores(world);
  stores.start();
  const left = () => ({
    lines: [cart.load().length, stores.cart.lines.length],
    typed: [checkoutStorage.loadDraft(), stores.checkout.draft.name],
    saved: saved.load().length,
    codes: promoCodeStorage.load(),
    terms: termsStorage.load(),
    viewer: viewerMemory.load(),
    forms: formStorage.names(),
    quick: quickOrderStorage.load(),
    quotes: [quoteStorage.loadBook(), quoteStorage.loadFirm()],
    viewed: viewedStorage.load(),
  });
  return { stores, left };
};

const NOTHING = {
  lines: [0, 0],
  saved: 0,
  typed: [undefined, ''],
  ...{ codes: {}, terms: undefined, viewer: 'partner', forms: [], quick: undefined, viewed: [] },
  quotes: [undefined, undefined],
};

describe('what a partner leaves in this browser', () => {
  let tab: ReturnType<typeof aUsedTab>;
  const signIn = async () => {
    tab.stores.auth.show();
    tab.stores.auth.edit('login', 'somebody');
    tab.stores.auth.edit('password', 'secret');
    await tab.stores.auth.submit('ru');
  };
  beforeEach(() => {
    tab = aUsedTab({ isAuth: true, reset: true });
  });

  it('SECOND-5: is forgotten when they sign out, their list of codes too', async () => {
    await tab.stores.auth.logout('ru');
    expect(tab.left()).toEqual(NOTHING);
  });

  it('AUTH-12: is forgotten when another partner signs in over the same page', async () => {
    await signIn();
    expect(tab.left()).toEqual(NOTHING);
  });

  it('AUTH-11: stays for the one whose session was over', async () => {
    tab = aUsedTab({ isAuth: true });
    const before = tab.left();
    expect(before).toMatchObject({ lines: [1, 1], typed: [{ name: goodFields.name }, goodFields.name] });
    await signIn();
    expect(tab.left()).toEqual(before);
  });
});
