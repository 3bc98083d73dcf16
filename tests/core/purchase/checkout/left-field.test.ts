import { expect, it } from 'vitest';
import { leftPhoneError } from '#core/purchase/checkout/index.ts';

it('CHECKOUT-16: a phone is checked when its field is left with something in it', () => {
  expect(leftPhoneError('069 12')).toBe('phone');
  expect(leftPhoneError('abc')).toBe('phone');
  expect(leftPhoneError('069 123 456')).toBeUndefined();
  expect(leftPhoneError('')).toBeUndefined();
  expect(leftPhoneError('  ')).toBeUndefined();
});
