import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bannerSelect, toProductBanner } from '#adapters/provider-http/calls/menu.ts';
import { productDetail, toProductPage } from '#adapters/provider-http/calls/product-page.ts';
import { NO_BANNER } from '#core/catalog/products/index.ts';
import { pictures } from './pictures-of-tests.ts';
import { aWireProduct } from './wire-product.ts';

const mapping = { pictures, locale: 'ru' } as const;

describe('the blocks of a product page', () => {
  const page = (blocks: Readonly<Record<string, unknown>>) =>
    toProductPage(
      v.parse(productDetail.answer, { product: aWireProduct(), properties: [], breadcrumbs: [], ...blocks }),
      mapping,
    );

  it('PRODUCT-4: stock and similar products are left out when they are not as agreed', () => {
    for (const broken of [{ similar: [{ title: 'No price' }] }, { stock: 'plenty' }, { similar: null, stock: null }])
      expect(page(broken)).toMatchObject({ ok: true, value: { similar: [], stock: [] } });
    expect(page({ similar: [aWireProduct({ productId: 7 })], stock: 'plenty' })).toMatchObject({
      ok: true,
      value: { similar: [{ productId: '7' }], stock: [] },
    });
  });

  it('FIT-1: offers one of each kind that fits, and goes on without any', () => {
    const fits = [
      { kind: 'case', product: aWireProduct({ productId: 7 }) },
      { kind: 'case', product: aWireProduct({ productId: 8 }) },
      { kind: 'glass', product: aWireProduct({ productId: 9 }) },
    ];
    expect(page({ fits })).toMatchObject({ value: { fits: [{ productId: '7' }, { productId: '9' }] } });
    for (const none of [{}, { fits: null }, { fits: [] }, { fits: 'many' }, { fits: [{ kind: 'case' }] }]) {
      const answer = page(none);
      expect(answer.ok && !('fits' in answer.value)).toBe(true);
    }
  });

  it('HISTORY-1: tells what it has cost where the provider does, and of what it is sold for alone', () => {
    const product = aWireProduct({ price: '8999.00', promoCode: { discount: 500 } });
    const prices = [
      { since: '2026-10-01', price: 9499 },
      { since: '2026-11-20', price: '8499.00' },
    ];
    const reported = { until: '2026-11-23', prices };
    expect(page({ product, price_history: reported })).toMatchObject({
      value: {
        priceHistory: {
          until: '2026-11-23',
          prices: [
            { since: '2026-10-01', price: 949_900 },
            { since: '2026-11-20', price: 849_900 },
          ],
          lowestBefore: 949_900,
        },
      },
    });
    const silent = [{}, { price_history: null }, { price_history: { ...reported, until: 'now' } }];
    for (const unreported of [...silent, { price_history: { ...reported, prices: prices.slice(0, 1) } }]) {
      const answer = page({ product, ...unreported });
      expect(answer.ok && 'priceHistory' in answer.value).toBe(false);
      expect(answer.ok).toBe(true);
    }
  });

  it('VARIANT-1: offers the colours and memories of its model', () => {
    const black = { url: 'x-black', memory: '8/256 ГБ', color: 'чёрный', hex: '#101010' };
    const variants = [black, { url: 'redmi-note-15', hex: 'red;}', in_stock: false, memory: null }];
    const shown = { url: 'redmi-note-15', isChosen: true, state: 'absent' };
    expect(page({ variants })).toMatchObject({
      value: {
        choices: {
          colours: [
            { url: 'x-black', title: 'чёрный', hex: '#101010', isChosen: false, state: 'other' },
            { ...shown, title: '', hex: '#8A8F98' },
          ],
          memories: [{ url: 'x-black', title: '8/256 ГБ', isChosen: false, state: 'other' }, shown],
        },
      },
    });
  });

  it('VARIANT-1: offers its colours where the provider tells no models', () => {
    const colors = [
      { url: 'x-black', title: 'Чёрный', hex: '#101010' },
      { url: 'x-odd', hex: 'red;}' },
    ];
    const product = aWireProduct({ colors, selectedColor: 'x-black' });
    const colours = [
      { url: 'x-black', title: 'Чёрный', hex: '#101010', isChosen: true, state: 'there' },
      { url: 'x-odd', title: '', hex: '#8A8F98', isChosen: false, state: 'there' },
    ];
    expect(page({ product })).toMatchObject({ value: { choices: { colours, memories: [] } } });
    expect(page({ product, variants: 'many' })).toMatchObject({ value: { choices: { colours } } });
    expect(page({})).toMatchObject({ value: { choices: { colours: [], memories: [] } } });
  });
});

describe('the banner of a product page', () => {
  const banner = (wire: Readonly<Record<string, unknown>>) =>
    toProductBanner(v.parse(bannerSelect.answer, { show: true, showContent: false, ...wire }), mapping);
  const whole = { title: 'Sale', href: '/promo' };

  it('PRODUCT-3: says what the provider says, on a ground that is a colour', () => {
    const content = { title: 'Sale', text: '', action: '', href: '/promo', image: '', tint: '#F4F5F7' };
    expect(banner({ ...whole, tint: 'red; }' })).toEqual({ show: true, showContent: false, content });
    expect(banner({ ...whole, text: 'Now', button: 'Look', tint: '#101010', showContent: true })).toEqual({
      show: true,
      showContent: true,
      content: { ...content, text: 'Now', action: 'Look', tint: '#101010' },
    });
  });

  it('PRODUCT-3: is none when it is not shown, says nothing or leads astray', () => {
    for (const nothing of [{ ...whole, show: false }, { href: '/promo' }, { ...whole, href: 'javascript:alert(1)' }])
      expect(banner(nothing)).toEqual(NO_BANNER);
  });
});
