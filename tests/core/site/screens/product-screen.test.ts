import { describe, expect, it } from 'vitest';
import { NO_BANNER } from '#core/catalog/products/index.ts';
import { err, failure, notFound, ok } from '#core/kernel/shared/index.ts';
import { createLoadProductScreen } from '#core/site/screens/index.ts';
import { aPhone, aProductPage } from '#core/testing/index.ts';

const page = aProductPage(aPhone('p7').build(), {
  breadcrumbs: [
    { categoryId: 'phones', categoryTitle: 'Phones', categoryUrl: 'phones' },
    { categoryId: 'redmi', categoryTitle: 'Redmi', categoryUrl: 'redmi' },
  ],
});
const reviews = { reviews: [], total: 0, counts: {} };
const banner = { show: true, showContent: false };
const down = err(failure('network', 'network', 'down'));
const query = { locale: 'ro', url: 'p7' } as const;

describe('a product page with its blocks', () => {
  it('PRODUCT-3 PRODUCT-4: has the reviews of its product and the banner of its last breadcrumb', async () => {
    const asked: unknown[] = [];
    const [forPage, forBlocks] = [new AbortController().signal, new AbortController().signal];
    const load = createLoadProductScreen({
      catalog: {
        product: async (...given) => {
          asked.push(given);
          return ok(page);
        },
        banner: async (...given) => {
          asked.push(given);
          return ok(banner);
        },
      },
      reviews: {
        page: async (...given) => {
          asked.push(given);
          return ok(reviews);
        },
      },
    });
    expect(await load(query, forPage, () => forBlocks)).toEqual(ok({ ...page, reviews, banner }));
    await load(query, forPage);
    const blocks = [{ productId: 'p7', locale: 'ro' }, forBlocks];
    expect(asked.slice(0, 3)).toEqual([[query, forPage], blocks, [{ locale: 'ro', categoryId: 'redmi' }, forBlocks]]);
    expect(asked[4]).toEqual([{ productId: 'p7', locale: 'ro' }, forPage]);
  });

  it('PRODUCT-4: goes on without what could not be loaded', async () => {
    const load = createLoadProductScreen({
      catalog: { product: async () => ok(page), banner: async () => down },
      reviews: { page: async () => down },
    });
    expect(await load(query)).toEqual(ok({ ...page, banner: NO_BANNER }));
  });

  it('REVIEW-8: says where nobody keeps reviews', async () => {
    const load = createLoadProductScreen({
      catalog: { product: async () => ok(page), banner: async () => ok(banner) },
      reviews: { page: async () => err(notFound('Not found.')) },
    });
    expect(await load(query)).toEqual(ok({ ...page, banner, reviews: null }));
  });

  it('PRODUCT-3: asks for no banner without breadcrumbs', async () => {
    const load = createLoadProductScreen({
      catalog: {
        product: async () => ok({ ...page, breadcrumbs: [] }),
        banner: async () => {
          throw new Error('nobody may ask');
        },
      },
      reviews: { page: async () => ok(reviews) },
    });
    expect(await load(query)).toMatchObject({ ok: true, value: { banner: NO_BANNER } });
  });

  it('PRODUCT-1: is not there without its product, and nothing more is asked for', async () => {
    const missing = err(notFound('Product not found'));
    const nobody = async () => {
      throw new Error('nobody may ask');
    };
    const load = createLoadProductScreen({
      catalog: { product: async () => missing, banner: nobody },
      reviews: { page: nobody },
    });
    expect(await load(query)).toBe(missing);
  });
});
