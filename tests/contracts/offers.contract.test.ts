import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpCatalogueIndex, createHttpFeedSource } from '#adapters/provider-http/calls/feed.ts';
import { createHttpLandingPages } from '#adapters/provider-http/calls/landings.ts';
import { createHttpOfferDesk } from '#adapters/provider-http/calls/offers.ts';
import { CATALOGUE_PAGE_SIZE, type FeedProduct, sectionsOf } from '#core/catalog/feed/index.ts';
import { createFindOffers, watchedState } from '#core/catalog/offers/index.ts';
import { headingBlock } from '#core/editorial/landing/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { againstProvider, given } from './real-provider.ts';

let transport: Transport;
againstProvider((opened) => {
  transport = opened;
});

const ru = { locale: 'ru' } as const;
const missing = { error: { code: 'not_found' } };

describe('OfferDesk over HTTP', () => {
  it('PROMO-1: returns active and past promotions in both languages, each with a page', async () => {
    const desk = createHttpOfferDesk({ transport });
    for (const locale of locales) {
      const promotions = await given(desk.promotions({ locale }));
      expect(new Set(promotions.map(({ isActive }) => isActive)).size).toBe(2);
      for (const promotion of promotions) {
        const page = await given(desk.promotion({ locale, url: promotion.url }));
        expect(page.promotion).toEqual(promotion);
        expect(page.html).toMatch(/^<p>/);
        expect(page.products.length, promotion.url).toBeGreaterThan(0);
      }
    }
    expect(await desk.promotion({ ...ru, url: 'no-such' })).toMatchObject(missing);
  });

  it('DAY-1: has an active offer below its regular price', async () => {
    const offer = await given(createHttpOfferDesk({ transport }).dayOffer(ru));
    if (!offer) throw new Error('There is no day offer');
    expect(watchedState({ offer, now: Date.now() })).toBe('on');
    expect(offer.regularPrice).toBeGreaterThan(offer.product.price);
    expect(offer.pieces?.left).toBeLessThanOrEqual(offer.pieces?.total ?? 0);
  });

  it('OFFER-1: groups discounted products by category and pages them, largest saving first', async () => {
    const desk = createHttpOfferDesk({ transport });
    const groups = await given(desk.groups(ru));
    expect(groups.length).toBeGreaterThan(8);
    for (const { category, totalCount, products } of groups) {
      const first = await given(desk.inCategory({ ...ru, category: category.url, page: 1 }));
      expect([first.title, first.totalCount]).toEqual([category.title, totalCount]);
      expect(first.products.slice(0, products.length)).toEqual(products);
      const shares = first.products.map(({ discount, price }) => discount / (discount + price));
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      expect(shares.every((share) => share > 0)).toBe(true);
    }
    const all = await given(desk.inCategory({ ...ru, category: 'smartphones', page: 2 }));
    expect(all.products).toHaveLength(Math.min(24, all.totalCount - 24));
    const leaf = await given(desk.inCategory({ ...ru, category: 'redmi-note', page: 1 }));
    expect(leaf.breadcrumbs.at(-1)?.categoryUrl).toBe('redmi-note');
    expect(leaf.products.every(({ categories }) => categories.some(({ url }) => url === 'redmi-note'))).toBe(true);
    expect(await desk.inCategory({ ...ru, category: 'no-such', page: 1 })).toMatchObject(missing);
    const find = createFindOffers({ offers: desk });
    expect(await given(find({ ...ru, url: 'mesyats-tepla', page: 1 }))).toEqual({
      kind: 'promotion',
      url: 'mesyats-tepla',
    });
    expect(await find({ ...ru, url: 'no-such', page: 1 })).toMatchObject(missing);
  });
});

describe('LandingPages over HTTP', () => {
  it('LANDING-1: lists pages that can be opened and have a hero', async () => {
    const pages = createHttpLandingPages({ transport });
    const kinds = new Set<string>();
    for (const locale of locales) {
      for (const { slug, title, image } of await given(pages.list({ locale }))) {
        const page = await given(pages.page({ locale, slug }));
        expect([page.title, headingBlock(page.blocks)?.image]).toEqual([title, image]);
        for (const { kind } of page.blocks) kinds.add(kind);
      }
    }
    expect([...kinds].sort()).toEqual(['banner', 'faq', 'features', 'hero', 'products', 'text']);
    expect(await pages.page({ ...ru, slug: 'no-such' })).toMatchObject(missing);
  });
});

describe('the whole catalogue over HTTP', () => {
  const feed = async (): Promise<readonly FeedProduct[]> => {
    const source = createHttpFeedSource({ transport });
    const products: FeedProduct[] = [];
    for (let part = await given(source.part(ru)); ; part = await given(source.part({ ...ru, after: part.next }))) {
      products.push(...part.products);
      if (part.next === undefined) return products;
    }
  };

  it('FEED-5: has the same menu order in pages and in the feed', async () => {
    const index = createHttpCatalogueIndex({ transport });
    const { totalCount } = await given(index.page({ ...ru, page: 1 }));
    const pages = Array.from({ length: Math.ceil(totalCount / CATALOGUE_PAGE_SIZE) }, (_, page) => page + 1);
    const shown = (await Promise.all(pages.map((page) => given(index.page({ ...ru, page }))))).flatMap(
      ({ products }) => products,
    );
    const reported = (await feed()).map(({ product }) => product);
    expect(reported).toEqual(shown);
    expect(new Set(reported.map(({ productId }) => productId)).size).toBe(totalCount);
    const leaves = sectionsOf(shown).map(({ path }) => path.at(-1)?.url);
    expect(new Set(leaves).size).toBe(leaves.length);
  });

  it('FEED-5: narrows to a category and rejects an unknown one', async () => {
    const index = createHttpCatalogueIndex({ transport });
    const audio = await given(index.page({ ...ru, category: 'audio', page: 1 }));
    expect(audio.products.every(({ categories }) => categories[0]?.url === 'audio')).toBe(true);
    expect(audio.products).toHaveLength(Math.min(CATALOGUE_PAGE_SIZE, audio.totalCount));
    expect(await index.page({ ...ru, category: 'no-such', page: 1 })).toMatchObject(missing);
  });

  it('FEED-3: has plain-text descriptions and every view for programs', async () => {
    const [first] = await feed();
    expect(first?.description).toMatch(/\w|[а-я]/i);
    expect(first?.description).not.toMatch(/[<>]/);
    expect(first?.gallery).toHaveLength(3);
  });

  it('rejects a cursor that it did not issue', async () => {
    const source = createHttpFeedSource({ transport });
    expect(await source.part({ ...ru, after: 'x' })).toMatchObject({ error: { code: 'http_400' } });
  });
});
