import { describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchDesk } from '#core/catalog/search/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeTime } from '#core/testing/index.ts';
import { SearchStore } from '#ui/features/catalog/search/search-store.ts';
import { aProduct } from './shop-fakes.ts';

const ru = { locale: 'ru', vitrina: false } as const;
const vitrina = { locale: 'ru', vitrina: true } as const;
const ro = { locale: 'ro', vitrina: false } as const;
const down = err(failure('network', 'network', 'down'));
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What a text finds: four products that bear it, in eight categories. */
const found = (text: string): SearchAnswer => ({
  products: [1, 2, 3, 4].map((number) => aProduct(`${text}-${number}`)),
  totalCount: 40,
  byCategory: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ url: `c${number}`, title: `C${number}`, totalCount: 5 })),
});
/** Two products whose codes begin alike. */
const byCode = (text: string): SearchAnswer => {
  const products = ['MI10000001', 'MI100000012'].map((code) => aProduct(code, { code }));
  const begun = products.filter(({ code }) => code.startsWith(text));
  return { products: begun, totalCount: begun.length, byCategory: [{ url: 'c', title: 'C', totalCount: 1 }] };
};
const nothing: SearchAnswer = { products: [], totalCount: 0, byCategory: [] };

/** A field over a desk that finds something for every text but those without a vowel, and answers when asked to. */
const aField = () => {
  const timers = fakeTime();
  const asked: string[] = [];
  const popularAsked: string[] = [];
  const followed: string[] = [];
  const waiting: (() => void)[] = [];
  let held = false;
  let popular: Result<readonly string[], Failure> = ok(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const search: SearchDesk = {
    byText: ({ text }) => {
      asked.push(text);
      return new Promise((resolve) => waiting.push(() => resolve(ok(/[aeiou]/.test(text) ? found(text) : nothing))));
    },
    byCode: ({ text }) => {
      asked.push(`code ${text}`);
      return new Promise((resolve) => {
        const answerNow = () => resolve(ok(byCode(text)));
        if (held) waiting.push(answerNow);
        else answerNow();
      });
    },
    byCodes: async () => ok([]),
    popular: async ({ locale }) => {
      popularAsked.push(locale);
      return popular;
    },
  };
  const store = new SearchStore({
    search,
    catalog: { search: async () => err(failure('network', 'network', 'down')) },
    timers,
  });
  store.followBy((text) => followed.push(text));
  const answer = async (which = 0) => {
    waiting.splice(which, 1)[0]?.();
    await settled();
  };
  const popularBecomes = (next: typeof popular) => {
    popular = next;
  };
  const hold = () => {
    held = true;
  };
  return { store, timers, asked, popularAsked, followed, answer, popularBecomes, hold };
};

describe('the search field', () => {
  it('opens on focus, searches 600 ms after the last keystroke and lets the address follow after 1000 ms', async () => {
    const { store, timers, asked, followed, answer } = aField();
    store.focus('', ru);
    expect(store.session.open).toBe(true);
    store.type('xia', ru);
    timers.pass(600);
    expect(asked).toEqual(['xia']);
    await answer();
    expect(store.session.results?.products).toHaveLength(3);
    timers.pass(400);
    expect(followed).toEqual(['xia']);
    store.type('xiao', ru);
    expect(store.session.results).toBeUndefined();
    expect(store.choices).toEqual([]);
  });

  it('never shows a late answer in place of a newer one', async () => {
    const { store, timers, answer } = aField();
    store.type('old', ru);
    timers.pass(600);
    store.type('new', ru);
    timers.pass(600);
    await answer(1);
    await answer(0);
    expect(store.session.results?.products[0]?.productId).toBe('new-1');
  });

  it('offers products, all of them and six categories, all for the spelling that found them', async () => {
    const { store, timers, asked, answer } = aField();
    store.type('шшш', ru);
    timers.pass(600);
    await answer();
    await answer();
    await answer();
    expect(asked.slice(0, 2)).toEqual(['шшш', 'shshsh']);
    store.pick('сяоми', ru);
    await answer();
    await answer();
    expect(store.session).toMatchObject({ text: 'сяоми', suggestion: 'xiaomi' });
    expect(store.choices.map(({ path }) => path)).toEqual([
      '/product/product-xiaomi-1',
      '/product/product-xiaomi-2',
      '/product/product-xiaomi-3',
      '/search?query=xiaomi',
      ...['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((url) => `/search?query=xiaomi&category=${url}`),
    ]);
  });

  it('is moved through by arrow keys, which wrap through the field', async () => {
    const { store, answer } = aField();
    store.step(1);
    expect(store.chosen).toBeUndefined();
    store.pick('xiaomi', ru);
    await answer();
    store.step(-1);
    expect(store.chosen?.id).toBe('category-c6');
    store.step(1);
    expect(store.chosen).toBeUndefined();
    store.step(1);
    expect(store.chosen?.id).toBe('product-xiaomi-1');
    await store.refresh('ru');
    expect(store.chosen?.id).toBe('product-xiaomi-1');
    store.type('xiaom', ru);
    expect(store.active).toBe(-1);
  });

  it('closes on a click outside and finds its results again; clearing empties it', async () => {
    const { store, asked, answer } = aField();
    store.focus('xiaomi', ru);
    expect(asked).toEqual(['xiaomi']);
    await answer();
    store.step(1);
    store.close();
    expect(store.session).toMatchObject({ open: false, text: 'xiaomi' });
    expect(store.active).toBe(-1);
    store.focus('xiaomi', ru);
    expect(store.choices.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
    store.clear();
    expect(store.session).toMatchObject({ open: false, text: '', phase: 'idle' });
  });

  it('leaves the address alone once the visitor goes elsewhere', () => {
    const { store, timers, asked, followed } = aField();
    store.type('xiaomi', ru);
    store.leave();
    timers.pass(5000);
    expect([asked, followed, store.active]).toEqual([[], [], -1]);
  });
});

describe('popular texts', () => {
  it('are asked for once a language and change by refreshing', async () => {
    const { store, popularAsked } = aField();
    store.focus('', ru);
    store.focus('', ru);
    await settled();
    expect(store.popularShown).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await store.refresh('ru');
    expect(store.popularShown).toEqual(['g', 'h', 'a', 'b', 'c', 'd']);
    store.focus('', ro);
    await settled();
    expect(popularAsked).toEqual(['ru', 'ru', 'ro']);
  });

  it('that could not be had are asked for again', async () => {
    const { store, popularBecomes, popularAsked } = aField();
    popularBecomes(down);
    store.focus('', ru);
    await settled();
    expect(store.popular).toEqual([]);
    popularBecomes(ok(['a']));
    store.focus('', ru);
    await settled();
    expect(store.popular).toEqual(['a']);
    expect(popularAsked).toHaveLength(2);
  });
});

describe('the search field of the vitrina', () => {
  it('SEARCH-5 SEARCH-6: searches by code alone, and offers neither all results nor categories', async () => {
    const { store, timers, asked } = aField();
    store.type('MI1000000', vitrina);
    timers.pass(600);
    await settled();
    expect(asked).toEqual(['code MI1000000']);
    expect(store.choices.map(({ kind }) => kind)).toEqual(['product', 'product']);
    expect(store.isCodeQuery('MI1000000', vitrina)).toBe(true);
    expect(store.isCodeQuery('MI1000000', ru)).toBe(false);
    expect(store.isCodeQuery('mi band 9 pro', vitrina)).toBe(false);
    expect(store.isCodeQuery('MI band 9', vitrina)).toBe(false);
  });

  it('SEARCH-22: knows the product whose code is the text, and none by the beginning of a code', async () => {
    const { store } = aField();
    store.pick('MI1000000', vitrina);
    await settled();
    const [first] = store.choices.flatMap((choice) => (choice.kind === 'product' ? [choice.product] : []));
    expect(store.productOfCode).toBeUndefined();
    store.pick(first?.code ?? '', vitrina);
    await settled();
    expect(store.productOfCode?.code).toBe(first?.code);
  });

  it('SEARCH-16: goes by name where no code begins like a name, or where that is asked for, and leads to such results', async () => {
    const { store, asked, answer } = aField();
    store.pick('MI band 9', vitrina);
    await settled();
    await answer();
    expect(asked).toEqual(['code MI band 9', 'MI band 9']);
    expect(store.choices.slice(3, 5).map(({ path }) => path)).toEqual([
      '/search?query=MI+band+9&by=name',
      '/search?query=MI+band+9&category=c1&by=name',
    ]);
    store.pick('acc-9', vitrina);
    await settled();
    expect([store.choices, store.session.byName]).toEqual([[], undefined]);
    store.pick('acc-9', { ...vitrina, byName: true });
    await answer();
    expect([asked.at(-1), store.session.byName, store.choices.length]).toEqual(['acc-9', true, 10]);
  });

  it('SEARCH-15: Enter leads to the product that has exactly this code, at once or with what was found', async () => {
    const { store, asked } = aField();
    store.type('MI10000001', vitrina);
    expect((await store.enterCode('MI10000001', vitrina))?.url).toBe('product-MI10000001');
    expect((await store.enterCode('MI10000001', vitrina))?.url).toBe('product-MI10000001');
    expect(asked).toEqual(['code MI10000001']);
  });

  it('SEARCH-15: Enter on any other code shows what begins with it, and nothing once somebody types on', async () => {
    const { store } = aField();
    expect(await store.enterCode('MI1000000', vitrina)).toBeUndefined();
    expect(store.choices).toHaveLength(2);
    const entered = store.enterCode('MI10000001', vitrina);
    store.type('MI100000012', vitrina);
    expect(await entered).toBeUndefined();
  });

  it('SEARCH-15: Enter on a code leads nowhere once somebody has typed on, whatever is found by then', async () => {
    const { store, answer, hold } = aField();
    hold();
    const entered = store.enterCode('MI10000001', vitrina);
    store.pick('MI1000000', vitrina);
    await answer(1);
    expect(store.choices).toHaveLength(2);
    await answer(0);
    expect(await entered).toBeUndefined();
  });
});
