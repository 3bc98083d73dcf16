import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { listViews, tiersInOrder } from '#core/catalog/products/index.ts';
import { LayoutGrid, Rows3 } from '#ui/design/icons/index.tsx';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { ListViewStore } from './list-view-store.ts';
import { useListingPorts } from './listing-ports.ts';

/** The corners of a choice, within those of the switch, px. */
const ROUNDED = { borderRadius: 6 };
const icons = { tiles: LayoutGrid, rows: Rows3 } as const;

/** A row a product or tiles, for the lists of a partner (rule LISTING-7). */
export const ViewSwitch = observer(() => {
  const { t } = useLanguage();
  const ports = useListingPorts();
  const [store] = useState(() => new ListViewStore(ports));
  useRootMark('rows', store.view === 'rows');
  return (
    <fieldset className="flex rounded-control border border-hairline p-0.5 noscript:hidden">
      <legend className="sr-only">{t('listing.view.title')}</legend>
      {listViews.map((view) => {
        const Icon = icons[view];
        return (
          <label
            key={view}
            title={t(`listing.view.${view}`)}
            className={`flex size-10 cursor-pointer items-center justify-center transition hover:text-ink has-checked:bg-tile has-focus-visible:outline-2 has-focus-visible:outline-ink ${store.view === view ? 'text-ink' : 'text-muted'}`}
            style={ROUNDED}
          >
            <input
              type="radio"
              name="list-view"
              value={view}
              aria-label={t(`listing.view.${view}`)}
              checked={store.view === view}
              onChange={() => store.choose(view)}
              className="sr-only"
            />
            <Icon className="size-5" />
          </label>
        );
      })}
    </fieldset>
  );
});

/**
 * Column headings of rows, hidden from screen readers, for which each row has its own labels. A customer sees one price
 * column without a name (rule SECOND-2).
 */
export const RowsHead = observer(() => {
  const { t } = useLanguage();
  const { partnerLooks } = useCustomerView();
  return (
    <div aria-hidden="true" className="rows-head hidden text-14 text-muted">
      <span>{t('listing.columns.code')}</span>
      <span>{t('listing.columns.product')}</span>
      <span>{t('listing.columns.stock')}</span>
      {partnerLooks ? (
        tiersInOrder.map((tier) => <span key={tier}>{t(`priceTiers.${tier}.short`)}</span>)
      ) : (
        <span>{t('tile.now')}</span>
      )}
    </div>
  );
});
