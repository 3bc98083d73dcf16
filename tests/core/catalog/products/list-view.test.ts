import { expect, it } from 'vitest';
import { createListView, initialListView, listViews, parseListView } from '#core/catalog/products/index.ts';
import { fakeListViewMemory } from '#core/testing/index.ts';

it('LISTING-7: a list has rows unless tiles were chosen', () => {
  expect(listViews.map(parseListView)).toEqual(['rows', 'tiles']);
  for (const kept of [undefined, null, 'table', { view: 'rows' }]) expect(parseListView(kept)).toBe('rows');
});

it('LISTING-7: a page of the vitrina comes as was chosen, one of the shop with tiles', () => {
  for (const kept of ['rows', undefined])
    expect([true, false].map((vitrina) => initialListView({ vitrina, kept }))).toEqual(['rows', 'tiles']);
  expect(initialListView({ vitrina: true, kept: 'tiles' })).toBe('tiles');
});

it('LISTING-7: the chosen layout is shown, and found again on the next visit', () => {
  const listViewMemory = fakeListViewMemory();
  const shown: string[] = [];
  const visit = () => createListView({ listViewMemory, show: ({ view }) => shown.push(view) });
  visit().choose('tiles');
  visit().start();
  expect(shown).toEqual(['tiles', 'tiles']);
});
