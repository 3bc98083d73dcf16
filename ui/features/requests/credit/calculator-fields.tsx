import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AmountField } from './amount-field.tsx';
import type { CreditCalculator } from './credit-calculator.ts';
import { useRateWords } from './credit-words.ts';

/** Who lends, for how long, and what is paid at once. */
export const CalculatorFields = observer(({ calculator }: { calculator: CreditCalculator }) => {
  const { t, money } = useLanguage();
  const rateWords = useRateWords();
  const id = useId();
  const { lenders, chosen, plans, firstPayments, paidAtOnce } = calculator.calculation;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {lenders.length > 0 ? (
        <Choices legend={t('credit.partner')}>
          {lenders.map(({ partner, plan }) => (
            <Choice
              key={partner.partnerId}
              name={`${id}-partner`}
              checked={partner.partnerId === chosen?.partner.partnerId}
              onChoose={() => calculator.choosePartner(partner.partnerId)}
              title={partner.name}
              note={rateWords(partner)}
              aside={t('credit.partnerFrom', { amount: money(plan.monthlyPayment) })}
            />
          ))}
        </Choices>
      ) : null}
      {chosen ? (
        <div role="radiogroup" aria-labelledby={`${id}-length`} className="flex min-w-0 flex-col gap-1.5">
          <p id={`${id}-length`} className="text-14 font-medium">
            {t('credit.length')}
          </p>
          <div className="flex flex-wrap gap-2">
            {plans.map(({ months }) => (
              <label
                key={months}
                className="relative inline-flex h-11 items-center rounded-control border border-hairline px-3 text-14 font-medium transition hover:border-muted has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name={`${id}-months`}
                  checked={months === chosen.plan.months}
                  onChange={() => calculator.chooseMonths(months)}
                  className="absolute inset-0 size-full appearance-none rounded-control outline-none"
                />
                {t('credit.monthsShort', { count: months })}
              </label>
            ))}
          </div>
        </div>
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
