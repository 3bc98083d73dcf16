import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createTypedSearch,
  EMPTY_SEARCH,
  productsBelow,
  type SearchSession,
  stepSearch,
} from '#core/catalog/search/index.ts';
import type { QuickAnswer, QuickQuery } from '#core/catalog/search/quick-search.ts';
import {
  beginSearch,
  clearSearch,
  focusSearch,
  leaveSearch,
  takeAnswer,
  typeSearch,
} from '#core/catalog/search/session.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { aPhone, fakeTime } from '#core/testing/index.ts';

interface Asked {
  readonly query: QuickQuery;
  readonly answer: (outcome?: Result<QuickAnswer, Failure>) => void;
}

const answerOf = (text: string): QuickAnswer => ({
  results: { products: [aPhone(text).build()], totalCount: 1, byCategory: [], linksToAll: true },
});
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const aField = () => {
  const time = fakeTime();
  const asked: Asked[] = [];
  const shown: SearchSession[] = [];
  const followed: string[] = [];
  const field = createTypedSearch({
    searchQuickly: (query) =>
      new Promise((resolve) => {
        asked.push({ query, answer: (outcome = ok(answerOf(query.text.trim()))) => resolve(outcome) });
      }),
    timers: time,
    show: (session) => shown.push(session),
    follow: (text) => followed.push(text),
  });
  const type = (text: string) => field.type(text, { locale: 'ru', vitrina: false });
  return { time, asked, shown, followed, field, type, last: () => shown.at(-1) ?? EMPTY_SEARCH };
};

describe('a search while typing', () => {
  it('SEARCH-3: goes out after 600 ms of rest, for the last text only', () => {
    const { time, asked, type } = aField();
    type('xi');
    time.pass(599);
    type('xia');
    time.pass(599);
    expect(asked).toEqual([]);
    time.pass(1);
    expect(asked.map(({ query }) => query)).toEqual([{ text: 'xia', locale: 'ru', vitrina: false }]);
  });

  it('SEARCH-1: does not go out for one character', () => {
    const { time, asked, type } = aField();
    type('x');
    time.pass(5000);
    expect(asked).toEqual([]);
  });

  it('SEARCH-4: the address follows after 1000 ms, whatever the text', () => {
    const { time, followed, type } = aField();
    type('x');
    time.pass(999);
    type(' xiaomi ');
    time.pass(999);
    expect(followed).toEqual([]);
    time.pass(1);
    type('');
    time.pass(1000);
    expect(followed).toEqual(['xiaomi', '']);
  });

  it('SEARCH-8: each keystroke clears what was found', async () => {
    const { time, asked, type, last } = aField();
    type('xi');
    time.pass(600);
    expect(last()).toEqual({ text: 'xi', open: true, turn: 1, phase: 'searching', active: -1 });
    asked[0]?.answer(ok({ ...answerOf('xi'), suggestion: 'x' }));
    await settled();
    expect(last()).toMatchObject({ phase: 'found', suggestion: 'x', results: { totalCount: 1 } });
    type('xia');
    expect(last()).toEqual({ text: 'xia', open: true, turn: 2, phase: 'idle', active: -1 });
  });

  it('SEARCH-9: a late answer to an older text is dropped', async () => {
    const { time, asked, type, last } = aField();
    type('xi');
    time.pass(600);
    type('samsung');
    time.pass(600);
    asked[1]?.answer();
    await settled();
    asked[0]?.answer();
    await settled();
    expect(last().results?.products[0]?.productId).toBe('samsung');
  });

  it('SEARCH-9: a failure is reported, and so is one that came too late not', async () => {
    const { time, asked, type, last } = aField();
    type('xi');
    time.pass(600);
    type('xia');
    asked[0]?.answer(err(failure('network', 'network', 'down')));
    await settled();
    expect(last().phase).toBe('idle');
    time.pass(600);
    asked[1]?.answer(err(failure('network', 'network', 'down')));
    await settled();
    expect(last()).toEqual({ text: 'xia', open: true, turn: 2, phase: 'failed', active: -1 });
  });

  it('SEARCH-7: opens on focus, closes on a click outside and on clearing', async () => {
    const { time, asked, field, type, last, shown } = aField();
    field.move(focusSearch);
    expect(last().open).toBe(true);
    type('xi');
    field.move(leaveSearch);
    expect(last()).toMatchObject({ open: false, text: 'xi' });
    field.move((session) => session);
    expect(shown).toHaveLength(3);
    field.clear();
    expect(last()).toEqual({ text: '', open: false, turn: 2, phase: 'idle', active: -1 });
    time.pass(5000);
    await settled();
    expect(asked).toEqual([]);
  });

  it('SEARCH-4: the button that clears takes the text out of the address at once, and once', () => {
    const { time, followed, field, type } = aField();
    type('xiaomi');
    time.pass(1000);
    field.clear();
    expect(followed).toEqual(['xiaomi', '']);
    time.pass(5000);
    expect(followed).toEqual(['xiaomi', '']);
  });

  it('SEARCH-7: the keystroke that leaves the field empty closes the panel, and the next one opens it', () => {
    const { type, last } = aField();
    type('x');
    expect(last().open).toBe(true);
    type('');
    expect(last()).toMatchObject({ open: false, text: '' });
    type('y');
    expect(last().open).toBe(true);
  });

  it('SEARCH-9: clearing makes an answer under way worthless', async () => {
    const { time, asked, field, type, last } = aField();
    type('xi');
    time.pass(600);
    field.clear();
    asked[0]?.answer();
    await settled();
    expect(last()).toMatchObject({ text: '', phase: 'idle' });
    expect(last().results).toBeUndefined();
  });

  it('SEARCH-9: a turn that has passed neither begins nor ends a search', () => {
    const now: SearchSession = { text: 'xi', open: true, turn: 2, phase: 'idle', active: -1 };
    expect(beginSearch(now, 1)).toBe(now);
    expect(takeAnswer(now, 1, answerOf('xi'))).toBe(now);
    expect(beginSearch(now, 2).phase).toBe('searching');
  });

  it('SEARCH-8 SEARCH-9: in whatever order answers come, what is shown belongs to the text that stands', async () => {
    const step = fc.oneof(
      fc.constantFrom('xi', 'xiaomi', 'sam', 's', '').map((text) => ({ text })),
      fc.constantFrom(100, 600, 1000).map((ms) => ({ ms })),
      fc.nat(5).map((answer) => ({ answer })),
      fc.constant({ clear: true }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { time, asked, shown, field, type } = aField();
        for (const now of steps) {
          if ('text' in now) type(now.text);
          else if ('ms' in now) time.pass(now.ms);
          else if ('clear' in now) field.clear();
          else asked[now.answer]?.answer();
          await Promise.resolve().then(() => undefined);
        }
        for (const { answer } of asked) answer();
        await settled();
        for (const { text, results, phase } of shown) {
          expect(phase === 'found').toBe(results !== undefined);
          if (results) expect(results.products[0]?.productId).toBe(text);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('SEARCH-13: a chosen text is searched for at once, and the address follows as ever', async () => {
    const { time, asked, followed, field, type, last } = aField();
    type('sam');
    void field.pick('xiaomi ', { locale: 'ru', vitrina: false });
    expect(asked.map(({ query }) => query.text)).toEqual(['xiaomi ']);
    expect(last()).toMatchObject({ text: 'xiaomi ', open: true, phase: 'searching' });
    time.pass(1000);
    expect(followed).toEqual(['xiaomi']);
    asked[0]?.answer();
    await settled();
    expect(asked).toHaveLength(1);
    expect(last().phase).toBe('found');
    void field.pick('x', { locale: 'ru', vitrina: false });
    expect(last()).toEqual({ text: 'x', open: true, turn: 3, phase: 'idle', active: -1 });
    expect(asked).toHaveLength(1);
  });

  it('SEARCH-4 SEARCH-7: going elsewhere closes the modal and leaves the address alone', () => {
    const { time, asked, followed, field, type, last } = aField();
    type('xi');
    field.leave();
    time.pass(5000);
    expect(last()).toMatchObject({ open: false, text: 'xi' });
    expect([asked, followed]).toEqual([[], []]);
  });
});

it('SEARCH-7: products hang below the field until it is left', () => {
  const products = [aPhone().build()];
  const results = { products, totalCount: 1, byCategory: [], linksToAll: false };
  const found: SearchSession = { ...EMPTY_SEARCH, text: 'ip', open: true, phase: 'found', results };
  expect(productsBelow(found)).toBe(products);
  expect([productsBelow(leaveSearch(found)), productsBelow({ ...EMPTY_SEARCH, open: true })]).toEqual([[], []]);
});

describe('the arrows below the field', () => {
  const places = (first: number, count: number, ...steps: readonly (1 | -1)[]) => {
    let session: SearchSession = { ...EMPTY_SEARCH, active: first };
    return steps.map((by) => {
      session = stepSearch(session, by, count);
      return session.active;
    });
  };

  it('SEARCH-7: go through what is offered and round its ends, by way of the field itself', () => {
    expect(places(-1, 3, 1, 1, 1, 1, 1)).toEqual([0, 1, 2, -1, 0]);
    expect(places(-1, 3, -1, -1, 1, 1)).toEqual([2, 1, 2, -1]);
    expect([places(-1, 0, 1, -1), places(-1, 1, -1, -1)]).toEqual([
      [-1, -1],
      [0, -1],
    ]);
  });

  it('SEARCH-7: begin anew when the text changes or the field is left, and not when it is focused', () => {
    const chosen: SearchSession = { ...EMPTY_SEARCH, text: 'ip', open: true, active: 2 };
    expect(
      [typeSearch(chosen, 'ipa'), leaveSearch(chosen), clearSearch(chosen), focusSearch(chosen)].map(
        ({ active }) => active,
      ),
    ).toEqual([-1, -1, -1, 2]);
  });
});
