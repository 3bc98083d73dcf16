import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode } from '#core/catalog/search/index.ts';
import { MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';
import { mergeCodes, parseCodeList, writeCodeList } from '#core/purchase/quick-order/code-list.ts';
import type { CodeCount } from '#core/purchase/quick-order/index.ts';

const PHONE = 'MI10048271';
const phone = (count: number) => ({ codes: [{ code: PHONE, count }], bad: [] });

describe('a code in a list', () => {
  it.each([
    [PHONE, PHONE],
    [` ${PHONE} `, PHONE],
    ['MI1000001', 'MI1000001'],
    ['mi10048271', PHONE],
    ['Mi10048271', PHONE],
    ['acc-10000001', 'acc-10000001'],
    ['ACC-10000001', 'acc-10000001'],
    ['Ver3-1', 'ver3-1'],
    ['ver4-1', 'ver4-1'],
    ['hit-1', 'hit-1'],
    ['ult-1', 'ult-1'],
    ['BOM-a/1.2', 'bom-a/1.2'],
    ['MI-PRO-2026', 'MI-PRO-2026'],
  ])('QUICK-1: %j is %s', (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it.each([
    ...['', ' ', 'MI', 'MI100000', 'mi100000', 'mi band 9 pro', 'MI Band 9 Pro', 'MICROPHONES', 'microsoft365'],
    ...['acc-', 'xacc-1', 'ver5-1', '10048271', 'MI10048271,2', 'MI10048271\u0000', `MI${'1'.repeat(39)}`, 'acc-é1'],
  ])('QUICK-1: %j is none', (text) => {
    expect(readCode(text)).toBeUndefined();
  });

  it('QUICK-1: has 40 characters at most', () => {
    expect(readCode(`MI${'1'.repeat(38)}`)).toHaveLength(40);
  });
});

describe('a list of codes', () => {
  it.each([
    ...['MI10048271 2', 'MI10048271;2', 'MI10048271\t2', 'MI10048271,2', 'MI10048271, 2', 'MI10048271|2'],
    ...['2 x MI10048271', '2x MI10048271', '2xMI10048271', '2 х MI10048271', '2хMI10048271', '2×MI10048271'],
    ...['MI10048271 x2', 'MI10048271 x 2', 'MI10048271×2', 'MI10048271*2', 'MI10048271 - 2', 'MI10048271 — 2'],
    ...['MI10048271 2 шт.', 'MI10048271 2шт', 'MI10048271 2 buc', 'MI10048271 2 bucăți', 'MI10048271: 2 pcs'],
    ...['\u202AMI10048271\u202C\u00A02', 'MI10\u200B048271\t2', 'MI10048271 \u2212 2'],
    ...['2 MI10048271', '2;MI10048271', '2\tMI10048271', '  mi10048271   2  ', '"MI10048271";"2"', 'MI10048271 №2'],
    ...['MI10048271;2,00', 'MI10048271\t2.0', 'MI10048271. 2', '1. MI10048271 2', '7) MI10048271; 2'],
    ...['Смартфон Xiaomi 15 Pro\tMI10048271\t2', 'MI10048271;Redmi Note 15 (8/256);2', 'MI10048271\t\t2\t'],
    ...['MI10048271\nMI10048271', 'MI10048271\r\nMI10048271\r\n', 'MI10048271\rMI10048271', 'MI10048271 MI10048271'],
    ...['MI10048271\n\n---\n  \nmi10048271 1'],
  ])('QUICK-2: %j is two pieces', (text) => {
    expect(parseCodeList(text)).toEqual(phone(2));
  });

  it.each([PHONE, `${PHONE};`, `- ${PHONE}`, `${PHONE} Смартфон чёрный`, `Note 15\t${PHONE}`, `${PHONE} шт.`])(
    'QUICK-2: %j is one piece',
    (text) => {
      expect(parseCodeList(text)).toEqual(phone(1));
    },
  );

  it('QUICK-2: several codes without counts are one piece each', () => {
    expect(parseCodeList(`${PHONE}, acc-1; ver3-2`).codes).toEqual([
      { code: PHONE, count: 1 },
      { code: 'acc-1', count: 1 },
      { code: 'ver3-2', count: 1 },
    ]);
  });

  it('QUICK-3: repeated codes add up in the place of the first, and 150 wanted are 150', () => {
    expect(parseCodeList(`acc-1 3\n${PHONE} 60\nACC-1\nmi10048271 60`).codes).toEqual([
      { code: 'acc-1', count: 4 },
      { code: PHONE, count: 120 },
    ]);
    expect(parseCodeList(`${PHONE} 150`)).toEqual(phone(150));
    expect(parseCodeList(`${PHONE} 999999\n${PHONE}`)).toEqual(phone(999_999));
  });

  it.each([
    ['xiaomi', 'code'],
    ['2', 'code'],
    ['MI100000 2', 'code'],
    ['Код\tКоличество', 'code'],
    [`${PHONE} 0`, 'count'],
    [`${PHONE} 2 3`, 'count'],
    [`${PHONE}\t5999\t2`, 'count'],
    [`${PHONE} 2,5`, 'count'],
    [`${PHONE} -2`, 'count'],
    [`${PHONE}\t-3`, 'count'],
    [`${PHONE}\t1,5`, 'count'],
    [`${PHONE};1.5`, 'count'],
    [`${PHONE}\t1.000`, 'count'],
    [`${PHONE}\t-3 шт`, 'count'],
    [`${PHONE} 1000000`, 'count'],
    [`${PHONE} Redmi Note 15`, 'count'],
    [`${PHONE} Redmi 15C`, 'count'],
    [`${PHONE} acc-1 2`, 'count'],
  ] as const)('QUICK-4: %j is not guessed at, for its %s', (text, fault) => {
    expect(parseCodeList(text)).toEqual({ codes: [], bad: [{ line: 1, text, fault }] });
  });

  it('QUICK-4: tells the number of a line as it stands in the text, empty ones counted', () => {
    expect(parseCodeList(`\n${PHONE}\n\n  чехол  \r\nacc-1 0`)).toEqual({
      codes: [{ code: PHONE, count: 1 }],
      bad: [
        { line: 4, text: 'чехол', fault: 'code' },
        { line: 5, text: 'acc-1 0', fault: 'count' },
      ],
    });
  });
});

const codes = fc.oneof(
  fc.integer({ min: 1_000_000, max: 99_999_999 }).map((digits) => `MI${digits}`),
  fc.tuple(fc.constantFrom('acc-', 'ver3-', 'ver4-', 'hit-', 'ult-', 'bom-'), fc.nat()).map((parts) => parts.join('')),
);
const lists = fc.array(fc.record({ code: codes, count: fc.integer({ min: 1, max: 120 }) }), { maxLength: 30 });
const spellings: readonly ((line: CodeCount) => string)[] = [
  ({ code, count }) => `${code} ${count}`,
  ({ code, count }) => `${code};${count}`,
  ({ code, count }) => `${code}\t${count}`,
  ({ code, count }) => `${count} x ${code}`,
  ({ code, count }) => `${count}×${code.toLowerCase()}`,
  ({ code, count }) => `Samsung S26 5G\t${code}\t${count},00`,
  ({ code, count }) => `${code.toUpperCase()}, ${count} шт.`,
];

describe('any list of codes', () => {
  it('QUICK-2 QUICK-3: is read the same however each line is spelled', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            lists.map(([line]) => line),
            fc.nat(),
          ),
        ),
        (lines) => {
          const known = lines.flatMap(([line, spelling]) => (line ? [{ line, spelling }] : []));
          const text = known.map(({ line, spelling }) => spellings[spelling % spellings.length]?.(line)).join('\n');
          expect(parseCodeList(text)).toEqual({ codes: mergeCodes(known.map(({ line }) => line)), bad: [] });
        },
      ),
    );
  });

  it('QUICK-2: is read back as it was written', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const once = mergeCodes(list);
        expect(parseCodeList(writeCodeList(once))).toEqual({ codes: once, bad: [] });
      }),
    );
  });

  it('QUICK-1 QUICK-3 QUICK-4: whatever the text, gives real codes once with counts of 1 to 999 999, and real line numbers', () => {
    const pieces = fc.constantFrom(
      ...[
        PHONE,
        'mi10048271',
        'acc-1',
        'MI',
        'acc-',
        '2',
        '0',
        '99',
        '-1',
        '1,5',
        'x',
        'х',
        '×',
        'шт.',
        'Redmi',
        '15T',
      ],
      ...[' ', '\t', ';', ',', '|', '\n', '\r\n', '.', '"', '\u0000', '\u2028', '🙂'],
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { codes, bad } = parseCodeList(text);
        expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
        for (const { code, count } of codes) {
          expect(readCode(code)).toBe(code);
          expect(Number.isInteger(count) && count >= 1 && count <= MAX_LINE_COUNT).toBe(true);
        }
        const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
        for (const { line, text: reported } of bad) expect(lines[line - 1]?.trim()).toBe(reported);
        expect(new Set(bad.map(({ line }) => line)).size).toBe(bad.length);
      }),
    );
  });
});
