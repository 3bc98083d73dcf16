import { describe, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { putBack, removeFromCart } from '#core/purchase/cart/cart.ts';
import {
  type Cart,
  type CartLine,
  canPutBack,
  createSavedForLater,
  isInCart,
  type PutLine,
  repairCart,
  UNREAD_SAVED,
} from '#core/purchase/cart/index.ts';
import { MAX_SAVED_LINES, withSaved } from '#core/purchase/cart/saved-state.ts';
import { aPhone, fakeCartStorage, watching } from '#core/testing/index.ts';

const line = (id: string, count = 1): CartLine => ({ product: aPhone(id).build(), count, tier: 'retail' });
const idsOf = (lines: Cart) => lines.map(({ product, count }) => `${product.productId} ${count}`);

/** A shopper with a cart, and with what was saved in an earlier visit. */
const aShopper = (lines: Cart, kept: Cart = []) => {
  const memory = fakeCartStorage(kept);
  const { show, now } = watching(UNREAD_SAVED);
  const asked: unknown[] = [];
  const world = {
    lines,
    full: false,
    put: [] as readonly PutLine[],
    current: ok([...lines, ...kept].map(({ product }) => product)) as Result<readonly Product[], Failure>,
  };
  const saved = createSavedForLater({
    catalog: {
      current: async (query) => {
        asked.push(query);
        return world.current;
      },
    },
    savedStorage: memory,
    cart: {
      remove: (productId) => {
        const place = world.lines.findIndex(({ product }) => product.productId === productId);
        const line = world.lines[place];
        world.lines = removeFromCart(world.lines, productId);
        return line && { line, place };
      },
      putBack: (removed) => {
        world.lines = putBack(world.lines, removed);
      },
      addList: (put) => {
        world.put = put;
        if (!world.full) world.lines = [...world.lines, ...put];
      },
      has: (productId) => isInCart(world.lines, productId),
    },
    show,
  });
  return { saved, world, memory, asked, shown: () => idsOf(now().saved), removed: () => now().removed?.line.count };
};

describe('what is saved for later', () => {
  it('LATER-1: leaves the cart with its count and is kept', () => {
    const { saved, world, memory, shown } = aShopper([line('A', 3), line('B')]);
    saved.save('A');
    expect([shown(), idsOf(world.lines), idsOf(memory.load())]).toEqual([['A 3'], ['B 1'], ['A 3']]);
    saved.save('C');
    expect(shown()).toEqual(['A 3']);
    saved.save('B');
    expect(shown()).toEqual(['B 1', 'A 3']);
    saved.forget('A');
    expect([shown(), idsOf(memory.load())]).toEqual([['B 1'], ['B 1']]);
  });

  it('LATER-5: is by one press all that holds an order up', () => {
    const absent: CartLine = { ...line('B', 2), product: aPhone('B').being({ inStock: false }).build() };
    const { saved, world, shown } = aShopper([line('A'), absent, line('C')]);
    saved.putAside(world.lines);
    expect([shown(), idsOf(world.lines)]).toEqual([['B 2'], ['A 1', 'C 1']]);
  });

  it('CART-29: is no line that was taken out, which goes back where it stood until the cart is opened again', async () => {
    const { saved, world, shown, removed } = aShopper([line('A'), line('B', 3), line('C')]);
    saved.remove('A');
    saved.remove('B');
    expect([idsOf(world.lines), removed(), shown()]).toEqual([['C 1'], 3, []]);
    saved.undo();
    expect([idsOf(world.lines), removed()]).toEqual([['B 3', 'C 1'], undefined]);
    saved.undo();
    saved.remove('C');
    await saved.read('ru');
    saved.undo();
    expect([idsOf(world.lines), removed()]).toEqual([['B 3'], undefined]);
  });

  it('LATER-1: is the same in every tab', () => {
    const { saved, memory, shown } = aShopper([]);
    const stop = saved.start();
    memory.changeElsewhere([line('A')]);
    expect(shown()).toEqual(['A 1']);
    stop();
    memory.changeElsewhere([]);
    expect(shown()).toEqual(['A 1']);
  });

  it('LATER-2: is at most fifty products, each once, and the oldest gives way', () => {
    expect(MAX_SAVED_LINES).toBe(50);
    const many = Array.from({ length: 50 }, (_, index) => line(`P${index}`));
    const more = withSaved(many, line('A'));
    expect([more.length, idsOf(more)[0], idsOf(more).at(-1)]).toEqual([50, 'A 1', 'P48 1']);
    expect(idsOf(withSaved([line('A'), line('B')], line('B', 4)))).toEqual(['B 4', 'A 1']);
  });

  it('LATER-3: goes to the cart again as far as there are so many', () => {
    const few = { ...line('A', 5), product: aPhone('A').being({ available: 2 }).build() };
    const { saved, world, shown } = aShopper([], [few, line('B')]);
    void saved.read('ru');
    saved.putInCart('A', 'ru');
    expect(world.put).toMatchObject([{ count: 5, most: 2, product: { productId: 'A' } }]);
    expect(shown()).toEqual(['B 1']);
    saved.putInCart('nothing', 'ru');
    expect(shown()).toEqual(['B 1']);
  });

  it('LATER-3: stays where it cannot be had or the cart is full', () => {
    const gone = { ...line('A'), product: aPhone('A').outOfStock().build() };
    const { saved, world, shown } = aShopper([], [gone, line('B')]);
    void saved.read('ru');
    expect([canPutBack(gone), canPutBack(line('B'))]).toEqual([false, true]);
    saved.putInCart('A', 'ru');
    expect([world.put, shown()]).toEqual([[], ['A 1', 'B 1']]);
    world.full = true;
    saved.putInCart('B', 'ru');
    expect([world.put.length, shown()]).toEqual([1, ['A 1', 'B 1']]);
  });

  it('LATER-4: is read with today’s products, without what is no longer sold', async () => {
    const { saved, world, memory, asked, shown } = aShopper([], [line('A', 2), line('B')]);
    const dearer = aPhone('A').build();
    world.current = ok([{ ...dearer, price: dearer.price + 100 }]);
    await saved.read('ro');
    expect(asked).toEqual([{ locale: 'ro', productIds: ['A', 'B'] }]);
    expect(shown()).toEqual(['A 2']);
    expect(memory.load()[0]?.product.price).toBe(dearer.price + 100);
  });

  it('LATER-4: stays as it was kept while nobody answers, and is not asked about when it is empty', async () => {
    const { saved, world, asked, shown } = aShopper([], [line('A')]);
    world.current = err(failure('network', 'network', 'silence'));
    await saved.read('ru');
    expect(shown()).toEqual(['A 1']);
    const empty = aShopper([]);
    await empty.saved.read('ru');
    expect([asked.length, empty.asked]).toEqual([1, []]);
  });

  it('LATER-4: keeps what is saved while its products are asked for', async () => {
    const { saved, world, shown } = aShopper([line('C')], [line('A')]);
    world.current = ok([aPhone('A').build()]);
    const reading = saved.read('ru');
    saved.save('C');
    await reading;
    expect(shown()).toEqual(['C 1', 'A 1']);
  });

  it('LATER-4: is repaired like a cart', () => {
    expect(repairCart([{ ...line('A'), count: 5_000_000 }, null, { product: 7 }])).toMatchObject([{ count: 999_999 }]);
  });
});
