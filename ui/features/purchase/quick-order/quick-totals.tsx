import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { tiersInOrder } from '#core/catalog/products/index.ts';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { QuickCount } from './quick-count.tsx';
import type { QuickOrderStore } from './quick-order-store.ts';
import './quick-order.css';

/** Sets one price for all lines that have it. */
export const PriceForAll = observer(({ store }: { store: QuickOrderStore }) => {
  const { t } = useLanguage();
  const name = useId();
  const { choice, rows } = store;
  if (rows.every(({ prices }) => prices.length < 2)) return null;
  return (
    <fieldset className="quick-for-all mb-4 flex flex-wrap items-center gap-x-6 text-14">
      <legend className="mr-6 flex items-center text-muted">{t('quickOrder.forAll')}</legend>
      {tiersInOrder.map((tier) => (
        <label key={tier} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={choice === tier}
            onChange={() => store.choose(tier)}
            className="tick"
          />
          {t(`priceTiers.${tier}.name`)}
        </label>
      ))}
    </fieldset>
  );
});

/** Totals of the list at each price and as chosen, and the button to the cart; always visible on a small screen. */
export const QuickTotals = observer(({ store }: { store: QuickOrderStore }) => {
  const { t, money, locale } = useLanguage();
  const { sums, chosen, lines } = store.totals;
  const { hasUnreadText, leaving } = store;
  useRootMark('buyBar');
  return (
    <section aria-label={t('quickOrder.totals')} className="quick-totals">
      <dl className="flex w-full max-w-90 flex-col gap-1.5 text-14 text-muted">
        {tiersInOrder.map((tier) => (
          <div key={tier} className="flex items-baseline justify-between gap-6">
            <dt>{t(`priceTiers.${tier}.at`)}</dt>
            <dd className="whitespace-nowrap">{money(sums[tier])}</dd>
          </div>
        ))}
      </dl>
      <div className="quick-bar">
        <p>
          <span className="block text-muted">
            <span className="max-lg:hidden">{t('quickOrder.total')}, </span>
            <QuickCount store={store} />
          </span>
          <span className="price block">{money(chosen)}</span>
        </p>
        <Button size="lg" aria-disabled={leaving} onClick={() => void store.addToCart(locale)}>
          <ShoppingBag className="size-5" />
          {hasUnreadText ? t('quickOrder.toCartAll') : t('quickOrder.toCart', { count: lines })}
        </Button>
      </div>
    </section>
  );
});
