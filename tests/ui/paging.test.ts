import { describe, expect, it } from 'vitest';
import { PlayerStore } from '#ui/features/editorial/videos/player-store.ts';
import { PagedStore } from '#ui/features/kernel/paging/paged-store.ts';
import { PagesMemory } from '#ui/features/kernel/paging/pages-memory.ts';

interface Item {
  readonly name: string;
  readonly words?: string;
}
const keyOf = ({ name }: Item) => name;
const page = (number: number, names: string, list = '/newmorning') => ({
  list,
  page: number,
  items: names.split(' ').map((name): Item => ({ name })),
});
const shown = (store: PagedStore<Item>) => store.items.map(keyOf).join(' ');
const aList = (memory = new PagesMemory<Item>()) => ({
  memory,
  store: new PagedStore(page(1, 'a b'), 'first', memory, keyOf),
});

describe('the pages of a list', () => {
  it('LISTING-4: go on with the next page, each item once', () => {
    const { store } = aList();
    store.expectMore();
    store.receive(page(2, 'b c'), 'second');
    expect(shown(store)).toBe('a b c');
  });

  it('begin anew with a page that was not asked for as more, does not follow, or is of another list', () => {
    const { store } = aList();
    store.receive(page(2, 'c d'), 'second');
    expect(shown(store)).toBe('c d');
    store.expectMore();
    store.receive(page(4, 'g h'), 'third');
    expect(shown(store)).toBe('g h');
    store.expectMore();
    store.receive(page(5, 'x y', '/ro/newmorning'), 'fourth');
    expect(shown(store)).toBe('x y');
  });

  it('take the same page in once', () => {
    const { store } = aList();
    const second = page(2, 'c d');
    store.expectMore();
    store.receive(second, 'second');
    store.receive(second, 'second once more');
    expect(shown(store)).toBe('a b c d');
  });

  it('LISTING-5: are all there again when they are returned to, with today’s words', () => {
    const { store, memory } = aList();
    store.expectMore();
    store.receive(page(2, 'c d'), 'second');
    const today = { ...page(2, 'c d'), items: [{ name: 'c', words: 'new' }, { name: 'd' }] };
    const again = new PagedStore(today, 'second', memory, keyOf);
    expect(shown(again)).toBe('a b c d');
    expect(again.items[2]?.words).toBe('new');
  });
});

describe('the player of a page', () => {
  it('VIDEO-4: plays nothing by itself, and one video at a time', () => {
    const player = new PlayerStore();
    expect(player.playing).toBeUndefined();
    player.play('a');
    player.play('b');
    expect(player.playing).toBe('b');
  });
});
