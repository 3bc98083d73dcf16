import { expect, it } from 'vitest';
import { createListView, initialListView, listViews, parseListView } from '#core/catalog/products/index.ts';
import { fakeListViewMemory } from '#core/testing/index.ts';

it('LISTING-7: a list has rows only where that was chosen', () => {
  expect(listViews.map(parseListView)).toEqual(['tiles', 'rows']);
  for (const kept of [undefined, null, 'table', { view: 'rows' }]) expect(parseListView(kept)).toBe('tiles');
});

it('LISTING-7: a page of the vitrina comes as was chosen, one of the shop with tiles', () => {
  expect([true, false].map((vitrina) => initialListView({ vitrina, kept: 'rows' }))).toEqual(['rows', 'tiles']);
  expect(initialListView({ vitrina: true, kept: undefined })).toBe('tiles');
});

it('LISTING-7: the chosen layout is shown, and found again on the next visit', () => {
  const listViewMemory = fakeListViewMemory();
  const shown: string[] = [];
  const visit = () => createListView({ listViewMemory, show: ({ view }) => shown.push(view) });
  visit().choose('rows');
  visit().start();
  expect(shown).toEqual(['rows', 'rows']);
});
