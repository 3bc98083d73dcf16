import { describe, expect, it } from 'vitest';
import { createQuickSearch, type SearchAnswer } from '#core/catalog/search/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';

const found: SearchAnswer = { products: [aPhone('A').build()], totalCount: 1, byCategory: [] };
const nothing: SearchAnswer = { products: [], totalCount: 0, byCategory: [] };
const down = failure('network', 'network', 'down');

/** A shop that finds something for these texts alone, or for `text …` by name alone. */
const shopFinding = (texts: Readonly<Record<string, Result<SearchAnswer, Failure>>>) => {
  const asked: string[] = [];
  const signals: unknown[] = [];
  const answering =
    (how: string) =>
    async ({ text, locale }: { text: string; locale: string }, signal?: AbortSignal) => {
      asked.push(`${how} ${locale} ${text}`);
      signals.push(signal);
      return texts[`${how} ${text}`] ?? texts[text] ?? ok(nothing);
    };
  const search = createQuickSearch({
    search: { byText: answering('text'), byCode: answering('code') },
  });
  return { search, asked, signals };
};
const query = (text: string, vitrina = false) => ({ text, vitrina, locale: 'ro' as const });

describe('the quick search', () => {
  it('SEARCH-17: shows what a text means before what it says, and never for a code', async () => {
    const byText = async () => ok(found);
    const listing = {
      ...found,
      totalCount: 7,
      title: '',
      seo: {},
      isByModel: false,
      facets: [],
      breadcrumbs: [],
      subcategories: [],
    };
    const asked: string[] = [];
    const search = createQuickSearch({
      search: { byText, byCode: byText },
      byMeaning: async ({ text }) => {
        asked.push(text);
        return text.includes('5000') ? { text, state: { selection: [], price: {}, page: 1 }, listing } : undefined;
      },
    });
    expect(await search(query('phone 5000'))).toMatchObject({ value: { results: { totalCount: 7 } } });
    expect(await search(query('phone'))).toMatchObject({ value: { results: { totalCount: 1 } } });
    expect(await search(query('MI1000500', true))).toMatchObject({ value: { results: { totalCount: 1 } } });
    expect(asked).toEqual(['phone 5000', 'phone']);
  });

  it('SEARCH-1: asks nothing for a short text', async () => {
    const { search, asked } = shopFinding({});
    expect(await search(query(' x '))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('SEARCH-2: asks once, trimmed, when something is found', async () => {
    const { search, asked, signals } = shopFinding({ xiaomi: ok(found) });
    const { signal } = new AbortController();
    expect(await search(query(' xiaomi '), signal)).toEqual({
      ok: true,
      value: { results: { ...found, linksToAll: true } },
    });
    expect(asked).toEqual(['text ro xiaomi']);
    expect(signals).toEqual([signal]);
  });

  it('SEARCH-5 SEARCH-6: asks by code in the vitrina, and suggests nothing', async () => {
    const { search, asked } = shopFinding({});
    const answer = await search(query('MI1000001', true));
    expect(answer).toEqual({ ok: true, value: { results: { ...nothing, linksToAll: false } } });
    expect(asked).toEqual(['code ro MI1000001']);
  });

  it('SEARCH-16: falls back to the name where no code begins like what cannot be one', async () => {
    const { search, asked, signals } = shopFinding({ 'text MI band 9': ok(found) });
    const { signal } = new AbortController();
    expect(await search(query('MI band 9', true), signal)).toEqual({
      ok: true,
      value: { results: { ...found, linksToAll: true }, byName: true },
    });
    expect(asked).toEqual(['code ro MI band 9', 'text ro MI band 9']);
    expect(signals).toEqual([signal, signal]);
    const begun = shopFinding({ 'acc-': ok(found) });
    expect(await begun.search(query('acc-', true))).toEqual({
      ok: true,
      value: { results: { ...found, linksToAll: false } },
    });
    expect(begun.asked).toEqual(['code ro acc-']);
    const broken = shopFinding({ 'MI band 9': err(down) });
    expect(await broken.search(query('MI band 9', true))).toEqual(err(down));
    expect(broken.asked).toEqual(['code ro MI band 9']);
  });

  it('SEARCH-16: searches for a code by name when that is asked for, and says so', async () => {
    const { search, asked } = shopFinding({ 'acc-1': ok(found) });
    expect(await search({ ...query('acc-1', true), byName: true })).toEqual({
      ok: true,
      value: { results: { ...found, linksToAll: true }, byName: true },
    });
    expect(await search({ ...query('ver3-1', true), byName: true })).toMatchObject({
      ok: true,
      value: { results: { totalCount: 0 }, byName: true },
    });
    expect(asked.filter((question) => question.startsWith('code'))).toEqual([]);
    expect(await shopFinding({}).search({ ...query('acc-1'), byName: true })).not.toHaveProperty('value.byName');
  });

  it('SEARCH-10: suggests the first other spelling that finds something', async () => {
    const { search, asked, signals } = shopFinding({ xiaomi: ok(found) });
    const { signal } = new AbortController();
    expect(await search(query('Ксиоми'), signal)).toMatchObject({
      ok: true,
      value: { results: { ...found, linksToAll: true }, suggestion: 'xiaomi' },
    });
    expect(asked).toEqual(['text ro Ксиоми', 'text ro xiaomi']);
    expect(signals).toEqual([signal, signal]);
  });

  it('SEARCH-10: suggests nothing when nothing else is found or can be asked', async () => {
    const { search, asked } = shopFinding({ xiaomi: err(down) });
    const answer = await search(query('ксиоми'));
    expect(answer).toStrictEqual({ ok: true, value: { results: { ...nothing, linksToAll: false } } });
    expect(asked).toEqual(['text ro ксиоми', 'text ro xiaomi', 'text ro ksiomi', 'text ro rcbjvb']);
  });

  it('SEARCH-20: says which text the shop has searched for instead', async () => {
    const { search, asked } = shopFinding({ ipohne: ok({ ...found, corrected: 'iPhone' }) });
    expect(await search(query('ipohne'))).toMatchObject({ value: { results: found, suggestion: 'iPhone' } });
    expect(asked).toEqual(['text ro ipohne']);
  });

  it('SEARCH-21: shows the codes of the vitrina that begin like the text, when nothing is called so', async () => {
    const shop = () => shopFinding({ 'code MI16': ok(found), 'text MI17': ok(found), 'MI 18': ok(found) });
    const begun = shop();
    expect(await begun.search(query('mi16', true))).toEqual({
      ok: true,
      value: { results: { ...found, linksToAll: true } },
    });
    expect(begun.asked).toEqual(['text ro mi16', 'code ro MI16']);
    const digits = shopFinding({ 'code MI1600': ok(found) });
    expect(await digits.search(query('1600', true))).toMatchObject({ value: { results: found } });
    expect(digits.asked).toEqual(['text ro 1600', 'code ro MI1600']);
    expect(await shop().search(query('MI17', true))).toMatchObject({ value: { results: { linksToAll: true } } });
    for (const [text, inVitrina] of [
      ['MI16', false],
      ['MI 16', true],
    ] as const) {
      const other = shop();
      expect(await other.search(query(text, inVitrina))).toMatchObject({ value: { results: { totalCount: 0 } } });
      expect(other.asked.filter((question) => question.startsWith('code'))).toEqual([]);
    }
  });

  it('SEARCH-26: asks for the codes of digits before it asks for a text, in the vitrina', async () => {
    const known = shopFinding({ 'code 178199': ok(found) });
    expect(await known.search(query('178199', true))).toEqual({
      ok: true,
      value: { results: { ...found, linksToAll: true } },
    });
    expect(known.asked).toEqual(['code ro 178199']);
    const exact = aPhone('A').being({ code: 'acc-17819902' }).build();
    const byLetters = shopFinding({ 'code acc-17819902': ok({ ...found, products: [exact] }) });
    expect(await byLetters.search(query(' 17819902', true))).toMatchObject({
      value: { results: { products: [exact], linksToAll: false } },
    });
    expect(byLetters.asked).toEqual(['code ro 17819902', 'code ro MI17819902', 'code ro acc-17819902']);
    const named = shopFinding({ 'text 115200': ok(found) });
    expect(await named.search(query('115200', true))).toMatchObject({ value: { results: { totalCount: 1 } } });
    expect(named.asked.at(-1)).toBe('text ro 115200');
    const inShop = shopFinding({});
    await inShop.search(query('178199'));
    expect(inShop.asked.filter((question) => question.startsWith('code'))).toEqual([]);
  });

  it('SEARCH-27: asks for a beginning with spaces in it before it asks for the name, in the vitrina', async () => {
    for (const text of ['mi 178199', 'MI 178199', 'ьш 1781 99']) {
      const { search, asked } = shopFinding({ 'code MI178199': ok(found), [`text ${text}`]: ok(found) });
      expect(await search(query(text, true))).toMatchObject({ value: { results: { totalCount: 1 } } });
      expect(asked).toEqual(['code ro MI178199']);
    }
    const begun = shopFinding({ 'code MI17819': ok(found) });
    expect(await begun.search(query('mi 17819', true))).toMatchObject({ value: { results: { linksToAll: true } } });
  });

  it('SEARCH-23: asks for the code that a text is meant as before it asks for the text, in the vitrina', async () => {
    for (const text of ['mi1950 9387', 'ьш19509387', 'MI1950 9387 ']) {
      const { search, asked } = shopFinding({ 'code MI19509387': ok(found) });
      expect(await search(query(text, true))).toEqual({
        ok: true,
        value: { results: { ...found, linksToAll: false } },
      });
      expect(asked).toEqual(['code ro MI19509387']);
    }
    const dashed = shopFinding({ 'code acc-26460411': ok(found) });
    expect(await dashed.search(query('acc-2646-0411', true))).toMatchObject({ value: { results: found } });
    expect(dashed.asked).toEqual(['code ro acc-2646-0411', 'code ro acc-26460411']);
  });

  it('SEARCH-23: asks for the text as it is written where no code begins so, and for nothing else in the shop', async () => {
    const named = shopFinding({ 'text mi 11 128 256': ok(found) });
    expect(await named.search(query('mi 11 128 256', true))).toMatchObject({
      value: { results: { linksToAll: true } },
    });
    expect(named.asked).toEqual(['code ro MI11128256', 'text ro mi 11 128 256']);
    const shop = shopFinding({ 'mi1950 9387': ok(found) });
    await shop.search(query('mi1950 9387'));
    await shop.search({ ...query('mi1950 9387', true), byName: true });
    expect(shop.asked).toEqual(['text ro mi1950 9387', 'text ro mi1950 9387']);
  });

  it('ERROR-3: a failure is handed on', async () => {
    const { search, asked } = shopFinding({ xiaomi: err(down), 'acc-1': err(down) });
    expect(await search(query('xiaomi'))).toEqual(err(down));
    expect(await search(query('acc-1', true))).toEqual(err(down));
    expect(asked).toHaveLength(2);
  });
});
