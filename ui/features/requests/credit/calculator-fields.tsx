import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Choice, Choices, ShortChoices } from '#ui/features/kernel/fields/choices.tsx';
import { useOfferWords } from '#ui/features/purchase/credit-terms/credit-words.ts';
import { LengthLabel } from '#ui/features/purchase/credit-terms/length-label.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AmountField } from './amount-field.tsx';
import type { CreditCalculator } from './credit-calculator.ts';

/** Length, lender and first payment. */
export const CalculatorFields = observer(({ calculator }: { calculator: CreditCalculator }) => {
  const { t } = useLanguage();
  const offerWords = useOfferWords();
  const id = useId();
  const { lenders, chosen, lengths, firstPayments, paidAtOnce } = calculator.calculation;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {chosen ? (
        <>
          <ShortChoices
            legend={t('credit.length')}
            name={`${id}-months`}
            options={lengths.map(({ months }) => ({
              value: months,
              label: <LengthLabel months={months} />,
            }))}
            chosen={chosen.plan.months}
            onChoose={calculator.chooseMonths}
          />
          <Choices legend={t('credit.partner')}>
            {lenders.map((offer) => (
              <Choice
                key={offer.partner.partnerId}
                name={`${id}-partner`}
                checked={offer.partner.partnerId === chosen.partner.partnerId}
                onChoose={() => calculator.choosePartner(offer.partner.partnerId)}
                title={offer.partner.name}
                {...offerWords(offer, chosen.plan.months)}
              />
            ))}
          </Choices>
        </>
      ) : null}
      {firstPayments && firstPayments.to > firstPayments.from ? (
        <AmountField
          label={t('credit.firstPayment')}
          slideLabel={t('credit.firstPaymentSlide')}
          value={paidAtOnce}
          range={firstPayments}
          onChange={calculator.payAtOnce}
        />
      ) : null}
    </div>
  );
});
