import { describe, expect, it } from 'vitest';
import { createVisitedLists, type VisitedList } from '#core/kernel/paging/index.ts';

const left = (list: string, different: Partial<VisitedList> = {}): VisitedList => ({
  list,
  address: list,
  visit: `visit of ${list}`,
  from: 1,
  narrowed: false,
  ...different,
});
const phones = left('/phones', { address: '/phones?spec_filter=brand%3AApple&page=3', visit: 'third', narrowed: true });

describe('a list that was left', () => {
  it('BROWSING-8 LISTING-5: is returned to by a link to the whole list from another page', () => {
    const lists = createVisitedLists();
    expect(lists.returnTo('/phones', '/product/x')).toBeUndefined();
    lists.leave(phones);
    expect(lists.returnTo('/phones', '/product/x')).toEqual(phones);
    expect(lists.returnTo('/phones', '/')).toEqual(phones);
  });

  it('LISTING-5: is begun anew by a link on its own page, and by one that says more than the list', () => {
    const lists = createVisitedLists();
    lists.leave(phones);
    expect(lists.returnTo('/phones', '/phones')).toBeUndefined();
    for (const link of ['/phones?page=2', '/phones?spec_filter=brand%3AXiaomi', '/phones#filters', '/ro/phones'])
      expect(lists.returnTo(link, '/')).toBeUndefined();
  });

  it('LISTING-5: is a search of its own for each text', () => {
    const lists = createVisitedLists();
    lists.leave(left('/search?query=a', { address: '/search?query=a&page=2' }));
    expect(lists.returnTo('/search?query=a', '/')?.address).toBe('/search?query=a&page=2');
    expect(lists.returnTo('/search?query=b', '/')).toBeUndefined();
    expect(lists.returnTo('/search?query=a', '/search')).toBeUndefined();
  });

  it('FACET-5: keeps its filters until another one is filtered', () => {
    const lists = createVisitedLists();
    lists.leave(phones);
    lists.leave(left('/tablets'));
    expect(lists.returnTo('/phones', '/')).toEqual(phones);
    lists.leave(left('/tablets', { narrowed: true }));
    expect(lists.returnTo('/phones', '/')).toBeUndefined();
    expect(lists.returnTo('/tablets', '/')?.narrowed).toBe(true);
    lists.leave(left('/tablets'));
    expect(lists.returnTo('/tablets', '/')?.narrowed).toBe(false);
  });

  it('LISTING-5: is forgotten once twenty others were looked at', () => {
    const lists = createVisitedLists();
    lists.leave(phones);
    for (let other = 0; other < 19; other += 1) lists.leave(left(`/${other}`));
    expect(lists.returnTo('/phones', '/')).toEqual(phones);
    lists.leave(left('/last'));
    expect(lists.returnTo('/phones', '/')).toBeUndefined();
  });
});
