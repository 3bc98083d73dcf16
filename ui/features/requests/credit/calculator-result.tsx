import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lendableRange } from '#core/requests/credit/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { CreditCalculator } from './credit-calculator.ts';

interface CalculatorResultProps {
  readonly calculator: CreditCalculator;
  /** Actions below the result. */
  readonly children?: ReactNode;
}

/** The result of a credit calculation: the monthly payment, then the total. */
export const CalculatorResult = observer(({ calculator, children }: CalculatorResultProps) => {
  const { t, money } = useLanguage();
  const { chosen, firstPayments } = calculator.calculation;
  const lent = lendableRange(calculator.subject.partners);
  if (!chosen) {
    const range = lent ? { from: money(lent.from), to: money(lent.to) } : { from: '', to: '' };
    return <p role="status">{firstPayments ? t('credit.nobody') : t('credit.nobodySum', range)}</p>;
  }
  const { plan } = chosen;
  const sums = [
    ...(plan.firstPayment > 0 ? [[t('credit.paidAtOnce'), money(plan.firstPayment)]] : []),
    [t('credit.lent'), money(plan.amount)],
    ...(plan.commission > 0 ? [[t('credit.commissionSum'), money(plan.commission)]] : []),
    [t('credit.total'), money(plan.totalCost)],
  ];
  return (
    <div className="flex flex-col gap-5">
      <p aria-live="polite">
        <span className="block text-14 text-muted">{t('credit.monthly')}</span>
        <span className="price block text-36">{money(plan.monthlyPayment)}</span>
        <span className="block text-14 text-muted">{t('credit.months', { count: plan.months })}</span>
      </p>
      <dl className="text-14">
        {sums.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-hairline py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-hairline py-2">
          <dt className="text-muted">{t('credit.overpayment')}</dt>
          {plan.overpayment > 0 ? (
            <dd className="font-medium whitespace-nowrap">{money(plan.overpayment)}</dd>
          ) : (
            <dd className="font-medium text-positive">{t('credit.noOverpayment')}</dd>
          )}
        </div>
      </dl>
      {children}
    </div>
  );
});
