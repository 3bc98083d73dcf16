import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inputs } from '#adapters/bff/inputs.ts';
import { email, name, phone } from '#adapters/bff/shapes.ts';
import { emailError, nameError, phoneError } from '#core/kernel/fields/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { KEY } from './a-talk.ts';

const signs = fc.constantFrom(...'aZ9._-+@@..,\u200B\u202A \u00A0ș'.split(''));
const nearly = fc.array(signs, { maxLength: 14 }).map((parts) => parts.join(''));
const address = fc.tuple(nearly, nearly).map(([local, domain]) => `${local}@${domain}.md`);

describe('a typed field is validated on the server as in the browser', () => {
  it('CHECKOUT-3: an e-mail', () => {
    const long = fc.nat({ max: 10 }).map((more) => `${'x'.repeat(245 + more)}@b.md`);
    fc.assert(
      fc.property(fc.oneof(nearly, address, fc.emailAddress(), fc.string(), long), (typed) => {
        // It may be left out, and then it is not sent.
        fc.pre(clean(typed) !== '');
        expect(v.is(email, typed)).toBe(emailError(typed) === undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it('CHECKOUT-1: a name', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ maxLength: 90 })), (typed) => {
        expect(v.is(name, typed)).toBe(nameError(typed) === undefined);
      }),
    );
  });

  it('CHECKOUT-2: a phone', () => {
    const digits = fc.constantFrom('069123456', 'tel:+37369123456', '\u202A+373 69 123 456\u202C', '+40721123456', 'x');
    fc.assert(
      fc.property(fc.oneof(digits, nearly), (typed) => {
        expect(v.is(phone, typed)).toBe(phoneError(typed) === undefined);
      }),
    );
  });

  it('FORM-4: reaches the provider cleaned', () => {
    const lead = {
      kind: 'consultation',
      name: '\u200EIon\u00A0Rusu',
      phone: 'tel:069\u2011123\u2011456',
      locale: 'ro',
    };
    const sent = { lead: { ...lead, comment: ' da\u200B ' }, key: KEY };
    expect(v.parse(inputs.leads.send, sent)).toMatchObject({
      lead: { name: 'Ion Rusu', phone: '+37369123456', comment: 'da' },
    });
    const code = { code: '\u202Azori 10\u202C', lines: [{ productId: '7', count: 1, tier: 'retail' }], locale: 'ro' };
    expect(v.parse(inputs.promoCodes.check, code)).toMatchObject({ code: 'ZORI10' });
    expect(v.parse(inputs.search.byText, { text: '\u200Bmi\u00A015 ', locale: 'ro' })).toMatchObject({ text: 'mi 15' });
  });

  it.each([
    ['two zero-width spaces for a name', { name: '\u200B\u200B' }],
    ['an e-mail with a trailing comma', { email: 'a@b.md,' }],
    ['a phone of another country', { phone: '+40721123456' }],
    ['nothing to answer to', { email: undefined }],
  ])('FORM-4: %s is refused', (_what, change) => {
    const whole = { name: 'Ion', email: 'a@b.md', message: 'Bună ziua', locale: 'ro', ...change };
    const feedback = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
    expect(v.is(inputs.feedback.send, { feedback, key: KEY })).toBe(false);
    expect(
      v.is(inputs.feedback.send, {
        feedback: { ...whole, name: 'Ion', email: 'a@b.md', phone: '069123456' },
        key: KEY,
      }),
    ).toBe(true);
  });
});
