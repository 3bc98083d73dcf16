import { autorun, isObservable } from 'mobx';
import { expect, it } from 'vitest';
import { storeOf } from '#ui/app/store-of.ts';

interface Shelf {
  readonly books: readonly string[];
  readonly open: boolean;
}

const anEmptyShelf = (first: string): Shelf => ({ books: [first], open: false });

const createShelf = (
  { limit, show }: { readonly limit: number; readonly show: (shelf: Shelf) => void },
  first: string,
) => {
  let state = anEmptyShelf(first);
  const setState = (change: Partial<Shelf>) => {
    state = { ...state, ...change };
    show(state);
  };
  return {
    put: (book: string): boolean => {
      const fits = state.books.length < limit;
      setState({ open: true });
      if (fits) setState({ books: [...state.books, book] });
      return fits;
    },
  };
};

let counted = 0;

class ShelfStore extends storeOf(anEmptyShelf, createShelf) {
  get count(): number {
    counted += 1;
    return this.books.length;
  }

  has(book: string): boolean {
    return this.books.includes(book);
  }
}

it('a store begins as it was declared and shows each state of core after the whole action', () => {
  const store = new ShelfStore({ limit: 2 }, 'a');
  const seen: unknown[] = [];
  const stop = autorun(() => void seen.push([store.open, ...store.books]));
  const { put } = store;
  expect([put('b'), put('c')]).toEqual([true, false]);
  stop();
  expect(seen).toEqual([
    [false, 'a'],
    [true, 'a', 'b'],
  ]);
  expect(isObservable(store.books)).toBe(false);
});

it('getters of a subclass are computed once, and its queries are followed', () => {
  const store = new ShelfStore({ limit: 2 }, 'a');
  const { has } = store;
  const seen: unknown[] = [];
  counted = 0;
  const stop = autorun(() => void seen.push([store.count, store.count, has('b')]));
  store.put('b');
  stop();
  expect([seen, counted]).toEqual([
    [
      [1, 1, false],
      [2, 2, true],
    ],
    2,
  ]);
});
