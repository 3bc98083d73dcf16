import type { Bani } from '#core/kernel/shared/index.ts';
import { monthlyFrom } from '#core/requests/credit/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface MonthlyFromProps {
  /** Bani. */
  readonly price: Bani;
  readonly className?: string;
}

/**
 * A price given by the month: the smallest payment that is offered for it; nothing when nobody lends such a sum, and in the
 * vitrina, where it would stand below a price that it is not of.
 */
export const MonthlyFrom = ({ price, className = '' }: MonthlyFromProps) => {
  const { t, money } = useLanguage();
  const { creditPartners } = useShell();
  const { vitrina } = useSite();
  const monthly = monthlyFrom(price, creditPartners);
  if (monthly === undefined || vitrina) return null;
  return <p className={`text-14 text-muted ${className}`}>{t('credit.from', { amount: money(monthly) })}</p>;
};
