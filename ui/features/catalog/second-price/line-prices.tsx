import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import type { CartLine } from '#core/purchase/cart/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

interface LinePricesProps {
  readonly line: CartLine;
  /** How many pieces there are, and what one costs. */
  readonly children: ReactNode;
}

/**
 * Shows a partner the tier of a line and its other prices; a customer sees the count alone (rules SECOND-1, SECOND-4).
 */
export const LinePrices = observer(({ line: { product, tier: taken }, children }: LinePricesProps) => {
  const { t, money } = useLanguage();
  const prices = shownPrices(product, useCustomerView().partnerLooks);
  if (prices.length < 2) return children;
  return (
    <>
      <span className="text-ink">
        {children}, <span className="whitespace-nowrap">{t(`priceTiers.${taken}.at`).toLowerCase()}</span>
      </span>
      {prices.map(({ tier, price }) =>
        tier === taken ? null : (
          <span key={tier} className="block">
            {t(`priceTiers.${tier}.short`)} {money(price)}
          </span>
        ),
      )}
    </>
  );
});
