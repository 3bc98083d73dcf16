import { observer } from 'mobx-react-lite';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AdvanceField } from './advance-field.tsx';
import { SellerField } from './seller-field.tsx';
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
      <AdvanceField />
    </Block>
  );
});
