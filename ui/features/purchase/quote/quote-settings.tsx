import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { quoteDays, quotePrices } from '#core/purchase/quote/index.ts';
import { Printer } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { usePartnerTerms } from '#ui/features/purchase/checkout/use-partner-terms.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuoteStore } from './quote-store.ts';

/** What a partner decides of an offer before it is printed. None of it is on paper. */
export const QuoteSettings = observer(({ store }: { readonly store: QuoteStore }) => {
  const { t, locale } = useLanguage();
  const partnerTerms = usePartnerTerms();
  const customerView = useCustomerView();
  const { terms, sellers, load, chooseSeller } = partnerTerms;
  useEffect(() => {
    void load(locale);
  }, [load, locale]);
  return (
    <div className="mt-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
      <TextField
        label={t('quote.customer')}
        name="customer"
        autoComplete="off"
        maxLength={120}
        value={store.customer}
        onChange={({ target }) => store.address(target.value)}
      />
      <SelectField
        label={t('quote.seller')}
        name="seller"
        value={terms.sellerId}
        onChange={({ target }) => chooseSeller(target.value)}
      >
        <option value="">{t('quote.nobody')}</option>
        {sellers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('quote.valid')}
        name="days"
        value={String(store.days)}
        onChange={({ target }) => store.holdFor(quoteDays.find((days) => String(days) === target.value) ?? store.days)}
      >
        {quoteDays.map((days) => (
          <option key={days} value={days}>
            {t('quote.days', { count: days })}
          </option>
        ))}
      </SelectField>
      {customerView.partnerLooks ? (
        <SelectField
          label={t('quote.prices')}
          name="prices"
          value={store.prices}
          onChange={({ target }) =>
            store.priceAt(quotePrices.find((prices) => prices === target.value) ?? store.prices)
          }
        >
          {quotePrices.map((prices) => (
            <option key={prices} value={prices}>
              {t(`quote.pricesOf.${prices}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <p className="text-14 text-muted sm:col-span-2 lg:col-span-3">
        {t('quote.customerHint')} {t('quote.language')}
      </p>
      <Button className="sm:col-span-2 lg:col-span-1" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        {t('quote.print')}
      </Button>
      {store.leftOut.length > 0 ? (
        <p role="status" className="text-14 sm:col-span-2 lg:col-span-4">
          {t('quote.left', { titles: store.leftOut.join(', ') })}
        </p>
      ) : null}
    </div>
  );
});
