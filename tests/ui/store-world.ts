import type { Gift } from '#core/editorial/gift/index.ts';
import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { aPlacedOrder } from '#core/testing/index.ts';
import { serverWorld } from '#ui/renderer/server-world.ts';
import { createStores } from '#ui/renderer/stores.ts';
import type { World } from '#ui/renderer/world.ts';
import { aProduct } from './shop-fakes.ts';

export const NOW = Date.UTC(2026, 10, 20, 11);
export const product = aProduct('A');
const gift: Gift = { giftId: 'WINTER', title: 'A gift', text: '', promoCode: '', href: '', image: '' };
export const typing = { vitrina: false, locale: 'ru' } as const;
export const never = () => new Promise<never>(() => undefined);

/** A partner's world in which little is answered, with an order placed in an earlier visit. */
const silent = serverWorld({} as ShopPorts, true);
export const world: World = {
  ...silent,
  campaign: { marks: () => ({ utm_source: 'google', utm_content: 'phones' }) },
  phoneCampaign: { content: 'phones', phone: '+37322000111' },
  checkoutStorage: { ...silent.checkoutStorage, loadPlaced: () => aPlacedOrder() },
  clock: { now: () => NOW },
  delivery: { regions: never, shops: never, stock: never },
  gift: { current: async () => ok(gift) },
  loadScanner: () => Promise.reject(new Error('no code')),
  orders: { ...silent.orders, status: async () => err(notFound('No such order')) },
  offers: { ...silent.offers, dayOffer: never },
  reviews: { page: never, post: never },
  tagManager: { admit: () => undefined, dismiss: () => undefined },
};
/** The stores of a tab that has just been opened. */
export const tab = (different: Partial<World> = {}) => createStores({ ...world, ...different });

/**
 * A store by the name of its class, an action of it as components take it, and what is watched of the store: how it was
 * before the action and how it is in the end.
 */
export const row = <Store extends object, Seen>(
  name: string,
  make: () => Store | Promise<Store>,
  act: (store: Store) => unknown,
  watched: (store: Store) => Seen,
  before: Seen,
  after: Seen,
) => ({
  name,
  before,
  after,
  begin: async () => {
    const store = await make();
    return { store, act: () => act(store), watched: () => watched(store) };
  },
});
