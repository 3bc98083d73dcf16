import { describe, expect, it } from 'vitest';
import { isCv } from '#adapters/provider-sandbox/leads/cv-file.ts';
import { formatMdl, fromMdl, parseAmount, toDecimal } from '#adapters/provider-sandbox/money.ts';
import { bill, type PricedProduct, secondPrice } from '#adapters/provider-sandbox/orders/pricing.ts';
import { parsePhone } from '#adapters/provider-sandbox/phone.ts';

describe('money', () => {
  it.each([
    [12999, 1_299_900],
    [19.99, 1999],
    ['12 999,5', 1_299_950],
    ['7.', 700],
    ['0.005', 1],
    ['12\u00A0999.00', 1_299_900],
    ['free', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('%j is %d bani', (written, bani) => {
    expect(parseAmount(written)).toBe(bani);
  });

  it.each([
    [0, '0.00', '0\u00a0MDL'],
    [5, '0.05', '0.05\u00a0MDL'],
    [1_299_950, '12999.50', '12\u00a0999.50\u00a0MDL'],
    [100_000_000, '1000000.00', '1\u00a0000\u00a0000\u00a0MDL'],
  ])('%d bani are written %s', (bani, decimal, words) => {
    expect(toDecimal(bani)).toBe(decimal);
    expect(formatMdl(bani)).toBe(words);
    expect(fromMdl(Number(decimal))).toBe(bani);
  });
});

describe('a phone', () => {
  it.each([
    '+373 69 123 456',
    '(+373) 69-12-34-56',
    '+373 (0) 69 123 456',
    '00373069123456',
    '069/123–456',
    '69123456',
  ])('%j is +37369123456', (written) => {
    expect(parsePhone(written)).toBe('+37369123456');
  });

  it.each([
    '',
    '+',
    '+069123456',
    '+69123456',
    '++37369123456',
    '069+123456',
    '+40721123456',
    '19123456',
    '069123456 a',
  ])('%j is invalid', (written) => {
    expect(parsePhone(written)).toBeUndefined();
  });
});

describe('a bill', () => {
  const row: PricedProduct = {
    price: 500_000,
    second_price: 450_000,
    discount: 50_000,
    promo: 20_000,
    fee_standard: 6000,
    fee_express: 12_000,
    fee_region: 9000,
  };
  const other: PricedProduct = {
    ...row,
    price: 10_000,
    second_price: null,
    discount: 0,
    promo: 15_000,
    fee_standard: 7000,
  };
  const home = { method: 'address', type: 'standard', regionId: 'kishinev', localityId: '', street: '' } as const;

  it('adds pieces at their own prices and the highest delivery fee once', () => {
    const lines = [
      { row, count: 2, secondPrice: false },
      { row, count: 1, secondPrice: true },
      { row: other, count: 3, secondPrice: true },
    ];
    expect(bill(lines, home)).toMatchObject({
      lines: [
        { price: 480_000, total: 960_000, isSecondPrice: false },
        { price: 430_000, total: 430_000, isSecondPrice: true },
        { price: 0, total: 0, isSecondPrice: false },
      ],
      saving: 3 * 70_000 + 3 * 10_000,
      delivery: 7000,
      total: 1_397_000,
    });
  });

  it.each([
    [{ ...home, type: 'express' } as const, 12_000],
    [{ ...home, regionId: 'balti' }, 9000],
    [{ method: 'pickup', shopId: 'x' } as const, 0],
  ])('for %j charges %d for delivery', (fulfilment, delivery) => {
    expect(bill([{ row, count: 1, secondPrice: false }], fulfilment).delivery).toBe(delivery);
  });

  it('has whole MDL for partners', () => {
    expect(secondPrice(123_400, 955)).toBe(117_800);
  });
});

describe('a CV', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 …'), true],
    ['an old document', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), true],
    ['a DOCX', Buffer.from('PK\u0003\u0004 … word/document.xml …'), true],
    ['another archive', Buffer.from('PK\u0003\u0004 … xl/workbook.xml …'), false],
    ['a page', Buffer.from('<html>%PDF-</html>'), false],
    ['nothing', Buffer.alloc(0), false],
  ])('%s', (_name, file, taken) => {
    expect(isCv(new Uint8Array(file))).toBe(taken);
  });
});
