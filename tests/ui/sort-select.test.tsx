import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Listing, ListingState } from '#core/catalog/products/index.ts';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { SortSelect } from '#ui/features/catalog/products/listing/sort-select.tsx';
import type { ListingControls } from '#ui/features/catalog/products/listing/use-listing.ts';
import { Stage } from '#ui/gallery/stage.tsx';
import { loadWords } from '#ui/i18n/i18n.ts';

beforeAll(async () => {
  await Promise.all(locales.map(loadWords));
});

interface Given {
  readonly listing?: Partial<Listing>;
  readonly asked?: Partial<ListingState>;
  readonly ranked?: boolean;
}

/** The offered orders; the chosen one in brackets. */
const offered = ({ listing = {}, asked = {}, ranked = false }: Given, locale: Locale = 'ru'): readonly string[] => {
  const controls = { page: { listing }, asked, place: { path: '/phones', ranked } } as unknown as ListingControls;
  const html = renderToString(
    <Stage
      state={{ name: 'x', show: () => <SortSelect controls={controls} form="f" /> }}
      locale={locale}
      scheme="light"
    />,
  );
  return [...html.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, attributes = '', words = '']) =>
    attributes.includes('selected') ? `[${words}]` : words,
  );
};

it('SORT-1, SORT-2: offers what the provider names, and price and name where it names nothing', () => {
  expect(offered({})).toEqual(['Сначала дешёвые', '[Сначала дорогие]', 'По названию: А–Я', 'По названию: Я–А']);
  const named: Partial<Listing> = {
    sorts: ['popular', 'price+', 'price-', 'rating', 'discount', 'new'],
    defaultSort: 'popular',
  };
  expect(offered({ listing: named }, 'ro')).toEqual([
    '[Cele mai populare]',
    'Preț crescător',
    'Preț descrescător',
    'După rating',
    'După reducere',
    'Cele mai noi',
  ]);
  expect(offered({ listing: named, asked: { sort: 'rating' } })[3]).toBe('[По рейтингу]');
});

it('SORT-2: begins with the best match in a search', () => {
  expect(offered({ listing: { sorts: ['popular'] }, ranked: true })).toEqual([
    '[По релевантности]',
    'Сначала популярные',
  ]);
});
