import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CUSTOMER_MAX, quoteDays, quotePrices } from '#core/purchase/quote/index.ts';
import { Check, Printer } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { LanguageChoice } from '#ui/features/kernel/language/language-choice.tsx';
import { usePartnerTerms } from '#ui/features/purchase/checkout/use-partner-terms.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuoteStore } from './quote-store.ts';

/** What a partner decides of an offer before it is printed. None of it is on paper. */
export const QuoteSettings = observer(({ store }: { readonly store: QuoteStore }) => {
  const { t, locale } = useLanguage();
  const partnerTerms = usePartnerTerms();
  const customerView = useCustomerView();
  const { terms, sellers, load, chooseSeller } = partnerTerms;
  const seller = sellers.find(({ id }) => id === terms.sellerId)?.name ?? '';
  const isSaved = store.isSaved(seller);
  useEffect(() => {
    void load(locale);
  }, [load, locale]);
  return (
    <div className="quote-fields mt-6 grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
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
      <LanguageChoice className="sm:col-span-2 lg:col-span-4" />
      <p role="status" className="text-14 text-danger empty:hidden sm:col-span-2 lg:col-span-4">
        {customerView.partnerLooks && store.tellsPartnerPrice ? t('quote.tellsPartnerPrice') : null}
      </p>
      <div className="quote-actions flex flex-wrap gap-2 sm:col-span-2 lg:col-span-4">
        <Button
          onClick={() => {
            // What is printed has a number of its own, and is found again (rule QUOTE-7).
            store.save(seller);
            window.print();
          }}
        >
          <Printer aria-hidden="true" className="size-5" />
          {t('quote.print')}
        </Button>
        <Button kind="secondary" aria-disabled={isSaved} onClick={() => isSaved || store.save(seller)}>
          {isSaved ? <Check aria-hidden="true" className="size-5" /> : null}
          {t(isSaved ? 'quote.isKept' : 'quote.save')}
        </Button>
        {store.opened ? (
          <div className="w-full">
            <Button kind="quiet" size="sm" className="-ml-3" onClick={() => store.close()}>
              {t('quote.fromCart')}
            </Button>
          </div>
        ) : null}
      </div>
      <p role="status" className="text-14 empty:hidden sm:col-span-2 lg:col-span-4">
        {store.opened ? t(store.shown.isOver ? 'quote.isOver' : 'quote.isSaved', { number: store.shown.number }) : null}
      </p>
      {store.leftOut.length > 0 ? (
        <p role="status" className="text-14 sm:col-span-2 lg:col-span-4">
          {t('quote.left', { titles: store.leftOut.join(', ') })}
        </p>
      ) : null}
    </div>
  );
});
