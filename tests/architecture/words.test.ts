import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

/** Words that the trade does not use, by those that it does. */
const WORDS: Readonly<Record<string, RegExp>> = {
  viewer: /(?<![Cc]|[Mm]ulti)looker|Looker/,
  reported: /\b(?:un)?told\b|[a-z]Told\b|\bTold/,
  reset: /\bafresh\b/i,
  'timeout, or time limit': /\bpatience\b/i,
  redacted: /\bhushed\b/i,
  'broken-link redirects': /\babsorbed\b|\bdetours/i,
  'session validity': /\boutlasts\b|\bdoubted\b/i,
  hydrate: /\btakeOver\b/,
  'shutdown grace': /\bfarewell/i,
  'find alternative': /findOtherwise/,
  'check, or validate': /judg/i,
  'localize link': /linkAmong/,
  'cycle index': /stepRound|step-round/,
  'has been true': /useEver\b|use-ever/,
  'no wrap': /\bunbroken\b/i,
  separated: /\bparted\b/i,
  'content pages': /\bpages? of words\b/i,
  recorded: /\b[Nn]oted\b|[a-z]Noted/,
  log: /journal(?!_mode)/i,
  standard: /standart/i,
  vitrina: /showcase/i,
  'show placed order': /leadOn\b/,
  'confirm payment': /welcomePaid/,
  'restore pending order': /findsOrder/,
  'serve stale': /standIn\b/,
  'sync to': /shownBy\b|shown-by/,
  'set state': /\bbecome\(/,
  'create …': /\bmakeKeep[A-Z]/,
  'throttle log': /seldom\(/,
};

/** The provider's own spelling is right where it is read and written, and where browsers and databases still have it. */
const RIGHT: Readonly<Record<string, RegExp>> = {
  standard: new RegExp(
    [
      '^adapters/provider-http/',
      '^adapters/provider-sandbox/(?:routes/|orders/body.ts|db/schema.ts|README.md)',
      '^core/(?:catalog/products/stored-product|purchase/checkout/stored-order).ts',
      '^tests/core/purchase/(?:cart/repair|checkout/stored-order).test.ts',
      '^tests/(?:adapters/provider-http|adapters/provider-sandbox|second-provider)/',
    ].join('|'),
  ),
};

/** Each retired word of a file's text, as the one to use in its place. */
const retiredIn = (text: string, file = ''): readonly string[] =>
  Object.entries(WORDS).flatMap(([better, word]) => (word.test(text) && !RIGHT[better]?.test(file) ? [better] : []));

/** This list alone may name them. */
const OWN = 'tests/architecture/words.test.ts';

describe('names, comments and prose', () => {
  const files = globSync('{*.md,{adapters,core,server,tests,ui,.github}/**/*.{ts,tsx,mjs,md,yml,yaml}}', { cwd: root });

  it('use the words of the trade', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const found = files
      .filter((file) => file !== OWN)
      .flatMap((file) =>
        retiredIn(`${file}\n${readFileSync(`${root}/${file}`, 'utf8')}`, file).map((word) => `${file}: say ${word}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['a name', 'const lookerMemory = 1;', ['viewer']],
    ['a comment', '/** What the partner was told. */', ['reported']],
    ['a file', 'server/http/showcase.ts', ['vitrina']],
    ['a page', 'There is no such page of words', ['content pages']],
    ['a list', 'codes and counts, however they are parted', ['separated']],
    ['a list of records', '/** What was noted. */', ['recorded']],
    ['a type', 'const isNoted = (value: unknown) => true;', ['recorded']],
    ['a port', 'interface Journal {}', ['log']],
    ['a function', 'type Judge = (value: unknown) => boolean;', ['check, or validate']],
    ['a column', 'fee_standart INTEGER NOT NULL', ['standard']],
    ['a use-case', 'const cart = makeKeepCart(ports);', ['create …']],
    ['a call', 'become({ open: true });', ['set state']],
    ['two at once', 'takeOver(); // its patience', ['timeout, or time limit', 'hydrate']],
    ['nothing but the trade’s own', 'a viewer of the vitrina is notified; a multicooker is reset', []],
    ['nothing of SQL', 'PRAGMA journal_mode = WAL', []],
  ])('are refused in %s', (_name, text, words) => {
    expect(retiredIn(text)).toEqual(words);
  });

  it('spell as the provider does only where that goes over the wire', () => {
    const text = "delivery_type: 'standart'";
    expect(retiredIn(text, 'adapters/provider-http/delivery-type.ts')).toEqual([]);
    expect(retiredIn(text, 'adapters/provider-sandbox/routes/order-wire.ts')).toEqual([]);
    expect(retiredIn(text, 'adapters/provider-sandbox/orders/model.ts')).toEqual(['standard']);
    expect(retiredIn(text, 'core/purchase/delivery/delivery.ts')).toEqual(['standard']);
  });
});
