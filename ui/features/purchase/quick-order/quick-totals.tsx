import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { tiers } from '#core/catalog/products/index.ts';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

/** One price for the whole list; lines that do not have it keep the ordinary one. */
export const PriceForAll = observer(({ store }: { store: QuickOrderStore }) => {
  const { t } = useLanguage();
  const name = useId();
  const { choice, rows } = store;
  if (rows.every(({ prices }) => prices.length < 2)) return null;
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-x-6 text-14">
      <legend className="mr-6 flex min-h-11 items-center text-muted sm:float-left">{t('quickOrder.forAll')}</legend>
      {tiers.map((tier) => (
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

/** What the list comes to at every price and as chosen, and the way to the cart. */
export const QuickTotals = observer(({ store }: { store: QuickOrderStore }) => {
  const { t, money, locale } = useLanguage();
  const { pieces, sums, chosen } = store.totals;
  return (
    <section
      aria-label={t('quickOrder.totals')}
      className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-t border-hairline pt-5"
    >
      <dl className="flex w-full max-w-90 flex-col gap-1.5 text-14 text-muted">
        {tiers.map((tier) => (
          <div key={tier} className="flex items-baseline justify-between gap-6">
            <dt>{t(`priceTiers.${tier}.at`)}</dt>
            <dd className="whitespace-nowrap">{money(sums[tier])}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-1 flex-wrap items-end justify-end gap-x-8 gap-y-4">
        <p className="text-right">
          <span className="block text-14 text-muted">
            {t('quickOrder.total')}, {t('quickOrder.pieces', { count: pieces })}
          </span>
          <span className="price block text-28">{money(chosen)}</span>
        </p>
        <Button size="lg" className="max-sm:w-full" onClick={() => store.addToCart(locale)}>
          <ShoppingBag aria-hidden="true" className="size-5" />
          {t('quickOrder.toCart')}
        </Button>
      </div>
    </section>
  );
});
