import { describe, expect, it } from 'vitest';
import { type FeedProduct, merchantItem } from '#core/catalog/feed/index.ts';
import { isGtin, MERCHANT_LIMITS } from '#core/catalog/feed/merchant.ts';
import { aPhone, type ProductBuilder } from '#core/testing/index.ts';

const shop = { origin: 'https://zori.example', locale: 'ro' } as const;
const reported = (product: ProductBuilder, more: Partial<FeedProduct> = {}): FeedProduct => ({
  product: product.build(),
  description: 'A good phone.',
  gallery: [],
  ...more,
});
const item = (product: ProductBuilder, more: Partial<FeedProduct> = {}) => merchantItem(reported(product, more), shop);

describe('a product for shopping programs', () => {
  it('FEED-1 FEED-2 FEED-6: is reported with its absolute addresses and its price', () => {
    const phone = aPhone('x').being({ categories: ['Phones', 'Xiaomi'].map((title) => ({ url: title, title })) });
    expect(
      item(phone, { mpn: 'BHR1', gallery: ['/media/x.png', '/media/y.png', 'https://cdn.example/z.png'] }),
    ).toEqual({
      id: 'x',
      title: 'Phone x',
      description: 'A good phone.',
      link: 'https://zori.example/ro/product/x',
      imageLink: 'https://zori.example/_ipx/f_auto,w_1280/media/x.png',
      additionalImageLinks: ['https://zori.example/_ipx/f_auto,w_1280/media/y.png', 'https://cdn.example/z.png'],
      availability: 'in_stock',
      price: '3000.00 MDL',
      brand: 'Xiaomi',
      mpn: 'BHR1',
      productType: 'Phones > Xiaomi',
      condition: 'new',
    });
  });

  it('FEED-1: is reported as absent, and not at all when it is restricted, to come, without a price or a picture', () => {
    expect(item(aPhone().outOfStock())?.availability).toBe('out_of_stock');
    expect(item(aPhone().being({ labels: ['restricted'] }))).toBeUndefined();
    expect(
      item(
        aPhone()
          .outOfStock()
          .being({ labels: ['preorder'] }),
      ),
    ).toBeUndefined();
    expect(item(aPhone().costing(0))).toBeUndefined();
    expect(item(aPhone().being({ image: '' }))).toBeUndefined();
    expect(item(aPhone().being({ image: '' }), { gallery: ['/media/y.png'] })?.imageLink).toMatch(/y\.png$/);
  });

  it('FEED-2: has the struck price as its price, and what is paid, in whole lei, as its sale price', () => {
    const discounted = item(aPhone().costing(2_999.1).discountedBy(500));
    expect([discounted?.price, discounted?.salePrice]).toEqual(['3499.00 MDL', '3000.00 MDL']);
    expect(item(aPhone().costing(2_999.1))).toMatchObject({ price: '3000.00 MDL' });
    const hardly = item(aPhone().costing(2_999.1).discountedBy(0.2));
    expect([hardly?.price, hardly && 'salePrice' in hardly]).toEqual(['3000.00 MDL', false]);
  });

  it('FEED-3: has plain lines of the agreed length', () => {
    const long = item(aPhone().being({ title: 'щ'.repeat(151) }), {
      description: ` one\n\ttwo\u0000\u{D800} ${'😀'.repeat(5_000)}`,
    });
    expect([...(long?.title ?? '')]).toHaveLength(MERCHANT_LIMITS.title);
    expect(long?.title.endsWith('щ…')).toBe(true);
    expect(long?.description.startsWith('one two 😀')).toBe(true);
    expect([...(long?.description ?? '')]).toHaveLength(MERCHANT_LIMITS.description);
    expect(item(aPhone().being({ title: 'щ'.repeat(150) }))?.title).toBe('щ'.repeat(150));
    expect(item(aPhone(), { description: ' ' })?.description).toBe('Smartphone');
    expect(item(aPhone().being({ caption: '' }), { description: '' })?.description).toBe('Phone phone');
    const views = Array.from({ length: 14 }, (_, view) => `/media/${view}.png`);
    expect(item(aPhone(), { gallery: views })?.additionalImageLinks).toEqual(
      views.slice(0, MERCHANT_LIMITS.pictures).map((path) => `${shop.origin}/_ipx/f_auto,w_1280${path}`),
    );
  });

  it('FEED-3: has no brand or category that it does not know', () => {
    expect(Object.keys(item(aPhone().being({ brand: '', categories: [] })) ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:brand|productType)$/)]),
    );
  });

  it('FEED-4: has a barcode number only when it is one, and says when it has no number at all', () => {
    expect(item(aPhone(), { gtin: '4006381333931' })).toMatchObject({ gtin: '4006381333931' });
    const none = item(aPhone(), { gtin: '4006381333930' });
    expect(none).toMatchObject({ identifierExists: 'no' });
    expect(none).not.toHaveProperty('gtin');
    expect(item(aPhone(), { mpn: 'X' })).not.toHaveProperty('identifierExists');
  });

  it.each([
    ['4006381333931', true],
    ['96385074', true],
    ['036000291452', true],
    ['10012345678902', true],
    ['4006381333932', false],
    ['400638133393', false],
    ['40063813339', false],
    ['4006381333931a', false],
    ['', false],
  ])('FEED-4: %s is a barcode number: %s', (digits, is) => {
    expect(isGtin(digits)).toBe(is);
  });
});
