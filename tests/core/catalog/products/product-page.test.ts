import { describe, expect, it } from 'vitest';
import { PRODUCT_NOT_FOUND, PRODUCT_UNVALID, validateProductAnswer } from '#core/catalog/products/index.ts';
import { err, type Failure, notFound } from '#core/kernel/shared/index.ts';
import { makeLoadProduct } from '#core/site/screens/index.ts';

const whole = { product: { id: 1 }, properties: [], breadcrumbs: [] };

describe('a product page', () => {
  it('PRODUCT-1: is shown when product, properties and breadcrumbs are all there', () => {
    expect(validateProductAnswer({ ...whole, not_found: false })).toEqual({ ok: true, value: whole });
  });

  it('PRODUCT-1: is not found when the provider says so', () => {
    expect(PRODUCT_NOT_FOUND).toBe('Product not found');
    const answer = validateProductAnswer({ ...whole, not_found: true });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'not_found', message: 'Product not found', status: 404 },
    });
  });

  it.each(['product', 'properties', 'breadcrumbs'])('PRODUCT-1: is not shown without %s', (part) => {
    expect(PRODUCT_UNVALID).toBe('Unvalid fields, not all required fields have been received');
    for (const missing of [null, undefined])
      expect(validateProductAnswer({ ...whole, [part]: missing })).toMatchObject({
        ok: false,
        error: { kind: 'domain', code: 'unvalid_fields', message: PRODUCT_UNVALID, status: 404, retryable: false },
      });
  });

  it('PRODUCT-1 ERROR-9: that cannot be loaded is written down and handed on', async () => {
    const written: unknown[] = [];
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const missing = err(notFound(PRODUCT_NOT_FOUND));
    const load = makeLoadProduct({
      journal: { note: (what: string, { code }: Failure) => written.push([what, code]) },
      catalog: {
        product: async (query, given) => {
          asked.push([query, given]);
          return missing;
        },
      },
    });
    expect(await load({ locale: 'ro', url: 'x', category: 'phones' }, signal)).toBe(missing);
    expect(asked).toEqual([[{ locale: 'ro', url: 'x', category: 'phones' }, signal]]);
    expect(written).toEqual([['product x', 'not_found']]);
  });
});
