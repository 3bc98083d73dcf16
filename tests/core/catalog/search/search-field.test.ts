import { describe, expect, it } from 'vitest';
import { createSearchField, type SearchAnswer, UNTOUCHED_FIELD } from '#core/catalog/search/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { aPhone, fakeTime, watching } from '#core/testing/index.ts';

const ru = { locale: 'ru', vitrina: false } as const;
const ro = { locale: 'ro', vitrina: false } as const;
const vitrina = { locale: 'ru', vitrina: true } as const;

const phone = aPhone('1').being({ code: 'MI10000001', url: 'one' }).build();
const longer = aPhone('2').being({ code: 'MI100000012', url: 'two' }).build();
const found = (...products: SearchAnswer['products'][number][]): SearchAnswer => ({
  products,
  totalCount: products.length,
  byCategory: [],
});

/** A field whose questions are answered by hand, those for popular texts too. */
const aField = () => {
  const asked: string[] = [];
  const followed: string[] = [];
  const waiting: ((answer: SearchAnswer) => void)[] = [];
  const populars: ((answer: Result<readonly string[], Failure>) => void)[] = [];
  const time = fakeTime();
  const { show, now } = watching(UNTOUCHED_FIELD);
  const ask = (how: string) => (query: { readonly text: string }) => {
    asked.push(`${how} ${query.text}`);
    return new Promise<Result<SearchAnswer, Failure>>((resolve) => waiting.push((answer) => resolve(ok(answer))));
  };
  const field = createSearchField({
    search: {
      byText: ask('text'),
      byCode: ask('code'),
      popular: ({ locale }) => {
        asked.push(`popular ${locale}`);
        return new Promise((resolve) => populars.push(resolve));
      },
    },
    catalog: { search: async () => err(failure('network', 'network', 'down')) },
    timers: time,
    follow: (text) => followed.push(text),
    show,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async (given: SearchAnswer, which = 0) => {
    waiting.splice(which, 1)[0]?.(given);
    await settled();
  };
  const answerPopular = async (given: Result<readonly string[], Failure>) => {
    populars.shift()?.(given);
    await settled();
  };
  return { field, time, asked, followed, now, answer, answerPopular };
};

describe('the search field', () => {
  it('SEARCH-7: opens on focus, searches for a text that stands in it, and only opens when it knows the results', async () => {
    expect(UNTOUCHED_FIELD).toEqual({
      session: { text: '', open: false, turn: 0, phase: 'idle', active: -1 },
      popular: [],
      refreshes: 0,
    });
    const { field, asked, now, answer } = aField();
    field.focus('', ru);
    expect(now().session).toMatchObject({ open: true, text: '' });
    field.focus('mi', ru);
    await answer(found(phone));
    expect(now().session).toMatchObject({ open: true, text: 'mi', phase: 'found' });
    field.step(-1, 4);
    expect(now().session.active).toBe(3);
    field.close();
    expect(now().session).toMatchObject({ open: false, text: 'mi', active: -1 });
    field.focus('mi', ru);
    expect(now().session).toMatchObject({ open: true, phase: 'found' });
    expect(asked).toEqual(['popular ru', 'text mi']);
  });

  it('SEARCH-7: a focus opens the panel also when the field was emptied behind its back', () => {
    const { field, now } = aField();
    field.type('mi', ru);
    field.close();
    field.focus('', ru);
    expect(now().session).toMatchObject({ open: true, text: '' });
  });

  it('SEARCH-1 SEARCH-4: takes over a short text without searching, and the address follows', () => {
    const { field, time, asked, followed, now } = aField();
    field.focus('m', ru);
    expect(now().session).toMatchObject({ open: true, text: 'm' });
    time.pass(1_000);
    expect([asked, followed]).toEqual([['popular ru'], ['m']]);
  });

  it('SEARCH-3 SEARCH-13: searches after a rest, or at once when a text is chosen', async () => {
    const { field, time, asked, now, answer } = aField();
    field.type('xia', ru);
    time.pass(599);
    expect(asked).toEqual([]);
    time.pass(1);
    expect(asked).toEqual(['text xia']);
    field.pick('xiaomi', ro);
    expect(asked).toEqual(['text xia', 'text xiaomi']);
    await answer(found(phone), 1);
    expect(now().session.results?.products).toEqual([phone]);
  });

  it('SEARCH-7: forgets its text when it is cleared, and searches for nothing once it is left', () => {
    const { field, time, asked, followed, now } = aField();
    field.type('xiaomi', ru);
    field.clear();
    expect(now().session).toMatchObject({ open: false, text: '' });
    field.type('xiaomi', ru);
    field.leave();
    time.pass(5_000);
    expect([asked, followed, now().session.open]).toEqual([[], [''], false]);
  });
});

describe('Enter on a code', () => {
  it('SEARCH-15: gives the product that has exactly this code, asked for once', async () => {
    const { field, asked, answer } = aField();
    const entered = field.enterCode('MI10000001', vitrina);
    await answer(found(longer, phone));
    expect(await entered).toBe(phone);
    expect(await field.enterCode('MI10000001', vitrina)).toBe(phone);
    expect(asked).toEqual(['code MI10000001']);
  });

  it('SEARCH-15: asks again while there is no answer to this very text', async () => {
    const { field, time, asked, answer } = aField();
    field.type('MI10000001', vitrina);
    const entered = field.enterCode('MI10000001', vitrina);
    await answer(found(phone));
    expect(await entered).toBe(phone);
    time.pass(600);
    expect(asked).toEqual(['code MI10000001']);
  });

  it('SEARCH-15: gives nothing when no product has exactly this code', async () => {
    const { field, now, answer } = aField();
    const entered = field.enterCode('MI1000000', vitrina);
    await answer(found(phone, longer));
    expect(await entered).toBeUndefined();
    expect(now().session.results?.products).toHaveLength(2);
  });

  it('SEARCH-15: gives nothing once somebody has typed on, whatever is found by then', async () => {
    const { field, answer } = aField();
    const entered = field.enterCode('MI10000001', vitrina);
    field.pick('MI1000000', vitrina);
    await answer(found(phone, longer), 1);
    await answer(found(phone));
    expect(await entered).toBeUndefined();
  });

  it('SEARCH-15: gives nothing of a text too short for a search', async () => {
    const { field, asked } = aField();
    expect(await field.enterCode('M', vitrina)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('popular texts', () => {
  it('SEARCH-14: are asked for once a language, and anew when they are refreshed', async () => {
    const { field, asked, now, answerPopular } = aField();
    field.focus('', ru);
    field.focus('', ru);
    await answerPopular(ok(['a', 'b']));
    expect(now()).toMatchObject({ popular: ['a', 'b'], refreshes: 0 });
    const refreshing = field.refresh('ru');
    expect(now().refreshes).toBe(1);
    await answerPopular(ok(['c']));
    await refreshing;
    field.focus('', ro);
    await answerPopular(ok(['d']));
    expect(now()).toMatchObject({ popular: ['d'], refreshes: 1 });
    expect(asked).toEqual(['popular ru', 'popular ru', 'popular ro']);
  });

  it('SEARCH-14: of a language that was left meanwhile are not shown', async () => {
    const { field, now, answerPopular } = aField();
    field.focus('', ru);
    field.focus('', ro);
    await answerPopular(ok(['late']));
    expect(now().popular).toEqual([]);
    await answerPopular(ok(['on time']));
    expect(now().popular).toEqual(['on time']);
  });

  it('SEARCH-14: that could not be had are asked for again', async () => {
    const { field, asked, now, answerPopular } = aField();
    field.focus('', ru);
    await answerPopular(err(failure('network', 'network', 'down')));
    expect(now().popular).toEqual([]);
    field.focus('', ru);
    await answerPopular(ok(['a']));
    expect(now().popular).toEqual(['a']);
    expect(asked).toHaveLength(2);
  });
});
