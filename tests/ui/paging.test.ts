import { describe, expect, it } from 'vitest';
import { createPagesMemory } from '#core/kernel/paging/index.ts';
import { PlayerStore } from '#ui/features/editorial/videos/player-store.ts';
import { PagedStore } from '#ui/features/kernel/paging/paged-store.ts';

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
const aList = (memory = createPagesMemory<Item>()) => ({
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
