import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpCreditDesk } from '#adapters/provider-http/calls/credit.ts';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/calls/delivery.ts';
import { createHttpLeadDesk } from '#adapters/provider-http/calls/leads.ts';
import { createHttpNewsRoom } from '#adapters/provider-http/calls/news.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/calls/orders.ts';
import { createHttpContentPages } from '#adapters/provider-http/calls/pages.ts';
import { createHttpReviewDesk } from '#adapters/provider-http/calls/reviews.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/calls/settings.ts';
import { createHttpTestimonials } from '#adapters/provider-http/calls/testimonials.ts';
import { createHttpVideoReviews } from '#adapters/provider-http/calls/videos.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import {
  finalPrice,
  isLowestVariantPrice,
  isPurchasable,
  type ListingState,
  leadsToList,
  type ProductCatalog,
  RETAIL,
  totalDiscount,
} from '#core/catalog/products/index.ts';
import { contentPages } from '#core/editorial/content/index.ts';
import { type Cart, cartTotals } from '#core/purchase/cart/index.ts';
import type { OrderRequest } from '#core/purchase/checkout/index.ts';
import { deliveryFee } from '#core/purchase/delivery/index.ts';
import { againstProvider, given } from './real-provider.ts';

let transport: Transport;
let catalog: ProductCatalog;
againstProvider((opened) => {
  transport = opened;
  catalog = createHttpProductCatalog({ transport });
});

const ru = { locale: 'ru' } as const;
const firstPage: ListingState = { selection: [], price: {}, sort: 'price+', page: 1 };
const listed = (state: Partial<ListingState> = {}) =>
  given(catalog.listing({ ...ru, category: 'smartphones', state: { ...firstPage, ...state } }));

describe('ProductCatalog over HTTP', () => {
  it('returns every block of the home page in both languages', async () => {
    for (const locale of ['ru', 'ro'] as const) {
      const blocks = await Promise.all([
        given(catalog.menu({ locale })),
        given(catalog.topCategories({ locale })),
        given(catalog.mainBanners({ locale })),
        given(catalog.sliders({ locale })),
        ...(['newest', 'popular', 'promo'] as const).map((name) => given(catalog.collection({ locale, name }))),
      ]);
      for (const block of blocks) expect(block).not.toHaveLength(0);
    }
  });

  it('HOME-8: names the price of each banner: of its product, or the lowest of its category', async () => {
    const priced = (await given(catalog.mainBanners(ru))).map(async (banner) => {
      const path = banner.href.slice(1);
      const lead = leadsToList(banner)
        ? (await given(catalog.listing({ ...ru, category: path, state: firstPage }))).products.find(isPurchasable)
        : (await given(catalog.product({ ...ru, url: path.replace('product/', '') }))).product;
      return [banner.href, banner.price, lead && finalPrice(lead)];
    });
    for (const [href, shown, paid] of await Promise.all(priced)) expect([href, shown]).toEqual([href, paid]);
  });

  it("lists a category by price and page, with the menu's title", async () => {
    const [first, second] = [await listed(), await listed({ page: 2 })];
    const prices = [...first.products, ...second.products].map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(first.products).toHaveLength(24);
    expect((await given(catalog.menu(ru))).find(({ url }) => url === 'smartphones')?.title).toBe(first.title);
    expect(first.subcategories).not.toHaveLength(0);
  });

  it('filters by an option and finds as many as it counted', async () => {
    const facet = (await listed()).facets.find((one) => one.type === 'checkbox');
    const option = facet?.type === 'checkbox' ? facet.options.find(({ count }) => count > 0) : undefined;
    if (!facet || !option) throw new Error('There is nothing to filter by');
    const filtered = await listed({ selection: [{ filterId: facet.filterId, values: [option.value] }] });
    expect(filtered.totalCount).toBe(option.count);
    expect(filtered.facets.find(({ filterId }) => filterId === facet.filterId)).toMatchObject({
      selectedOptions: [option.value],
    });
  });

  it('VARIANT-3: lists one product of each model that passes the filters', async () => {
    const { isByModel, products, facets } = await listed();
    const modelsOf = (list: typeof products) => list.map(({ model }) => model?.modelId);
    expect(isByModel).toBe(true);
    expect(modelsOf(products)).not.toContain(undefined);
    expect(new Set(modelsOf(products)).size).toBe(products.length);
    const storage = facets.find(({ filterId }) => filterId === 'storage');
    const large = storage?.type === 'checkbox' ? storage.options.find(({ name }) => name === '512 ГБ') : undefined;
    const filtered = await listed({ selection: [{ filterId: 'storage', values: [large?.value ?? ''] }] });
    expect(filtered.totalCount).toBe(large?.count);
    for (const { variant } of filtered.products) expect(variant?.memory).toContain('512');
  });

  it('VARIANT-5: has the lowest price of a model in home page rows too', async () => {
    const rows = await Promise.all(
      (['newest', 'popular', 'promo'] as const).map((name) => given(catalog.collection({ ...ru, name }))),
    );
    expect(rows.flat().filter(isLowestVariantPrice)).not.toHaveLength(0);
  });

  it("HISTORY-1 HISTORY-2: has former prices up to today's, and the lowest before a discount", async () => {
    const { products } = await given(
      catalog.search({ ...ru, text: 'iphone', state: { ...firstPage, sort: undefined } }),
    );
    const pages = await Promise.all(products.map(({ url }) => given(catalog.product({ ...ru, url }))));
    const sold = pages.filter(({ product }) => !product.labels.includes('preorder'));
    expect(sold).not.toHaveLength(0);
    for (const { product, priceHistory } of sold) {
      expect(priceHistory?.prices.at(-1)?.price).toBe(finalPrice(product));
      if (totalDiscount(product) > 0) expect(priceHistory?.lowestBefore).toBeGreaterThan(finalPrice(product));
    }
    expect(sold.filter(({ product }) => totalDiscount(product) > 0)).not.toHaveLength(0);
  });

  it('FIT-1: offers accessories for exactly this phone, and a charger with its power', async () => {
    const page = await given(catalog.product({ ...ru, url: 'apple-iphone-17-pro-256gb-navy' }));
    const [pouch, glass, charger] = page.fits ?? [];
    for (const made of [pouch, glass]) expect(made?.title).toMatch(/iPhone 17 Pro(?! Max)/);
    const leaves = [pouch, glass, charger].map((one) => one?.categories.at(-1)?.url);
    expect(leaves).toEqual(['iphone-cases', 'screen-glass', 'wall-chargers']);
    const productIds = [charger?.productId ?? '', page.product.productId];
    const described = await given(catalog.described({ ...ru, productIds }));
    const wattsIn = (productId: string | undefined, key: string) => {
      const own = described.find(({ product }) => product.productId === productId)?.properties ?? [];
      return Number.parseInt(
        own.flatMap(({ properties }) => properties).find((one) => one.key === key)?.value ?? '',
        10,
      );
    };
    const [power, taken] = [wattsIn(productIds[0], 'output'), wattsIn(productIds[1], 'charging')];
    expect(power).toBeGreaterThanOrEqual(taken);
    const other = await given(catalog.product({ ...ru, url: 'apple-iphone-16e-128gb-black' }));
    for (const { title } of other.fits ?? []) expect(title).not.toContain('iPhone');
    expect((await given(catalog.product({ ...ru, url: 'xiaomi-router-ax3000t-white' }))).fits).toBeUndefined();
  });

  it('respects a price range in bani', async () => {
    const { products } = await listed({ price: { from: 500_000, to: 700_000 } });
    expect(products).not.toHaveLength(0);
    for (const { price } of products) expect(price >= 500_000 && price <= 700_000).toBe(true);
  });

  it('returns not_found for unknown categories and products', async () => {
    const state = firstPage;
    expect(await catalog.listing({ ...ru, category: 'no-such', state })).toMatchObject({
      error: { code: 'not_found' },
    });
    expect(await catalog.product({ ...ru, url: 'no-such' })).toMatchObject({ error: { code: 'not_found' } });
  });

  it("opens a product from a search, with today's price", async () => {
    const found = await given(catalog.search({ ...ru, text: 'xiaomi', state: firstPage }));
    expect(found.byCategory.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBeGreaterThan(0);
    const [listedOne] = found.products;
    if (!listedOne?.model) throw new Error('Nothing was found');
    // VARIANT-5: only lists have what a model is sold in.
    const { modelId, title } = listedOne.model;
    const wanted = { ...listedOne, model: { modelId, title } };
    const page = await given(catalog.product({ ...ru, url: wanted.url }));
    expect(page.product).toEqual(wanted);
    expect(page.gallery[0]).toMatch(/^\/media\//);
    expect(page.properties).not.toHaveLength(0);
    const productIds = [wanted.productId, 'no-such'];
    expect(await given(catalog.current({ ...ru, productIds }))).toEqual([{ ...wanted, available: expect.any(Number) }]);
    const properties = page.properties.map(({ title: group, properties: shown }) => ({
      title: group,
      properties: shown.map((property) => ({ key: expect.any(String), ...property })),
    }));
    expect(await given(catalog.described({ ...ru, productIds }))).toEqual([{ product: wanted, properties }]);
  });
});

describe('SiteSettings and DeliveryDirectory over HTTP', () => {
  it('return what the header, footer and checkout need', async () => {
    const settings = createHttpSiteSettings({ transport });
    const directory = createHttpDeliveryDirectory({ transport });
    const global = await given(settings.global(ru));
    expect(global.phones.main).toMatch(/^\+?373|^0/);
    expect(Object.values(global.images)).not.toContain('');
    expect(Object.values(global.social)).not.toContain('');
    const footer = await given(settings.footer({ locale: 'ro' }));
    expect(footer.columns.flatMap(({ links }) => links)).not.toHaveLength(0);
    expect(await given(settings.deliveryText(ru))).not.toBe('');
    const regions = await given(directory.regions(ru));
    expect(regions.find(({ regionId }) => regionId === 'kishinev')?.localities[0]?.localityId).toBe('kishinev');
    expect(await given(directory.shops(ru))).not.toHaveLength(0);
  });
});

describe('the stock of shops over HTTP', () => {
  it("PICKUP-1: is listed by shop and adds up to the product's stock", async () => {
    const { products } = await listed();
    const asked = await given(
      createHttpProductCatalog({ transport }).current({
        locale: 'ru',
        productIds: products.slice(0, 3).map(({ productId }) => productId),
      }),
    );
    const productIds = asked.map(({ productId }) => productId);
    const stocks = await given(createHttpDeliveryDirectory({ transport }).stock({ locale: 'ru', productIds }));
    const piecesOf = (id: string) =>
      stocks.flatMap(({ stock }) => stock.filter(({ productId }) => productId === id).map(({ quantity }) => quantity));
    for (const { productId, available } of asked)
      expect(piecesOf(productId).reduce((sum, pieces) => sum + pieces, 0)).toBe(available);
  });
});

describe('OrderDesk over HTTP', () => {
  const choice = { method: 'address', type: 'express', regionId: 'kishinev' } as const;

  const anOrder = async (): Promise<OrderRequest> => {
    const { products } = await listed();
    const product = products.find(({ inStock, labels }) => inStock && !labels.includes('restricted'));
    if (!product) throw new Error('Nothing is in stock');
    const cart: Cart = [{ product, count: 1, tier: 'retail' }];
    return {
      lines: [{ productId: product.productId, count: 1, tier: 'retail' }],
      contact: { name: 'Ion Rusu', phone: '+37369123456' },
      fulfilment: { ...choice, localityId: 'kishinev', street: 'Ștefan cel Mare 1' },
      payment: 'card',
      comment: '',
      expectedTotal: cartTotals(cart, deliveryFee(cart, choice)).total,
      locale: 'ru',
    };
  };
  const desk = () => createHttpOrderDesk({ transport, returnUrl: () => 'http://localhost:8000/confirmation' });

  it('agrees with core on the total, and places one order per key', async () => {
    const order = await anOrder();
    const key = crypto.randomUUID();
    const first = await given(desk().place({ order, key }));
    expect(first).toMatchObject({ kind: 'placed', order: { total: order.expectedTotal } });
    expect(await given(desk().place({ order, key }))).toEqual(first);
    const other = await desk().place({ order: { ...order, comment: 'другой' }, key });
    expect(other).toMatchObject({ error: { code: 'idempotency_conflict' } });
  });

  it('returns the state of order and payment to their owner', async () => {
    const order = await anOrder();
    const answer = await given(desk().place({ order, key: crypto.randomUUID() }));
    if (answer.kind !== 'placed') throw new Error(`The order was ${answer.kind}`);
    const { orderNumber, transId = '' } = answer.order;
    const status = await given(desk().status({ ...ru, orderNumber, phone: '+37369123456' }));
    expect(status).toMatchObject({ orderNumber, total: order.expectedTotal, payment: { state: 'pending' } });
    expect(status.goods).toEqual(
      order.lines.map(({ productId }) => expect.objectContaining({ productId, image: expect.stringContaining('/') })),
    );
    expect(await given(desk().payment({ ...ru, transId }))).toMatchObject({ orderNumber, state: 'pending' });
    const stranger = await desk().status({ ...ru, orderNumber, phone: '+37360000000' });
    expect(stranger).toMatchObject({ error: { code: 'not_found' } });
  });

  it("returns today's total when the shopper saw another", async () => {
    const order = await anOrder();
    const wrong = { ...order, expectedTotal: order.expectedTotal - 100 };
    const answer = await given(desk().place({ order: wrong, key: crypto.randomUUID() }));
    expect(answer).toEqual({ kind: 'repriced', total: order.expectedTotal });
  });
});

describe('ContentPages over HTTP', () => {
  it('returns every content page in both languages', async () => {
    const pages = createHttpContentPages({ transport });
    for (const page of contentPages) {
      for (const locale of ['ru', 'ro'] as const) {
        const { title, html, faq, seo } = await given(pages.page({ page, locale }));
        expect([title, html, seo.title], page).not.toContain('');
        expect(Array.isArray(faq)).toBe(true);
      }
    }
  });
});

describe('LeadDesk and CreditDesk over HTTP', () => {
  const customer = { name: 'Ion Rusu', phone: '+37369123456', comment: '' };
  const sold = async () => {
    const product = (await listed()).products.find(({ inStock }) => inStock);
    if (!product) throw new Error('Nothing is in stock');
    return product;
  };

  it('store a request once per key and return its number', async () => {
    const desk = createHttpLeadDesk({ transport });
    const { productId } = await sold();
    for (const kind of ['one_click', 'preorder', 'consultation', 'back_in_stock'] as const) {
      const query = { lead: { kind, productId, ...customer, ...ru }, key: crypto.randomUUID() };
      const first = await given(desk.send(query));
      expect(first).toMatchObject({ kind: 'accepted', orderNumber: expect.stringMatching(/./) });
      expect(await given(desk.send(query))).toEqual(first);
    }
  });

  it("store a credit request once per key, on a partner's terms", async () => {
    const desk = createHttpCreditDesk({ transport });
    const [partner] = await given(desk.partners(ru));
    if (!partner) throw new Error('Nobody lends');
    const { productId } = await sold();
    const terms = { partnerId: partner.partnerId, months: partner.months[0] ?? 0, firstPayment: 70_000 };
    const request = { productId, tier: RETAIL, ...terms, ...customer };
    const query = { request, ...ru, key: crypto.randomUUID() };
    const first = await given(desk.request(query));
    expect(first).toMatchObject({ kind: 'accepted', orderNumber: expect.stringMatching(/./) });
    expect(await given(desk.request(query))).toEqual(first);
    const unheard = { ...query, request: { ...request, months: 599 }, key: crypto.randomUUID() };
    expect(await given(desk.request(unheard))).toMatchObject({ kind: 'refused' });
  });

  it('return whether a prime credit is granted', async () => {
    const desk = createHttpCreditDesk({ transport });
    const asking = (customer_phone_number: string) =>
      given(desk.requestPrime({ customer_name: 'Ion', customer_phone_number, ...ru, key: crypto.randomUUID() }));
    expect(await asking('+37369123456')).toEqual({ success: true });
    expect(await asking('+37369123000')).toEqual({ success: false });
  });
});

describe('ReviewDesk over HTTP', () => {
  const productId = '100145';

  it('REVIEW-5: pages reviews, all or by rating, with the distribution of all', async () => {
    const desk = createHttpReviewDesk({ transport });
    const first = await given(desk.page({ productId, ...ru }));
    const reviews = [...first.reviews];
    for (let page = 2; reviews.length < first.total; page += 1) {
      const next = await given(desk.page({ productId, page, ...ru }));
      expect(next.reviews).not.toEqual([]);
      reviews.push(...next.reviews);
    }
    const counted = Object.values(first.counts).reduce((sum, count) => sum + count, 0);
    expect(first.reviews.length).toBeLessThan(first.total);
    expect(new Set(reviews.map(({ reviewId }) => reviewId)).size).toBe(first.total);
    expect(counted).toBe(first.total);
    const fives = await given(desk.page({ productId, rating: 5, ...ru }));
    expect(fives.total).toBe(first.counts[5]);
    expect(fives.counts).toEqual(first.counts);
    expect(fives.reviews.every(({ rating }) => rating === 5)).toBe(true);
  });

  it('REVIEW-7: stores a review once per key and shows it first in its language', async () => {
    const desk = createHttpReviewDesk({ transport });
    const before = await given(desk.page({ productId, ...ru }));
    const review = { product: productId, author: 'Ana', rating: 1, text: 'Сказано однажды', cons: 'Медленно' } as const;
    const key = crypto.randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await given(desk.post({ review, key, ...ru }))).toEqual({ success: true });
    const after = await given(desk.page({ productId, ...ru }));
    expect(after.total).toBe(before.total + 1);
    expect(after.reviews[0]).toMatchObject({ author: 'Ana', rating: 1, text: 'Сказано однажды', cons: 'Медленно' });
  });
});

describe('the banner of a category over HTTP', () => {
  it('PRODUCT-3: exists for every level of a category that has one, and nowhere else', async () => {
    for (const locale of ['ru', 'ro'] as const) {
      const [menu] = await given(catalog.menu({ locale }));
      for (const categoryId of [menu?.id ?? '', menu?.subcategories[0]?.url ?? '']) {
        const banner = await given(catalog.banner({ locale, categoryId }));
        expect(banner).toMatchObject({ show: true, showContent: true });
        expect(banner.content?.title).not.toBe('');
      }
      expect(await given(catalog.banner({ locale, categoryId: 'no-such' }))).toEqual({
        show: false,
        showContent: false,
      });
    }
  });
});

describe('NewsRoom, VideoReviews and Testimonials over HTTP', () => {
  it('NEWS-2 NEWS-3: pages the news and has every listed article', async () => {
    const news = createHttpNewsRoom({ transport });
    for (const locale of ['ru', 'ro'] as const) {
      const [first, second] = [
        await given(news.page({ page: 1, locale })),
        await given(news.page({ page: 2, locale })),
      ];
      const dates = [...first.articles, ...second.articles].map(({ publishedAt }) => publishedAt);
      expect(dates).toHaveLength(12);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect((await given(news.page({ page: 999, locale }))).articles).toEqual([]);
      const { article, recommended } = await given(news.article({ url: first.articles[0]?.url ?? '', locale }));
      expect(article).toMatchObject({ ...first.articles[0], html: expect.stringMatching(/^<p>/) });
      expect(recommended.map(({ url }) => url)).not.toContain(article.url);
      expect(await given(news.mostRead({ locale }))).toHaveLength(4);
    }
    expect(await news.article({ url: 'no-such', ...ru })).toMatchObject({ error: { code: 'not_found' } });
  });

  it('VIDEO-1: has every listed video with its product', async () => {
    const videos = createHttpVideoReviews({ transport });
    const { videos: shown, totalCount } = await given(videos.page({ page: 1, ...ru }));
    expect(totalCount).toBeGreaterThan(shown.length);
    for (const video of shown) {
      expect(video.product?.price).toBeGreaterThan(0);
      expect(await given(videos.one({ videoId: video.videoId, ...ru }))).toMatchObject({ video });
    }
    expect(await videos.one({ videoId: 'no-such', ...ru })).toMatchObject({ error: { code: 'not_found' } });
  });

  it('TESTIMONIAL-2: has the rating distribution of all testimonials on every page', async () => {
    const desk = createHttpTestimonials({ transport });
    const [first, second] = [await given(desk.page({ page: 1, ...ru })), await given(desk.page({ page: 2, ...ru }))];
    expect(second.counts).toEqual(first.counts);
    expect(Object.values(first.counts).reduce((sum, count) => sum + count, 0)).toBe(first.totalCount);
    expect(first.testimonials.length + second.testimonials.length).toBe(first.totalCount);
  });
});
