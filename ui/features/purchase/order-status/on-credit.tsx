import type { ReadCredit } from '#core/purchase/checkout/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** On whose credit an order is paid, for how long, and what is paid a month. */
export const OnCredit = ({ credit: { lender, months, monthlyPayment } }: { readonly credit: ReadCredit }) => {
  const { t, money } = useLanguage();
  return (
    <p className="text-14">
      <span className="text-muted">{t('order.credit')}</span>{' '}
      {t('order.creditTerms', {
        lender,
        months: t('credit.months', { count: months }),
        amount: money(monthlyPayment),
      })}
    </p>
  );
};
