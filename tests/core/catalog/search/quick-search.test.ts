import { describe, expect, it } from 'vitest';
import { makeQuickSearch, type SearchAnswer } from '#core/catalog/search/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';

const found: SearchAnswer = { products: [aPhone('A').build()], totalCount: 1, byCategory: [] };
const nothing: SearchAnswer = { products: [], totalCount: 0, byCategory: [] };
const down = failure('network', 'network', 'down');

/** A shop that finds something for these texts alone. */
const shopFinding = (texts: Readonly<Record<string, Result<SearchAnswer, Failure>>>) => {
  const asked: string[] = [];
  const signals: unknown[] = [];
  const answering =
    (how: string) =>
    async ({ text, locale }: { text: string; locale: string }, signal?: AbortSignal) => {
      asked.push(`${how} ${locale} ${text}`);
      signals.push(signal);
      return texts[text] ?? ok(nothing);
    };
  const search = makeQuickSearch({
    search: { byText: answering('text'), byCode: answering('code') },
  });
  return { search, asked, signals };
};
const query = (text: string, vitrina = false) => ({ text, vitrina, locale: 'ro' as const });

describe('the quick search', () => {
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

  it('ERROR-3: a failure is handed on', async () => {
    const { search, asked } = shopFinding({ xiaomi: err(down), 'acc-1': err(down) });
    expect(await search(query('xiaomi'))).toEqual(err(down));
    expect(await search(query('acc-1', true))).toEqual(err(down));
    expect(asked).toHaveLength(2);
  });
});
