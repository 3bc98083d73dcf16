import { describe, expect, it } from 'vitest';
import { createSaveOffline, type OfflineShelf, readOfflineLists } from '#core/site/offline/index.ts';
import { picturesOf } from '#core/site/offline/lists.ts';
import {
  aPhone,
  fakeCartStorage,
  fakeOfflineShelf,
  fakeProductListStorage,
  fakeViewedStorage,
} from '#core/testing/index.ts';

const phone = aPhone('A').costing(5_000).being({ image: '/media/a.png' }).build();
const case_ = aPhone('B').costing(250).being({ image: '/media/b.png' }).build();
const seen = { title: 'Watch', url: 'watch', image: '/media/c.png', at: 1_764_000_000_000 };
const cart = [{ product: phone, count: 2, tier: 'retail' }] as const;
const viewed = [
  { productId: 'C', price: 99_900, seen },
  { productId: 'D', price: 1 },
  { productId: 'E', seen },
] as const;

describe('what can be read without a connection', () => {
  it('OFFLINE-4: is what is stored, with the price of the last look where it is known', () => {
    const lists = readOfflineLists({ cart, favorites: [case_], viewed });
    const described = ({ productId, title, url, image }: typeof phone) => ({ productId, title, url, image });
    expect(lists).toEqual({
      cart: [{ ...described(phone), count: 2, price: 1_000_000 }],
      favorites: [{ ...described(case_), price: 25_000 }],
      viewed: [
        { productId: 'C', ...seen, price: 99_900 },
        { productId: 'E', ...seen },
      ],
    });
    expect(readOfflineLists({ cart: [], favorites: [], viewed: [] })).toEqual({ cart: [], favorites: [], viewed: [] });
  });

  it('OFFLINE-5: has each picture once, the cart’s first, 60 at most', () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      aPhone(`F${index}`)
        .being({ image: index === 5 ? '' : `/media/f${index}.png` })
        .build(),
    );
    const pictures = picturesOf(readOfflineLists({ cart, favorites: [phone, ...many], viewed }));
    expect(pictures.slice(0, 3)).toEqual(['/media/a.png', '/media/c.png', '/media/f0.png']);
    expect([pictures.length, pictures.includes('')]).toEqual([60, false]);
  });
});

describe('keeping it', () => {
  const keepIn = async (shelf: OfflineShelf) =>
    createSaveOffline({
      shelf,
      cartStorage: fakeCartStorage(cart),
      favoritesStorage: fakeProductListStorage([case_]),
      viewedStorage: fakeViewedStorage(viewed),
      addressOf: (image) => `/small${image}`,
    })();

  it('OFFLINE-5: keeps the page, and the pictures as it has them', async () => {
    const shelf = fakeOfflineShelf();
    await keepIn(shelf);
    const pictures = ['/small/media/a.png', '/small/media/c.png', '/small/media/b.png'];
    expect(shelf.kept).toEqual(['page', [pictures, 3_000_000]]);
  });

  it('OFFLINE-6: keeps nothing on 2g or with data saving on', async () => {
    for (const slow of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
      const shelf = fakeOfflineShelf(slow);
      await keepIn(shelf);
      expect(shelf.kept).toEqual([]);
    }
  });
});
