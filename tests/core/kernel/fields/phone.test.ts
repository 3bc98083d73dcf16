import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone, phoneOrTyped } from '#core/kernel/fields/index.ts';

describe('a Moldovan phone', () => {
  it.each([
    '+37369123456',
    '+373 69 123 456',
    ' +373-69-123-456 ',
    '(+373) 69 123 456',
    '+373 (0) 69 123 456',
    '0037369123456',
    '00373 069 123 456',
    '37369123456',
    '069123456',
    '(069) 12-34-56',
    '0 69 12.34.56',
    '69123456',
    '069/123/456',
    '069–123–456',
    '+373\u00A069\u00A0123\u00A0456',
    '\u202A+373 69 123 456\u202C',
    '\u200E069\u2060 123\u200B456\uFEFF',
    '069\u2212123\u2011456',
    'tel:+37369123456',
    'TEL: 069 123 456',
  ])('CHECKOUT-2: %j is +37369123456', (written) => {
    expect(parsePhone(written)).toBe('+37369123456');
  });

  it('CHECKOUT-2: a landline is one too', () => {
    expect(parsePhone('022 123 456')).toBe('+37322123456');
  });

  it.each([
    '',
    ' ',
    '+',
    '-',
    '6912345',
    '691234567',
    '0691234567',
    '+3736912345',
    '+373691234567',
    '+40721123456',
    '+69123456',
    '+069123456',
    '069+123456',
    '++37369123456',
    '069123456+',
    '+373+69123456',
    '19123456',
    '+37309123456',
    '+37319123456',
    '069 123 456 ext 1',
    'a069123456',
    '069123456a',
    '00069123456',
    '1037369123456',
    '٠٦٩١٢٣٤٥٦',
  ])('CHECKOUT-2: %j is none', (written) => {
    expect(parsePhone(written)).toBeUndefined();
  });

  it('CHECKOUT-2: reads any spelling of a number as the same number, once and for all', () => {
    const numbers = fc.stringMatching(/^[2-9]\d{7}$/);
    const prefixes = fc.constantFrom('', '0', '373', '00373', '+373', '(+373)', '+373(0)', '00373 0');
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', ')'), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(numbers, prefixes, gaps, (number, prefix, between) => {
        const written = prefix + [...number].map((digit, index) => `${between[index]}${digit}`).join('');
        expect(parsePhone(written)).toBe(`+373${number}`);
        expect(parsePhone(parsePhone(written) ?? '')).toBe(`+373${number}`);
      }),
    );
  });

  it('CHECKOUT-2: whatever is typed gives a full number or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsePhone(text) ?? '+37369123456').toMatch(/^\+373[2-9]\d{7}$/);
      }),
    );
  });

  it('CHECKOUT-2: is shown as it is stored once it is one, until then as typed', () => {
    expect(phoneOrTyped('069 123 456')).toBe('+37369123456');
    expect(phoneOrTyped('069 12')).toBe('069 12');
  });
});
