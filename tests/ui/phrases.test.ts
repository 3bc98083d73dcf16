import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#tests/support/dictionaries.ts';
import { addTexts, preparedTranslator } from '#ui/i18n/phrases.ts';

const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : keysOf(value as object, `${prefix}${key}.`),
  );

describe.each(Object.entries(dictionaries))('prepared words in %s', (locale, words) => {
  const i18n = i18next.createInstance();
  const started = i18n.init({
    lng: locale,
    resources: { [locale]: { translation: words } },
    interpolation: { escapeValue: false },
  });
  const texts = new Map<string, string>();
  addTexts(words, texts);
  const keys = [...new Set(keysOf(words))];
  const variables = [...new Set(JSON.stringify(words).match(/(?<=\{\{)\w+(?=\}\})/g))];
  const values = Object.fromEntries(variables.map((name, place) => [name, `$&${name}${place}`]));

  it('are those of i18next, for every key and form, asked for once or again', async () => {
    await started;
    const plain = i18n.getFixedT(locale);
    const prepared = preparedTranslator(texts, locale);
    const all = { plain, prepared } as unknown as Record<string, (key: string, given?: object) => string>;
    for (const key of keys)
      for (const given of [
        undefined,
        values,
        ...[0, 1, 2, 5, 19, 20, 21, 101].map((count) => ({ ...values, count })),
        ...['ru', 'unknown'].map((context) => ({ ...values, context })),
      ]) {
        const expected = all.plain?.(key, given);
        expect(all.prepared?.(key, given), `${key} ${JSON.stringify(given)}`).toBe(expected);
        expect(all.prepared?.(key, given)).toBe(expected);
      }
    expect(keys.length).toBeGreaterThan(500);
  });

  it('put in the values of each time', async () => {
    await started;
    const t = preparedTranslator(texts, locale) as unknown as (key: string, given: object) => string;
    const [first, second] = [21, 31].map((count) => t('catalog.count', { count, shown: `<${count}>` }));
    expect(first).toBe(second?.replace('31', '21'));
  });

  it('are there as soon as they are added', () => {
    const added = new Map<string, string>();
    const t = preparedTranslator(added, locale) as unknown as (key: string, given?: object) => string;
    expect([t('cart.title'), t('catalog.count', { count: 2 })]).toEqual(['cart.title', 'catalog.count']);
    addTexts(words, added);
    expect([t('cart.title'), t('catalog.count', { count: 2 })]).not.toEqual(['cart.title', 'catalog.count']);
  });
});
