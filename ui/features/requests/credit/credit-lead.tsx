import type { Bani } from '#core/kernel/shared/index.ts';
import { planBesidePrice } from '#core/requests/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { PRODUCT_CREDIT_ID } from './product-credit-id.ts';

/**
 * What a price, in bani, is by the month, leading to the calculator on the same page: the loan that costs nothing, else the
 * smallest payment; nothing when nobody lends such a sum (rule CREDIT-14).
 */
export const CreditLead = ({ price }: { price: Bani }) => {
  const { t, money } = useLanguage();
  const { creditPartners } = useShell();
  const plan = planBesidePrice(price, creditPartners);
  if (!plan) return null;
  const amount = money(plan.monthlyPayment);
  return (
    <p className="text-14 text-muted">
      <a
        href={`#${PRODUCT_CREDIT_ID}`}
        className="inline-block py-1 underline underline-offset-4 transition hover:text-ink"
      >
        {plan.overpayment === 0
          ? t('credit.free', { amount, months: t('credit.monthsShort', { count: plan.months }) })
          : t('credit.from', { amount })}
      </a>
    </p>
  );
};
