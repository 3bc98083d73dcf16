import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productWire, toProduct } from '#adapters/provider-http/calls/products.ts';
import { amount } from '#adapters/provider-http/contract/wire.ts';
import { baniOf, groundedOf, linkOf, picturedOf } from '#adapters/provider-http/mapping.ts';
import { saleState } from '#core/catalog/products/index.ts';
import { toDecimal } from '#core/kernel/shared/index.ts';
import { pictures } from './pictures-of-tests.ts';
import { aWireProduct } from './wire-product.ts';

const mapping = { pictures };
const product = (changes: Readonly<Record<string, unknown>> = {}) =>
  toProduct(v.parse(productWire, aWireProduct(changes)), mapping);

describe('amounts', () => {
  it('become the same bani written as number or as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (bani) => {
        const written = toDecimal(bani);
        for (const form of [written, written.replace('.', ','), Number(written)])
          expect(baniOf(v.parse(amount, form))).toBe(bani);
      }),
    );
  });

  it('are read whenever the wire lets them through', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[\d .,-]{0,16}$/), fc.double(), fc.string()), (written) => {
        fc.pre(v.is(amount, written));
        expect(Number.isSafeInteger(baniOf(written))).toBe(true);
      }),
    );
  });

  it.each(['', ' ', 'free', '12.999,00', '-5', -5, '1e3', 1e13, null, undefined, [], {}, true])(
    'refuse %j',
    (written) => {
      expect(v.is(amount, written)).toBe(false);
    },
  );

  it.each([
    ['12999.00', 1_299_900],
    ['12 999,5', 1_299_950],
    [12999, 1_299_900],
    ['0', 0],
  ])('read %j as %i bani', (written, bani) => {
    expect(baniOf(v.parse(amount, written))).toBe(bani);
  });
});

describe('a picture for the dark', () => {
  const [img, img_dark, tint, tint_dark] = ['/media/a.webp', '/media/a-dark.webp', '#EEEEEE', '#222222'];
  const [image, darkImage] = [img, img_dark];

  it('PICTURE-1: is taken where there is one', () => {
    expect(picturedOf({ img, img_dark }, mapping)).toEqual({ image, darkImage });
    expect(picturedOf({ img, img_dark: null }, mapping)).toEqual({ image });
    expect(picturedOf({}, mapping)).toEqual({ image: '' });
  });

  it('PICTURE-1: has a ground of its own, or is not taken', () => {
    expect(groundedOf({ img, img_dark, tint, tint_dark }, mapping)).toEqual({
      ...{ image, darkImage },
      ...{ tint, darkTint: tint_dark },
    });
    for (const missing of [{ img_dark }, { tint_dark }, { img_dark, tint_dark: 'black' }, {}])
      expect(groundedOf({ img, tint, ...missing }, mapping)).toEqual({ image, tint });
    expect(groundedOf({ img, tint: 'red' }, mapping)).toEqual({ image, tint: '#F4F5F7' });
  });
});

describe('a product', () => {
  it('needs little', () => {
    expect(product()).toEqual({
      productId: '100001',
      code: 'MI1000001',
      url: 'redmi-note-15',
      title: 'Redmi Note 15',
      caption: '',
      brand: '',
      price: 500_000,
      discount: 0,
      promoDiscount: 0,
      deliveryFees: { standard: 6_000, express: 12_000, regionPrice: 9_000 },
      categories: [{ url: 'redmi-note', title: 'redmi-note' }],
      image: '/media/1.webp',
      labels: [],
      reviewCount: 0,
      inStock: true,
    });
  });

  const optional = Object.entries(productWire.entries)
    .filter(([, schema]) => v.is(schema, null))
    .map(([name]) => name);

  it('reads null in any optional field as absence', () => {
    const nulls = Object.fromEntries(optional.map((name) => [name, null]));
    expect(optional).toContain('second_price');
    const bare = { code: '', price: 0, deliveryFees: { standard: 0, express: 0, regionPrice: 0 }, image: '' };
    expect(product(nulls)).toEqual({ ...product(), ...bare, categories: [], inStock: false });
  });

  it('SALE-4: shows what has no price, no delivery fees, no picture or no code, and sells none without a price or fees', () => {
    expect(product({ img: null, code: undefined, category: null })).toMatchObject({ inStock: true, price: 500_000 });
    expect(saleState(product({ price: null }))).toBe('absent');
    expect(saleState(product({ price: 0 }))).toBe('absent');
    expect(saleState(product({ deliveryInfo: null }))).toBe('absent');
  });

  it.each(['productId', 'title', 'url'])('cannot do without %s', (name) => {
    expect(optional).not.toContain(name);
    for (const wrong of [undefined, null]) expect(v.is(productWire, { ...aWireProduct(), [name]: wrong })).toBe(false);
  });

  it('has all that the provider tells', () => {
    const full = product({
      productId: 100001,
      second_price: '2 700',
      is_second_price: true,
      discount: '300.00',
      promoCode: { discount: 200 },
      category: [{ subcategoryUrl: 'phones', subcategoryTitle: 'Телефоны' }],
      model: { modelId: 7, title: 'Redmi Note 15', from: '4500.00' },
      variant: { memory: '8/256 ГБ', color: 'чёрный' },
      hover_img: 'http://provider.test/media/2.webp',
      labels: ['new', 'hot', 'restricted'],
      rating: 4.5,
      review_count: 7,
      in_stock: false,
    });
    expect(full).toMatchObject({
      productId: '100001',
      tierPrices: { second: 270_000 },
      discount: 30_000,
      promoDiscount: 20_000,
      categories: [{ url: 'phones', title: 'Телефоны' }],
      model: { modelId: '7', title: 'Redmi Note 15', from: 450_000 },
      variant: { memory: '8/256 ГБ', colour: 'чёрный' },
      hoverImage: '/media/2.webp',
      labels: ['new', 'restricted'],
      rating: 4.5,
      reviewCount: 7,
      inStock: false,
    });
  });

  it('has no second price when the provider says that it does not count', () => {
    expect(product({ second_price: 100, is_second_price: false })).not.toHaveProperty('tierPrices');
    expect(product({ second_price: 100 })).toHaveProperty('tierPrices', { second: 10_000 });
  });
});

describe('links', () => {
  it.each(['/', '/smartphones?sort=price%2B', 'https://m.me/x', 'tel:+37322', 'viber://chat?number=1'])(
    '%s stays',
    (href) => {
      expect(linkOf(href)).toBe(href);
    },
  );

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil',
    '',
    null,
  ])('%j is not followed', (href) => {
    expect(linkOf(href)).toBeUndefined();
  });
});
