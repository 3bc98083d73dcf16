import { describe, expect, it } from 'vitest';
import {
  filterOptions,
  indexAfterKey,
  indexOfTyped,
  isLong,
  isSameList,
  type SelectOption,
} from '#ui/design/primitives/select-options.ts';

const listOf = (...words: string[]): SelectOption[] => words.map((one, index) => ({ words: one, index }));
const regions = listOf('Chișinău', 'Bălți', 'Briceni', 'Călărași', 'Ștefan Vodă', 'Орхей', 'Новые Анены');

describe('a list to choose from', () => {
  it('moves by arrow, Page, Home and End keys within its bounds', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => indexAfterKey(key, 3, 35))).toEqual([4, 2, 0, 34]);
    expect([indexAfterKey('PageDown', 3, 35), indexAfterKey('PageUp', 13, 35)]).toEqual([13, 3]);
    expect([
      indexAfterKey('ArrowUp', 0, 35),
      indexAfterKey('ArrowDown', 34, 35),
      indexAfterKey('PageDown', 30, 35),
    ]).toEqual([0, 34, 34]);
    expect(['Enter', 'a', 'ArrowLeft', 'toString'].map((key) => indexAfterKey(key, 3, 35))).toEqual(
      Array(4).fill(undefined),
    );
    expect(indexAfterKey('ArrowDown', 0, 0)).toBe(0);
  });

  it('is the same while its words and their order are', () => {
    expect(isSameList(regions, listOf(...regions.map(({ words }) => words)))).toBe(true);
    expect([regions.slice(1), regions.toReversed(), []].map((other) => isSameList(regions, other))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('goes to what is typed, on to the next by the same letter, and stays where nothing is called so', () => {
    expect([indexOfTyped(regions, 0, 'b'), indexOfTyped(regions, 1, 'bb'), indexOfTyped(regions, 2, 'bbb')]).toEqual([
      1, 2, 1,
    ]);
    expect([
      indexOfTyped(regions, 1, 'br'),
      indexOfTyped(regions, 0, 'ștef'),
      indexOfTyped(regions, 0, 'STEF'),
    ]).toEqual([2, 4, 4]);
    expect([indexOfTyped(regions, 3, 'x'), indexOfTyped(regions, -1, 'c'), indexOfTyped([], 0, 'c')]).toEqual([
      3, 0, 0,
    ]);
  });

  it('is narrowed to options one of whose words begins with what is typed, by any letters', () => {
    const found = (typed: string) => filterOptions(regions, typed).map(({ words }) => words);
    expect(found('chisi')).toEqual(['Chișinău']);
    expect(found('VODA')).toEqual(['Ștefan Vodă']);
    expect(found(' ане')).toEqual(['Новые Анены']);
    expect(found('рхей')).toEqual([]);
    expect(found('')).toHaveLength(regions.length);
  });

  it('can be narrowed when it is long', () => {
    expect([isLong(5), isLong(35)]).toEqual([false, true]);
  });
});
