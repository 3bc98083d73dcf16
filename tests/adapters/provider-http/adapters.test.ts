import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/calls/delivery.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/calls/settings.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import type { ListingState } from '#core/catalog/products/index.ts';
import { againstMisbehavingServer } from './against-server.ts';
import { json, type MisbehavingServer } from './misbehaving-server.ts';
import { aWireProduct } from './wire-product.ts';

let server: MisbehavingServer;
let transport: Transport;
againstMisbehavingServer((opened, way) => {
  server = opened;
  transport = way;
});

const breadcrumbs = [{ categoryId: 7, categoryTitle: 'Телефоны', categoryUrl: 'phones' }];

describe('HttpProductCatalog', () => {
  const state: ListingState = {
    selection: [{ filterId: 'brand', values: ['A', 'B C'] }],
    price: { from: 10_050 },
    sort: 'price+',
    page: 2,
  };
  const list = {
    products: [aWireProduct()],
    totalCount: 25,
    price_filter: { name: 'Цена', min: '100.00', max: 9000 },
    filters: [
      {
        filterId: 1,
        sp_key: 'brand',
        name: 'Бренд',
        type: 'checkbox',
        options: [
          { name: 'A', value: 'A', selected: true, count: 3 },
          { name: 'D', value: 'D', selected: null },
        ],
      },
      { filterId: 2, sp_key: 'weight', name: 'Вес', type: 'range', options: [] },
    ],
  };

  it('asks for a list by its state and gives facets with the price first', async () => {
    server.answer = json({ ...list, title: 'Телефоны', breadcrumbs, seo_info: null });
    const answer = await createHttpProductCatalog({ transport }).listing({ locale: 'ru', category: 'phones', state });
    const asked = new URL(server.seen[0]?.url ?? '', server.origin);
    expect(asked.pathname).toBe('/general/category_products/phones');
    expect([...asked.searchParams]).toEqual([
      ['spec_filter', 'brand:A'],
      ['spec_filter', 'brand:B C'],
      ['sort', 'price+'],
      ['page', '2'],
      ['per_page', '24'],
      ['price_from', '100.50'],
    ]);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        title: 'Телефоны',
        totalCount: 25,
        isByModel: false,
        breadcrumbs: [{ categoryId: '7', categoryTitle: 'Телефоны', categoryUrl: 'phones' }],
        subcategories: [],
        seo: {},
        facets: [
          { type: 'range', filterId: 'price', max: 1_000_000, selectedFrom: 10_050, selectedTo: 900_100 },
          { type: 'checkbox', filterId: 'brand', selectedOptions: ['A'], options: [{ count: 3 }, { count: 0 }] },
        ],
      },
    });
  });

  it('searches', async () => {
    server.answer = json({
      ...list,
      resultsByCategory: [{ categoryUrl: 'phones', categoryTitle: 'Телефоны', totalCount: 25 }],
    });
    const catalog = createHttpProductCatalog({ transport });
    const answer = await catalog.search({ locale: 'ru', text: 'mi band', state });
    expect(server.seen[0]?.url).toMatch(/^\/general\/search_products\?query=mi\+band&spec_filter/);
    await catalog.search({ locale: 'ru', text: 'mi band', category: 'phones', state });
    expect(server.seen[1]?.url).toMatch(/^\/general\/search_products\?query=mi\+band&category=phones&/);
    expect(answer).toMatchObject({
      value: { title: 'mi band', byCategory: [{ url: 'phones', title: 'Телефоны', totalCount: 25 }] },
    });
  });

  it('SORT-2: asks for a category dearest first, and for a search by relevance, unless another order is chosen or the provider has a default', async () => {
    server.answer = json({ ...list, title: 'Телефоны', breadcrumbs, seo_info: null, resultsByCategory: [] });
    const catalog = createHttpProductCatalog({ transport });
    const unsorted: ListingState = { selection: [], price: {}, page: 1 };
    await catalog.listing({ locale: 'ru', category: 'phones', state: unsorted });
    await catalog.listing({ locale: 'ru', category: 'phones', state: { ...unsorted, sort: 'price-' } });
    await catalog.search({ locale: 'ru', text: 'mi band', state: unsorted });
    await catalog.search({ locale: 'ru', text: 'mi band', state: { ...unsorted, sort: 'name+' } });
    const sorts = server.seen.map(({ url }) => {
      const { searchParams } = new URL(url, server.origin);
      return [searchParams.get('sort'), searchParams.get('unsorted')];
    });
    expect(sorts).toEqual([
      ['price-', 'true'],
      ['price-', null],
      [null, null],
      ['name+', null],
    ]);
  });

  it('SORT-1, SORT-2: takes the orders and the default that the provider names, without unknown ones', async () => {
    const named = { sorts: ['weight', 'new', 'price+'], default_sort: 'new' };
    server.answer = json({ ...list, ...named, title: 'Телефоны', breadcrumbs, seo_info: null });
    const catalog = createHttpProductCatalog({ transport });
    const state: ListingState = { selection: [], price: {}, page: 1 };
    const ask = () => catalog.listing({ locale: 'ru', category: 'phones', state });
    expect(await ask()).toMatchObject({ value: { sorts: ['price+', 'new'], defaultSort: 'new' } });
    server.answer = json({ ...list, default_sort: 'weight', title: 'Телефоны', breadcrumbs, seo_info: null });
    const answer = await ask();
    expect(answer.ok && Object.keys(answer.value).filter((key) => /sort/i.test(key))).toEqual([]);
  });

  it('leaves captions out of rows, whose tiles show none', async () => {
    const products = [aWireProduct({ caption: 'Long caption' })];
    const catalog = createHttpProductCatalog({ transport });
    server.answer = json({ products });
    expect(await catalog.collection({ locale: 'ru', name: 'newest' })).toMatchObject({ value: [{ caption: '' }] });
    server.answer = json([{ sliderId: '1', title: 'Row', products }]);
    expect(await catalog.sliders({ locale: 'ru' })).toMatchObject({ value: [{ products: [{ caption: '' }] }] });
  });

  it('gives a product page, and asks as the partner it is opened for', async () => {
    server.answer = json({ product: aWireProduct(), properties: [], breadcrumbs, not_found: false, gallery: null });
    const catalog = createHttpProductCatalog({ transport, shtoken: 'partner' });
    const answer = await catalog.product({ locale: 'ro', url: 'x', category: 'phones' });
    expect(server.seen[0]).toMatchObject({
      url: '/general/product_detail/x?category_url=phones',
      headers: { lang: 'ro', shtoken: 'partner' },
    });
    expect(answer).toMatchObject({ ok: true, value: { gallery: ['/media/1.webp'], restricted: false, similar: [] } });
  });

  it.each([
    [{ not_found: true }, 'not_found'],
    [{ product: aWireProduct(), properties: null, breadcrumbs }, 'unvalid_fields'],
    [{ product: aWireProduct({ title: '' }), properties: [], breadcrumbs }, 'contract.productDetail.product.title'],
    [
      { product: aWireProduct({ promoCode: 7 }), properties: [], breadcrumbs },
      'contract.productDetail.product.promoCode',
    ],
  ])('names what is wrong with a product answer', async (body, code) => {
    server.answer = json(body);
    const answer = await createHttpProductCatalog({ transport }).product({ locale: 'ru', url: 'x' });
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });

  it('asks nothing about an empty list', async () => {
    const answer = await createHttpProductCatalog({ transport }).current({ locale: 'ru', productIds: [] });
    expect(answer).toEqual({ ok: true, value: [] });
    const described = await createHttpProductCatalog({ transport }).described({ locale: 'ru', productIds: [] });
    expect(described).toEqual({ ok: true, value: [] });
    expect(server.seen).toHaveLength(0);
  });

  it('turns words of refusal of a reading call into a failure', async () => {
    server.answer = json({ non_field_errors: ['Нет', 'доступа'] }, 400);
    const answer = await createHttpProductCatalog({ transport }).menu({ locale: 'ru' });
    expect(answer).toMatchObject({ error: { kind: 'domain', code: 'refused', message: 'Нет доступа' } });
  });
});

describe('HttpSiteSettings', () => {
  const wire = {
    site_name: 'Zori',
    logo: { light: '/media/l.svg', dark: '/media/d.svg' },
    icons: { favicon: '/media/f.svg' },
    colors: { accent: '#CC3D08', ink: null },
    images: {},
    phones: { mainPhoneNumber: '+37322000000', supportPhoneNumber: null },
    social: { viber: 'javascript:alert(1)', instagram: 'https://instagram.com/zori' },
    buttonsSettings: { promo: true, news: null },
  };

  it('fills what the provider leaves out', async () => {
    server.answer = json(wire);
    const answer = await createHttpSiteSettings({ transport }).global({ locale: 'ru' });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        siteName: 'Zori',
        colours: { accent: '#CC3D08' },
        images: { notFound: '' },
        phones: { main: '+37322000000', support: '' },
        social: { viber: '', instagram: 'https://instagram.com/zori' },
        buttons: { promo: true, news: false, tradeIn: false },
      },
    });
    expect(answer.ok && answer.value).not.toHaveProperty('promoStrip');
  });

  it('needs no more than a phone', async () => {
    server.answer = json({ phones: wire.phones, colors: { accent: null } });
    const answer = await createHttpSiteSettings({ transport }).global({ locale: 'ru' });
    expect(answer).toMatchObject({
      value: {
        siteName: '',
        logo: { light: '' },
        favicon: '',
        colours: { accent: '#14161A' },
        social: { viber: '' },
      },
    });
  });

  it('leaves out links that cannot be trusted', async () => {
    server.answer = json({
      columns: [
        {
          title: 'A',
          links: [
            { title: 'bad', href: '//evil' },
            { title: 'good', href: '/about' },
          ],
        },
      ],
    });
    const answer = await createHttpSiteSettings({ transport }).footer({ locale: 'ru' });
    expect(answer).toMatchObject({ value: { columns: [{ title: 'A', links: [{ title: 'good', href: '/about' }] }] } });
  });
});

describe('HttpDeliveryDirectory', () => {
  it('gives shops', async () => {
    const shop = { shopId: 's1', title: 'Zori', address: 'A 1', isOpen: true, latitude: 47, longitude: 28.8 };
    server.answer = json([
      { ...shop, hours: null, image: null },
      { ...shop, image: 'https://elsewhere.example/shop.webp' },
    ]);
    const answer = await createHttpDeliveryDirectory({ transport }).shops({ locale: 'ro' });
    const known = { ...shop, phone: '', hours: '', schedule: [], regionId: '' };
    expect(answer).toEqual({ ok: true, value: [known, known] });
  });

  it('PICKUP-1: gives what shops have of products, without those that do not tell', async () => {
    const shop = { title: 'Zori', address: 'A 1', isOpen: true, latitude: 47, longitude: 28.8 };
    const stock = [{ productId: 7, quantity: 2 }];
    server.answer = json([
      { ...shop, shopId: 's1', stock },
      { ...shop, shopId: 's2' },
      { ...shop, shopId: 's3', stock: null },
      { ...shop, shopId: 's4', stock: [{ productId: '7', quantity: 'some' }] },
    ]);
    const directory = createHttpDeliveryDirectory({ transport });
    expect(await directory.stock({ productIds: ['7', '8'], locale: 'ro' })).toEqual({
      ok: true,
      value: [{ shopId: 's1', stock: [{ productId: '7', quantity: 2 }] }],
    });
    expect(await directory.shops({ locale: 'ro' })).toMatchObject({ value: { length: 4 } });
  });

  it('gives regions with their fees in bani, by the types that they have', async () => {
    const region = { regionId: 'balti', label: 'Bălți', localities: [{ localityId: 'balti', label: 'Bălți' }] };
    server.answer = json([
      { ...region, alias: 'Бельцы', fees: { standart: { from: '60.00', to: 440 }, express: null } },
      { ...region, alias: null, fees: null },
    ]);
    const answer = await createHttpDeliveryDirectory({ transport }).regions({ locale: 'ro' });
    const fees = { standard: { from: 6_000, to: 44_000 } };
    expect(answer).toStrictEqual({ ok: true, value: [{ ...region, alias: 'Бельцы', fees }, region] });
  });

  it.each([
    ['ru', 'Бельцы', 'Bălți'],
    ['ro', 'Bălți', 'Бельцы'],
  ] as const)('names the regions of Moldova in %s where the provider names none', async (locale, label, alias) => {
    server.answer = json({}, 404);
    const answer = await createHttpDeliveryDirectory({ transport }).regions({ locale });
    const names = { label, alias };
    expect(answer.ok && answer.value).toContainEqual({
      regionId: 'balti',
      ...names,
      localities: [{ localityId: 'balti', ...names }],
    });
  });
});
