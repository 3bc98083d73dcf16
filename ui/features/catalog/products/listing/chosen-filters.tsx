import { observer } from 'mobx-react-lite';
import {
  changeListing,
  chosenOf,
  isNarrowed,
  type PriceRange,
  toggleOption,
  widenListing,
} from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { type Language, useLanguage } from '#ui/i18n/context.ts';
import type { ListingControls } from './use-listing.ts';

/** More options of one filter than these are one thing, or they would push the list off the screen. */
const MOST_APART = 5;

/** What is chosen, each thing a link to the same list without it; how much is shown when nothing is. */
export const ChosenFilters = ({ controls }: { controls: ListingControls }) => {
  const language = useLanguage();
  const { t } = language;
  const { page, asked: state, addressOf } = controls;
  const { listing } = page;
  if (!isNarrowed(state)) return <Shown controls={controls} />;
  const options = state.selection.flatMap((selected) => {
    const { filterId } = selected;
    const facet = listing.facets.find((one) => one.filterId === filterId);
    const chosen = chosenOf(listing.facets, selected);
    if (facet && chosen.length > MOST_APART) {
      const selection = state.selection.filter((other) => other.filterId !== filterId);
      const name = `${facet.name}: ${chosen.length}`;
      return [{ id: filterId, name, without: changeListing(state, { selection }) }];
    }
    return chosen.map(({ value, name }) => ({
      id: `${filterId}:${value}`,
      name,
      without: changeListing(state, { selection: toggleOption(state.selection, filterId, value, false) }),
    }));
  });
  const price = priceWords(state.price, language);
  const chips = price
    ? [{ id: 'price', name: price, without: changeListing(state, { price: {} }) }, ...options]
    : options;
  return (
    <ul
      aria-label={t('listing.chosen')}
      className="order-1 flex basis-full flex-wrap items-center gap-2 lg:order-none lg:min-h-11 lg:grow lg:basis-0"
    >
      {chips.map(({ id, name, without }) => (
        <li key={id}>
          <Link
            to={addressOf(without)}
            preventScrollReset
            aria-label={t('listing.remove', { name })}
            className="inline-flex h-9 items-center gap-1.5 rounded-full bg-tile pr-3 pl-4 text-14 transition hover:bg-hairline"
          >
            {name}
            <Cross className="size-4 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={addressOf(widenListing(state))}
          preventScrollReset
          className="inline-flex h-9 items-center px-2 text-14 font-medium text-link hover:underline"
        >
          {t('listing.reset')}
        </Link>
      </li>
    </ul>
  );
};

/** On a wide screen, where it would be an empty place beside the order. */
const Shown = observer(({ controls: { page, store } }: { controls: ListingControls }) => {
  const { t, count } = useLanguage();
  return (
    <p className="hidden self-center text-14 text-muted lg:block">
      {store.products.length > 0
        ? t('listing.shown', { shown: count(store.products.length), total: count(page.listing.totalCount) })
        : null}
    </p>
  );
});

const priceWords = ({ from, to }: PriceRange, { t, money }: Language): string | undefined => {
  if (from !== undefined && to !== undefined) return t('listing.priceBetween', { from: money(from), to: money(to) });
  if (from !== undefined) return t('listing.priceOver', { from: money(from) });
  return to === undefined ? undefined : t('listing.priceUnder', { to: money(to) });
};
