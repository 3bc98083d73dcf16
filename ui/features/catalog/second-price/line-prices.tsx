import { observer } from 'mobx-react-lite';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import type { CartLine } from '#core/purchase/cart/index.ts';
import { Check } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/** All prices of a line's piece and which of them is taken; nothing for a customer (rules SECOND-1, SECOND-4). */
export const LinePrices = observer(({ line: { product, tier: taken } }: { line: CartLine }) => {
  const { t, money } = useLanguage();
  const prices = shownPrices(product, useCustomerView().partnerLooks);
  if (prices.length < 2) return null;
  return (
    <ul className="mt-1 flex flex-col text-12 text-muted">
      {prices.map(({ tier, price }) => (
        <li key={tier} className={`flex items-center gap-1 ${tier === taken ? 'font-medium text-ink' : ''}`}>
          {t(`priceTiers.${tier}.name`)} {money(price)}
          {tier === taken ? (
            <>
              <Check aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t('priceChoice.taken')}</span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
});
