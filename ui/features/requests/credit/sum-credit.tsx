import { observer } from 'mobx-react-lite';
import { DEFAULT_CREDIT_SUM, lendableRange } from '#core/requests/credit/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AmountField } from './amount-field.tsx';
import { CalculatorFields } from './calculator-fields.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { useCalculator } from './use-calculator.ts';
import { useCredit } from './use-credit.ts';

/** A calculator for any sum, and a link to the prime credit. */
export const SumCredit = observer(() => {
  const { t } = useLanguage();
  const credit = useCredit();
  const calculator = useCalculator(DEFAULT_CREDIT_SUM);
  const sums = lendableRange(calculator.subject.partners);
  return (
    <section aria-labelledby="calculator" className="@container">
      <h2 id="calculator" className="text-22 md:text-28">
        {t('credit.calculator')}
      </h2>
      <div className="mt-4 grid items-start gap-x-16 gap-y-6 @min-[700px]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex flex-col gap-6">
          {sums ? (
            <AmountField
              label={t('credit.sum')}
              slideLabel={t('credit.sumSlide')}
              value={calculator.calculation.price}
              range={sums}
              onChange={calculator.setPrice}
            />
          ) : null}
          <CalculatorFields calculator={calculator} />
        </div>
        <div className="rounded-tile bg-tile p-5 md:p-6">
          <CalculatorResult calculator={calculator}>
            <Button wide aria-haspopup="dialog" onClick={credit.showPrime}>
              {t('credit.primeOpen')}
            </Button>
          </CalculatorResult>
        </div>
      </div>
      <p className="mt-4 text-14 text-muted">{t('credit.estimate')}</p>
    </section>
  );
});
