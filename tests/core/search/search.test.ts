import { describe, expect, it } from 'vitest';
import { isSearchable, SEARCH_MIN } from '#core/search/index.ts';

describe('a search', () => {
  it('SEARCH-1: needs two characters', () => {
    expect(SEARCH_MIN).toBe(2);
    expect(['', 'x', ' x ', '  '].some(isSearchable)).toBe(false);
    expect(['xi', ' xi ', 'ми'].every(isSearchable)).toBe(true);
  });
});
