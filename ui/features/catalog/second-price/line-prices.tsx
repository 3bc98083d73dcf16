import { observer } from 'mobx-react-lite';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import type { CartLine } from '#core/purchase/cart/index.ts';
import { Check } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/** Both prices of a line's piece and which of them is taken; nothing for a customer (rules SECOND-1, SECOND-4). */
export const LinePrices = observer(({ line: { product, secondPrice } }: { line: CartLine }) => {
  const { t, money } = useLanguage();
  const { retail, second } = shownPrices(product, useCustomerView().partnerLooks);
  if (!second) return null;
  const prices = [
    { words: t('secondPrice.retailPrice'), amount: retail.price, taken: !secondPrice },
    { words: t('secondPrice.partnerPrice'), amount: second.price, taken: secondPrice },
  ];
  return (
    <ul className="mt-1 flex flex-col text-12 text-muted">
      {prices.map(({ words, amount, taken }) => (
        <li key={words} className={`flex items-center gap-1 ${taken ? 'font-medium text-ink' : ''}`}>
          {words} <span className="tabular-nums">{money(amount)}</span>
          {taken ? (
            <>
              <Check aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t('secondPrice.taken')}</span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
});
