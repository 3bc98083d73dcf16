import type { Bani } from '#core/kernel/shared/index.ts';
import { planBesidePrice } from '#core/requests/credit/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface MonthlyPaymentProps {
  readonly price: Bani;
  readonly className?: string;
}

/**
 * The smallest monthly payment for a price; absent when nobody lends the sum (rules CREDIT-9, CREDIT-14), and in the
 * vitrina, whose price differs from the financed one.
 */
export const MonthlyPayment = ({ price, className = '' }: MonthlyPaymentProps) => {
  const { t, money } = useLanguage();
  const { creditPartners } = useShell();
  const { vitrina } = useSite();
  const plan = planBesidePrice(price, creditPartners);
  if (!plan || vitrina) return null;
  const amount = money(plan.monthlyPayment);
  return <p className={`text-14 text-muted ${className}`}>{t('credit.monthly', { amount, count: plan.months })}</p>;
};
