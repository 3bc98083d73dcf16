import { type Listing, parseListing } from '#core/catalog/products/index.ts';
import { createPagesMemory } from '#core/kernel/paging/index.ts';
import type { Vacancy } from '#core/requests/careers/index.ts';
import { fakeListViewMemory } from '#core/testing/index.ts';
import { ListViewStore } from '#ui/features/catalog/products/listing/list-view-store.ts';
import { ListingStore } from '#ui/features/catalog/products/listing/listing-store.ts';
import { PlayerStore } from '#ui/features/editorial/videos/player-store.ts';
import { PagedStore } from '#ui/features/kernel/paging/paged-store.ts';
import { QuoteStore } from '#ui/features/purchase/quote/quote-store.ts';
import { CvStore } from '#ui/features/requests/careers/cv-store.ts';
import { WishStore } from '#ui/features/requests/trade-in/wish-store.ts';

import { never, product, row, tab, typing, world } from './store-world.ts';

const vacancy: Vacancy = { vacancyId: '1', title: '', city: '', schedule: '', salary: '', html: '', isActive: true };
const listing = { products: [product] } as unknown as Listing;
const page = { scope: 'phones', state: parseListing(new URLSearchParams('spec_filter=colour:red')), listing };

/** Each store of a page with something that it does. */
export const pageStoreRows = [
  row(
    'PromoCodeStore',
    () => tab().loadPromoCode(),
    ({ enter }) => enter('ru', 'zori'),
    ({ code, applied }) => [code, applied],
    ['', undefined],
    ['ZORI', undefined],
  ),
  row(
    'SearchStore',
    () => tab().loadSearch(),
    ({ type }) => type('mi', typing),
    ({ session, active }) => [session.text, active],
    ['', -1],
    ['mi', -1],
  ),
  row(
    'CvStore',
    () => new CvStore({ sendCv: never, problem: tab().problem }),
    ({ show }) => show(vacancy),
    ({ form, vacancy }) => [form.open, vacancy],
    [false, undefined],
    [true, vacancy],
  ),
  row(
    'ListingStore',
    () => new ListingStore(page, 'first', createPagesMemory()),
    ({ setLoading }) => setLoading(true),
    ({ loading }) => loading,
    false,
    true,
  ),
  row(
    'PagedStore',
    () => new PagedStore({ list: '', page: 1, items: ['a'] }, 'first', createPagesMemory<string>(), String),
    ({ receive }) => receive({ list: '', page: 2, items: ['b'] }, 'second'),
    ({ items }) => items,
    ['a'],
    ['b'],
  ),
  row(
    'PlayerStore',
    () => new PlayerStore(),
    ({ play }) => play('a'),
    ({ playing }) => playing,
    undefined,
    'a',
  ),
  row(
    'QuoteStore',
    () => new QuoteStore({ cart: tab().cart, storage: world.quoteStorage, today: '2026-11-20' }),
    ({ address }) => address('ACME'),
    ({ prices, customer }) => [prices, customer],
    ['retail', ''],
    ['retail', 'ACME'],
  ),
  row(
    'ListViewStore',
    () => new ListViewStore({ listViewMemory: fakeListViewMemory() }),
    ({ choose }) => choose('tiles'),
    ({ view }) => view,
    'rows',
    'tiles',
  ),
  row(
    'WishStore',
    () => new WishStore(world),
    ({ type }) => type('mi', typing),
    ({ session }) => [session.text, session.active],
    ['', -1],
    ['mi', -1],
  ),
];
