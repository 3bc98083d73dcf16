import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CUSTOMER_MAX, quoteDays, quotePrices } from '#core/purchase/quote/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { LanguageChoice } from '#ui/features/kernel/language/language-choice.tsx';
import { usePartnerTerms } from '#ui/features/purchase/checkout/use-partner-terms.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuoteStore } from './quote-store.ts';

/** Settings of an offer before printing; folded on a phone. */
export const QuoteSettings = observer(({ store }: { readonly store: QuoteStore }) => {
  const { t, locale } = useLanguage();
  const partnerTerms = usePartnerTerms();
  const { terms, sellers, load, chooseSeller } = partnerTerms;
  useEffect(() => {
    void load(locale);
  }, [load, locale]);
  return (
    <details className="quote-settings group narrow-fold border-0 print:hidden">
      <summary className="font-medium">
        {t('quote.settings')}
        <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="quote-fields grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={t('quote.customer')}
          hint={t('quote.customerHint')}
          name="customer"
          autoComplete="off"
          maxLength={CUSTOMER_MAX}
          value={store.customer}
          onChange={({ target }) => store.address(target.value)}
        />
        <SelectField
          label={t('quote.seller')}
          name="seller"
          value={terms.sellerId}
          onChange={({ target }) => chooseSeller(target.value)}
          none={t('quote.nobody')}
          options={sellers.map(({ id, name }) => [id, name])}
        />
        <SelectField
          label={t('quote.valid')}
          name="days"
          value={String(store.days)}
          onChange={({ target }) =>
            store.holdFor(quoteDays.find((days) => String(days) === target.value) ?? store.days)
          }
          options={quoteDays.map((days) => [String(days), t('quote.days', { count: days })])}
        />
        <SelectField
          label={t('quote.prices')}
          name="prices"
          value={store.prices}
          onChange={({ target }) =>
            store.priceAt(quotePrices.find((prices) => prices === target.value) ?? store.prices)
          }
          options={quotePrices.map((prices) => [prices, t(`quote.pricesOf.${prices}`)])}
        />
        <LanguageChoice className="sm:col-span-2 lg:col-span-4" />
      </div>
    </details>
  );
});
