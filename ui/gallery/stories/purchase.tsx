import { useState } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { type CartLine, pricedLines } from '#core/purchase/cart/index.ts';
import type { ReceivedLine } from '#core/purchase/shared-cart/index.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { CartLineRow } from '#ui/features/purchase/cart/cart-line.tsx';
import { useCartPorts } from '#ui/features/purchase/cart/cart-ports.ts';
import { RemovedLine, SavedLines } from '#ui/features/purchase/cart/saved-lines.tsx';
import { SavedStore } from '#ui/features/purchase/cart/saved-store.ts';
import { ReceivedLineRow } from '#ui/features/purchase/shared-cart/received-line.tsx';
import { longTitle, partnersProduct, pictures, product, storageOf } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const line = (name: string, made: (locale: Locale) => CartLine, vitrina = false): State =>
  state(
    name,
    (locale) => (
      <ul>
        {pricedLines([made(locale)]).map((priced) => (
          <CartLineRow key={name} priced={priced} onSave={() => undefined} onRemove={() => undefined} />
        ))}
      </ul>
    ),
    { vitrina },
  );

const received = (name: string, made: (locale: Locale) => ReceivedLine): State =>
  state(name, (locale) => (
    <ul>
      <ReceivedLineRow line={made(locale)} />
    </ul>
  ));

const Saved = () => {
  const { locale } = useLanguage();
  const cart = useCart();
  const ports = useCartPorts();
  const [store] = useState(() => {
    const saved = new SavedStore({ ...ports, cart });
    // The catalogue never answers here: what was kept stays as it is.
    void saved.read(locale);
    return saved;
  });
  return <SavedLines store={store} />;
};
const saved = (name: string, changes: (locale: Locale) => Partial<Product>): State =>
  state(name, () => <Saved />, {
    world: (locale) => {
      const one: CartLine = { product: product(locale), count: 1, tier: 'retail' };
      const other = { ...one, count: 3, product: product(locale, { productId: 'other', ...changes(locale) }) };
      return { savedStorage: storageOf(one, other) };
    },
  });

/** Beside a cart that gives any line away. */
const Removed = ({ line: taken }: { readonly line: CartLine }) => {
  const cart = useCart();
  const ports = useCartPorts();
  const [store] = useState(() => {
    const store = new SavedStore({
      ...ports,
      cart: {
        remove: () => ({ line: taken, place: 0 }),
        putBack: cart.putBack,
        addList: cart.addList,
        has: cart.has,
      },
    });
    store.remove(taken.product.productId);
    return store;
  });
  return <RemovedLine store={store} />;
};
const removed = (name: string, changes: (locale: Locale) => Partial<Product>): State =>
  state(name, (locale) => <Removed line={{ product: product(locale, changes(locale)), count: 1, tier: 'retail' }} />);

export const purchase: readonly Story[] = [
  story('ReceivedLineRow', 'card', [
    received('all that is wanted', (locale) => ({ product: product(locale), count: 2, wanted: 2, tier: 'retail' })),
    received('fewer, long title', (locale) => ({
      product: product(locale, { title: longTitle(locale) }),
      count: 3,
      wanted: 5,
      tier: 'retail',
      obstacle: 'too_many',
    })),
    received('out of stock', (locale) => ({
      product: product(locale, { inStock: false }),
      count: 0,
      wanted: 1,
      tier: 'retail',
      obstacle: 'absent',
    })),
  ]),
  story('CartLineRow', 'card', [
    line('one piece', (locale) => ({ product: product(locale), count: 1, tier: 'retail' })),
    line('three discounted pieces', (locale) => ({
      product: product(locale, { discount: fromMdl(1_000), promoDiscount: fromMdl(200) }),
      count: 3,
      tier: 'retail',
    })),
    line('out of stock, long title', (locale) => ({
      product: product(locale, { inStock: false, title: longTitle(locale) }),
      count: 1,
      tier: 'retail',
    })),
    line('more pieces than there are', (locale) => ({
      product: product(locale, { available: 2 }),
      count: 5,
      tier: 'retail',
    })),
    line('second price', (locale) => ({ product: partnersProduct(locale), count: 2, tier: 'second' }), true),
  ]),
  story('SavedLines', 'card', [
    saved('that can be put back', () => ({ discount: fromMdl(1_000), image: pictures.tablet })),
    saved('one out of stock, long title', (locale) => ({ inStock: false, title: longTitle(locale), image: '' })),
  ]),
  story('RemovedLine', 'card', [
    removed('to be put back', () => ({})),
    removed('long title', (locale) => ({ title: longTitle(locale) })),
  ]),
];
