import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SelectField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { usePartnerTerms } from './use-partner-terms.ts';

/** The partner's seller; kept for the next order (rules CHECKOUT-9, CHECKOUT-10). */
export const SellerField = observer(() => {
  const { t, locale } = useLanguage();
  const partnerTerms = usePartnerTerms();
  const { terms, sellers, loading, failed, load, chooseSeller } = partnerTerms;
  useEffect(() => {
    void load(locale);
  }, [load, locale]);
  return (
    <div className="flex flex-col items-start gap-2 *:w-full">
      <SelectField
        label={t('partnerCheckout.seller')}
        hint={failed ? undefined : t('partnerCheckout.sellerHint')}
        name="seller"
        aria-busy={loading}
        value={terms.sellerId}
        onChange={({ target }) => chooseSeller(target.value)}
        none={t('partnerCheckout.nobody')}
        options={sellers.map(({ id, name }) => [id, name])}
      />
      {failed ? (
        <p role="alert" className="text-14">
          {t('partnerCheckout.sellersFailed')}{' '}
          <button type="button" className="min-h-6 font-medium underline" onClick={() => void load(locale)}>
            {t('partnerCheckout.retry')}
          </button>
        </p>
      ) : null}
    </div>
  );
});
