import type { Bani } from '#core/kernel/shared/index.ts';
import { planBesidePrice } from '#core/requests/credit/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface MonthlyPaymentProps {
  /** Bani. */
  readonly price: Bani;
  readonly className?: string;
}

/**
 * What a price is by the month, and for how long; nothing when nobody lends such a sum (rules CREDIT-9, CREDIT-14), and in
 * the vitrina, where it would stand below a price that it is not of.
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
