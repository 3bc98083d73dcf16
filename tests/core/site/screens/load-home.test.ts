import { describe, expect, it } from 'vitest';
import { ROW_FIRST } from '#core/catalog/products/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/purchase/delivery/index.ts';
import { createLoadHome, createLoadRow } from '#core/site/screens/index.ts';
import { HOME_NEWS, HOME_VIDEOS } from '#core/site/screens/load-home.ts';
import { aPhone } from '#core/testing/index.ts';

const down = err(failure('network', 'network', 'down'));
const banner = { id: '1', title: 'Sale', subtitle: '', action: '', href: '/', image: '', tint: '#FFFFFF' };
const topCategory = { url: 'phones', title: 'Phones', image: '' };
const article = (url: string) => ({ url, title: url, lead: '', image: '', publishedAt: '2026-11-01' });
const film = (videoId: string) => ({
  ...article(videoId),
  videoId,
  description: '',
  youtubeId: 'dQw4w9WgXcQ',
  seconds: 60,
});
const shop = (shopId: string): Shop => ({
  ...{ shopId, title: '', address: '', phone: '', hours: '', schedule: [], isOpen: true, regionId: '' },
  ...{ latitude: 0, longitude: 0 },
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const slider = { title: 'New', href: '/new', products: [aPhone().build()] };

describe('the home page', () => {
  it('HOME-1, HOME-2, HOME-9: loads every block in the language asked for', async () => {
    const asked: unknown[] = [];
    const answering =
      <Query, Value>(answer: (query: Query) => Value) =>
      async (query: Query) => {
        asked.push(query);
        return ok(answer(query));
      };
    const loadHome = createLoadHome({
      catalog: {
        mainBanners: answering(() => [banner]),
        topCategories: answering(() => [topCategory]),
        collection: answering(({ name }: { name: string }) => [aPhone(name).build()]),
        sliders: answering(() => [slider]),
      },
      delivery: { shops: answering(() => ['centre', 'north'].map(shop)) },
      news: { page: answering(() => ({ articles: six.map(article), totalCount: 6, seo: {} })) },
      videos: {
        page: answering(() => ({
          videos: six.map((id) => ({ ...film(id), product: aPhone().build() })),
          totalCount: 6,
          seo: {},
        })),
      },
    });
    expect(await loadHome('ro')).toEqual({
      banners: [banner],
      topCategories: [topCategory],
      shops: 2,
      rows: [
        ...(['newest', 'popular', 'promo'] as const).map((collection) => ({
          source: { collection },
          ...(collection === 'promo' ? { href: '/special-offers' } : {}),
          products: [aPhone(collection).build()],
          total: 1,
        })),
        { source: { slider: 'New' }, href: '/new', products: slider.products, total: 1 },
      ],
      videos: ['a', 'b', 'c'].map(film),
      news: ['a', 'b', 'c', 'd'].map(article),
    });
    expect([HOME_NEWS, HOME_VIDEOS]).toEqual([4, 3]);
    expect(asked).toHaveLength(9);
    expect(asked.every((query) => (query as { locale: string }).locale === 'ro')).toBe(true);
  });

  it('HOME-1: goes on without the blocks that could not be loaded', async () => {
    const fails = async () => down;
    const loadHome = createLoadHome({
      catalog: { mainBanners: fails, topCategories: fails, collection: fails, sliders: fails },
      delivery: { shops: fails },
      news: { page: fails },
      videos: { page: fails },
    });
    expect(await loadHome('ru')).toEqual({
      banners: [],
      topCategories: [],
      shops: 0,
      rows: [],
      videos: [],
      news: [],
    });
  });

  it('HOME-1: hands the signal to every call', async () => {
    const { signal } = new AbortController();
    const seen: unknown[] = [];
    const note = async (_query: unknown, given?: AbortSignal) => {
      seen.push(given);
      return down;
    };
    await createLoadHome({
      catalog: { mainBanners: note, topCategories: note, collection: note, sliders: note },
      delivery: { shops: note },
      news: { page: note },
      videos: { page: note },
    })('ru', signal);
    expect(seen).toEqual(Array.from({ length: 9 }, () => signal));
  });
});

describe('HOME-3: a row of the home page', () => {
  const twelve = Array.from({ length: 12 }, (_, place) => aPhone(`p${place}`).build());
  const fails = async () => down;
  const others = { delivery: { shops: fails }, news: { page: fails }, videos: { page: fails } };
  const catalog = {
    mainBanners: fails,
    topCategories: fails,
    collection: async ({ name }: { name: string }) => ok(name === 'promo' ? [] : twelve),
    sliders: async () => ok([{ title: 'New', products: twelve.slice(3) }]),
  };

  it('begins with the first of its products, tells how many there are, and is left out without any', async () => {
    const { rows } = await createLoadHome({ catalog, ...others })('ru');
    expect(rows).toEqual([
      { source: { collection: 'newest' }, products: twelve.slice(0, ROW_FIRST), total: 12 },
      { source: { collection: 'popular' }, products: twelve.slice(0, ROW_FIRST), total: 12 },
      { source: { slider: 'New' }, products: twelve.slice(3, 3 + ROW_FIRST), total: 9 },
    ]);
    expect(ROW_FIRST).toBe(5);
  });

  it('HOME-5: leads to the special offers where it shows promotions', async () => {
    const promoted = { ...catalog, collection: async () => ok(twelve) };
    const { rows } = await createLoadHome({ catalog: promoted, ...others })('ru');
    expect(rows.map(({ href }) => href)).toEqual([undefined, undefined, '/special-offers', undefined]);
  });

  it('HOME-7: is one of four at most', async () => {
    const sliders = async () => ok(['A', 'B', 'C'].map((title) => ({ title, products: twelve })));
    const { rows } = await createLoadHome({
      catalog: { ...catalog, sliders },
      ...others,
    })('ru');
    expect(rows.map(({ source }) => Object.values(source)[0])).toEqual(['newest', 'popular', 'A', 'B']);
  });

  it('has all of them when they are asked for', async () => {
    const load = createLoadRow({ catalog });
    expect(await load('ru', { collection: 'popular' })).toEqual(twelve);
    expect(await load('ru', { slider: 'New' })).toEqual(twelve.slice(3));
    expect(await load('ru', { slider: 'Gone' })).toBeUndefined();
    expect(await createLoadRow({ catalog: { collection: fails, sliders: fails } })('ru', { collection: 'promo' })).toBe(
      undefined,
    );
  });

  it('HOME-4: recommends nothing that can neither be bought nor ordered ahead', async () => {
    const [sold, gone, ahead, banned] = [
      aPhone('sold').build(),
      aPhone('gone').outOfStock().build(),
      aPhone('ahead')
        .outOfStock()
        .being({ labels: ['preorder'] })
        .build(),
      aPhone('banned')
        .being({ labels: ['restricted'] })
        .build(),
    ];
    const mixed = { ...catalog, collection: async () => ok([gone, sold, banned, ahead]), sliders: async () => ok([]) };
    const { rows } = await createLoadHome({ catalog: mixed, ...others })('ru');
    expect(rows[0]).toMatchObject({ products: [sold, ahead], total: 2 });
    expect(await createLoadRow({ catalog: mixed })('ru', { collection: 'newest' })).toEqual([sold, ahead]);
    const none = { ...mixed, collection: async () => ok([gone]) };
    expect((await createLoadHome({ catalog: none, ...others })('ru')).rows).toEqual([]);
  });
});
