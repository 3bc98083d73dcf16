import { describe, expect, it } from 'vitest';
import { validateProductAnswer } from '#core/catalog/products/index.ts';

const whole = { product: { id: 1 }, properties: [] };

describe('a product page', () => {
  it('PRODUCT-1: is shown when product and properties are there, with breadcrumbs or without', () => {
    expect(validateProductAnswer({ ...whole, not_found: false })).toEqual({ ok: true, value: whole });
  });

  it('PRODUCT-1: is not found when the provider says so', () => {
    const answer = validateProductAnswer({ ...whole, not_found: true });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'not_found', message: 'Product not found', status: 404 },
    });
  });

  it.each(['product', 'properties'])('PRODUCT-1: is a broken answer without %s', (part) => {
    const message = 'Unvalid fields, not all required fields have been received';
    for (const missing of [null, undefined])
      expect(validateProductAnswer({ ...whole, [part]: missing })).toMatchObject({
        ok: false,
        error: { kind: 'contract', code: 'unvalid_fields', message, status: 503, retryable: false },
      });
  });
});
