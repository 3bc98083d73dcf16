import { type PriceTier, RETAIL } from '#core/catalog/products/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { createCart, maxCount, UNREAD_CART, VISITORS_PIECES } from '#core/purchase/cart/index.ts';
import { chooseRegion, chooseType, type DeliveryType } from '#core/purchase/delivery/index.ts';
import { createPromoCode, NO_CODE, type PromoCodeState } from '#core/purchase/promo-code/index.ts';
import { aCart } from '#core/testing/builders/index.ts';
import { fakeProductCatalog } from '#core/testing/fakes/catalog.ts';
import { fakeDataLayer } from '#core/testing/fakes/marketing.ts';
import { fakeCartStorage, fakePromoCodeDesk, fakePromoCodeStorage } from '#core/testing/fakes/purchase.ts';
import { fakeTime } from '#core/testing/fakes/time.ts';
import { codes, goods } from './goods.ts';

/** A cart, its delivery and its code, by the shop's own use-cases over fakes of all ports. */
export const aTrial = () => {
  const timers = fakeTime();
  let cart = UNREAD_CART;
  let code: PromoCodeState = NO_CODE;
  let tier: PriceTier = RETAIL;
  let choice = aCart().choice;
  const keepCart = createCart({
    analytics: fakeDataLayer(),
    catalog: fakeProductCatalog(goods),
    cartStorage: fakeCartStorage(),
    timers,
    notify: () => () => undefined,
    soldAtOnce: VISITORS_PIECES,
    show: (state) => {
      cart = state;
    },
  });
  const keepCode = createPromoCode({
    promoCodes: fakePromoCodeDesk(codes),
    promoCodeStorage: fakePromoCodeStorage(),
    timers,
    cart: {
      get lines() {
        return cart.lines;
      },
    },
    show: (state) => {
      code = state;
    },
  });
  /** The cart has changed: its prices and its code are checked, as the shop does. */
  const check = async (): Promise<void> => {
    await keepCart.check(DEFAULT_LOCALE);
    await keepCode.check(DEFAULT_LOCALE);
  };

  return {
    cart: () => cart.lines,
    choice: () => choice,
    code: () => code,
    add: async (productId: string, count: number): Promise<void> => {
      const product = goods.find((known) => known.productId === productId);
      if (product) keepCart.addList([{ product, count, tier, most: maxCount({ product }) }], DEFAULT_LOCALE);
      await check();
    },
    remove: async (productId: string): Promise<void> => {
      keepCart.remove(productId);
      await check();
    },
    /** Sells everything at a price, also what comes in later. */
    sellAt: async (asked: PriceTier): Promise<void> => {
      tier = asked;
      for (const { product } of cart.lines) keepCart.setTier(product.productId, tier);
      await check();
    },
    bringTo: (regionId: string): void => {
      choice = chooseRegion({ ...choice, method: 'address' }, regionId);
    },
    bringBy: (type: DeliveryType): void => {
      choice = chooseType({ ...choice, method: 'address' }, type);
    },
    pickUp: (): void => {
      choice = { ...choice, method: 'pickup' };
    },
    enter: (typed: string): Promise<void> => keepCode.enter(DEFAULT_LOCALE, typed),
    takeCodeOff: (): void => keepCode.remove(),
  };
};
export type Trial = ReturnType<typeof aTrial>;
