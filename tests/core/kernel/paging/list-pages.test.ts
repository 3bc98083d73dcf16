import { describe, expect, it } from 'vitest';
import { createListPages, createPagesMemory, type LoadedPage, type PagesState } from '#core/kernel/paging/index.ts';
import { watching } from '#core/testing/index.ts';

interface Item {
  readonly name: string;
  readonly words?: string;
}
const keyOf = ({ name }: Item) => name;
const page = (number: number, names: string, list = '/newmorning'): LoadedPage<Item> => ({
  list,
  page: number,
  items: names.split(' ').map((name) => ({ name })),
});

const aList = (memory = createPagesMemory<Item>()) => {
  const { all, show, now } = watching<PagesState<Item>>({ items: [], from: 1 });
  const { receive, expectMore, restore } = createListPages({ memory, keyOf, show });
  return { all, receive, expectMore, restore, memory, now, shown: () => now().items.map(keyOf).join(' ') };
};

/** A memory of a list that was left at its third page. */
const leftAtPageThree = () => {
  const { receive, expectMore, memory } = aList();
  receive(page(1, 'a b'), 'first');
  expectMore();
  receive(page(2, 'c d'), 'second');
  expectMore();
  receive(page(3, 'e f'), 'third');
  return memory;
};

describe('the pages of a list', () => {
  it('LISTING-4: go on with the next page, each item once', () => {
    const { receive, expectMore, shown } = aList();
    receive(page(1, 'a b'), 'first');
    expectMore();
    receive(page(2, 'b c'), 'second');
    expect(shown()).toBe('a b c');
  });

  it('begin anew with a page that was not asked for as more, does not follow, or is of another list', () => {
    const { receive, expectMore, shown } = aList();
    expectMore();
    receive(page(1, 'a b'), 'first');
    receive(page(2, 'c d'), 'second');
    expect(shown()).toBe('c d');
    expectMore();
    receive(page(4, 'g h'), 'third');
    expect(shown()).toBe('g h');
    expectMore();
    receive(page(5, 'x y', '/ro/newmorning'), 'fourth');
    expect(shown()).toBe('x y');
  });

  it('take the same page in once', () => {
    const { all, receive, expectMore, shown } = aList();
    const second = page(2, 'c d');
    receive(page(1, 'a b'), 'first');
    expectMore();
    receive(second, 'second');
    receive(second, 'second once more');
    expect([shown(), all.length]).toEqual(['a b c d', 2]);
  });
});

describe('the pages of a list that is returned to', () => {
  const shownAt = (visit: string, { list, page: number, items }: LoadedPage<Item>, memory = leftAtPageThree()) => {
    const { receive, now } = aList(memory);
    receive({ list, page: number, items }, visit);
    return now()
      .items.map(({ name, words = '' }) => name + words)
      .join(' ');
  };

  it('LISTING-5: are all there again, with today’s words, and go on', () => {
    const memory = leftAtPageThree();
    const today = { ...page(3, ''), items: [{ name: 'e', words: '!' }, { name: 'f' }] };
    expect(shownAt('third', today, memory)).toBe('a b c d e! f');
    const { receive, expectMore, shown } = aList(memory);
    receive(page(3, 'e f'), 'third');
    expectMore();
    receive(page(4, 'g'), 'fourth');
    expect(shown()).toBe('a b c d e f g');
  });

  it('LISTING-5: are new ones when they were reached anew, or are of another list or another page', () => {
    expect(shownAt('anew', page(3, 'e f'))).toBe('e f');
    expect(shownAt('third', page(3, 'e f', '/review'))).toBe('e f');
    expect(shownAt('third', page(2, 'c d'))).toBe('c d');
  });

  it('LISTING-5: are forgotten after twenty other visits, counted from the last one to each', () => {
    const memory = leftAtPageThree();
    const visit = (name: string) => aList(memory).receive(page(1, 'a b'), name);
    for (let number = 0; number < 17; number += 1) visit(`visit ${number}`);
    expect(shownAt('first', page(1, 'x b'), memory)).toBe('a b');
    visit('one more');
    expect(shownAt('third', page(3, 'e f'), memory)).toBe('a b c d e f');
    expect(shownAt('second', page(2, 'c d'), memory)).toBe('c d');
    expect(shownAt('third', page(3, 'e f'), memory)).toBe('a b c d e f');
  });

  it('LISTING-5: are loaded again from the first that was shown, when a reload has left the last alone', async () => {
    const { receive, restore, shown, now, memory } = aList();
    receive(page(3, 'd e'), 'third');
    expect(now().from).toBe(3);
    const asked: number[] = [];
    const load = async (number: number) => {
      asked.push(number);
      return page(number, number === 1 ? 'a b' : 'b c d').items;
    };
    expect(await restore(1, 'third', load)).toBe(true);
    expect([asked, shown(), now().from]).toEqual([[1, 2], 'a b c d e', 1]);
    expect(memory.recall('third', page(3, 'd e'))?.from).toBe(1);
    expect(await restore(1, 'third', load)).toBe(false);
    expect(asked).toEqual([1, 2]);
  });

  it('LISTING-5: stay as they are when one of them cannot be had, or another page has come meanwhile', async () => {
    const { receive, restore, shown } = aList();
    expect(await restore(1, 'none', async () => [])).toBe(false);
    receive(page(3, 'e f'), 'third');
    expect(await restore(1, 'third', async (number) => (number === 1 ? undefined : page(2, 'c d').items))).toBe(false);
    expect(shown()).toBe('e f');
    const coming = restore(2, 'third', async () => page(2, 'c d').items);
    receive(page(1, 'a b'), 'fourth');
    expect([await coming, shown()]).toEqual([false, 'a b']);
  });
});
