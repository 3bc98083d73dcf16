import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import { SelectField } from '#ui/design/primitives/field.tsx';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { usePartnerTerms } from './use-partner-terms.ts';

/** Who sells, and how the order is paid: what a partner adds to an order in the vitrina. */
export const PartnerBlock = observer(() => {
  const { t } = useLanguage();
  const { terms, stateAs } = usePartnerTerms();
  return (
    <Block number={4} title={t('partnerCheckout.title')}>
      <SellerField />
      <Choices legend={t('partnerCheckout.status')}>
        {paymentStatusTypes.map((type) => (
          <Choice
            key={type}
            name="status_type"
            checked={terms.statusType === type}
            onChoose={() => stateAs(type)}
            title={t(`partnerCheckout.statusType.${type}`)}
            note={t(`partnerCheckout.statusNote.${type}`)}
          />
        ))}
      </Choices>
    </Block>
  );
});

const SellerField = observer(() => {
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
      >
        <option value="">{t('partnerCheckout.nobody')}</option>
        {sellers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
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
