import type { Bani } from '#core/kernel/shared/index.ts';
import { monthlyFrom } from '#core/requests/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface MonthlyFromProps {
  /** Bani. */
  readonly price: Bani;
  /** Id of the calculator on this page that the words lead to. */
  readonly to?: string;
  readonly className?: string;
}

/** A price given by the month: the smallest payment that is offered for it; nothing when nobody lends such a sum. */
export const MonthlyFrom = ({ price, to, className = '' }: MonthlyFromProps) => {
  const { t, money } = useLanguage();
  const { creditPartners } = useShell();
  const monthly = monthlyFrom(price, creditPartners);
  if (monthly === undefined) return null;
  const words = t('credit.from', { amount: money(monthly) });
  return (
    <p className={`text-14 text-muted ${className}`}>
      {to ? (
        <a
          href={`#${to}`}
          className="inline-block py-1 underline decoration-dotted underline-offset-4 transition hover:text-ink"
        >
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
};
