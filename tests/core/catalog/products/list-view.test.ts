import { expect, it } from 'vitest';
import { listViews, parseListView } from '#core/catalog/products/index.ts';

it('LISTING-7: a list has rows only where that was chosen', () => {
  expect(listViews.map(parseListView)).toEqual(['tiles', 'rows']);
  for (const kept of [undefined, null, 'table', { view: 'rows' }]) expect(parseListView(kept)).toBe('tiles');
});
