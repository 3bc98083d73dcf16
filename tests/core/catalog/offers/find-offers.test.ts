import { describe, expect, it } from 'vitest';
import { type CategoryOffers, createFindOffers, type PromotionPage } from '#core/catalog/offers/index.ts';
import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';

const offers: CategoryOffers = { title: 'Phones', products: [], totalCount: 0, breadcrumbs: [] };
const promotion = { promotion: { url: 'winter' }, html: '', products: [], seo: {} } as unknown as PromotionPage;
const silence = err(failure('timeout', 'timeout', 'No answer'));
const missing = err(notFound('None'));

const finder = (category: Result<CategoryOffers, Failure>, promoted: Result<PromotionPage, Failure> = missing) => {
  const asked: unknown[] = [];
  const find = createFindOffers({
    offers: {
      inCategory: async (query) => {
        asked.push(query);
        return category;
      },
      promotion: async (query) => {
        asked.push(query);
        return promoted;
      },
    },
  });
  return { find, asked };
};
const query = { locale: 'ro', url: 'winter', page: 2 } as const;

describe('an address of special offers', () => {
  it('OFFER-1: is a category’s when there is such a category', async () => {
    const { find, asked } = finder(ok(offers), ok(promotion));
    expect(await find(query)).toEqual(ok({ kind: 'category', offers }));
    expect(asked).toEqual([{ locale: 'ro', category: 'winter', page: 2 }]);
  });

  it('OFFER-1: is a promotion’s otherwise', async () => {
    const { find, asked } = finder(missing, ok(promotion));
    expect(await find(query)).toEqual(ok({ kind: 'promotion', url: 'winter' }));
    expect(asked[1]).toEqual({ locale: 'ro', url: 'winter' });
  });

  it('OFFER-1: is nobody’s when it is neither, and unknown while the provider fails', async () => {
    expect(await finder(missing).find(query)).toEqual(missing);
    expect(await finder(missing, silence).find(query)).toEqual(silence);
    const failing = finder(silence, ok(promotion));
    expect(await failing.find(query)).toEqual(silence);
    expect(failing.asked).toHaveLength(1);
  });
});
