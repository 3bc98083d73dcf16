import { expect, it } from 'vitest';
import { phoneErrorOnBlur } from '#core/purchase/checkout/index.ts';

it('CHECKOUT-16: a phone is checked when its field is left with something in it', () => {
  expect(phoneErrorOnBlur('069 12')).toBe('phone');
  expect(phoneErrorOnBlur('abc')).toBe('phone');
  expect(phoneErrorOnBlur('069 123 456')).toBeUndefined();
  expect(phoneErrorOnBlur('')).toBeUndefined();
  expect(phoneErrorOnBlur('  ')).toBeUndefined();
});
