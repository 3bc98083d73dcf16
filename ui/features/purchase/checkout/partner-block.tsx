import { observer } from 'mobx-react-lite';
import { DEFAULT_PAYMENT_STATUS } from '#core/purchase/cart/index.ts';
import { effectiveStatusType, isOnCredit, paymentOf, statusTypesFor } from '#core/purchase/checkout/index.ts';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AdvanceField } from './advance-field.tsx';
import { useCheckout } from './checkout-context.ts';
import { SellerField } from './seller-field.tsx';
import { usePartnerTerms } from './use-partner-terms.ts';

/** Seller and payment of a partner's order in the vitrina. */
export const PartnerBlock = observer(() => {
  const { t } = useLanguage();
  return (
    <Block number={4} title={t('partnerCheckout.title')}>
      <SellerField />
      <Statement />
      <AdvanceField />
    </Block>
  );
});

/** What is stated of the payment, as far as its way leaves it open (rule CHECKOUT-17). */
const Statement = observer(() => {
  const { t } = useLanguage();
  const { draft } = useCheckout();
  const { terms, stateAs } = usePartnerTerms();
  const payment = paymentOf(draft);
  const stated = effectiveStatusType(payment, terms.statusType);
  const offered = statusTypesFor(payment);
  if (offered.length === 0) return <p className="text-muted">{t(`order.paid.${payment}.pending`)}</p>;
  return (
    <Choices legend={t('partnerCheckout.status')}>
      {isOnCredit(draft) ? (
        <Choice
          name="status_type"
          checked={stated === DEFAULT_PAYMENT_STATUS}
          onChoose={() => stateAs(DEFAULT_PAYMENT_STATUS)}
          title={t(`order.paid.${payment}.pending`)}
        />
      ) : null}
      {offered.map((type) => (
        <Choice
          key={type}
          name="status_type"
          checked={stated === type}
          onChoose={() => stateAs(type)}
          title={t(`partnerCheckout.statusType.${type}`)}
          note={t(`partnerCheckout.statusNote.${type}`)}
        />
      ))}
    </Choices>
  );
});
