import type { CreditOption, CreditPartner } from '#core/requests/credit/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** What a partner's credit costs, in a few words: `18,9% годовых, комиссия 1,5%`. */
export const useRateWords = (): ((partner: CreditPartner) => string) => {
  const { t, decimal } = useLanguage();
  return ({ yearlyRate, commission }) =>
    [
      yearlyRate === 0 ? t('credit.interestFree') : t('credit.yearly', { percent: decimal(yearlyRate) }),
      ...(commission === 0 ? [] : [t('credit.commission', { percent: decimal(commission) })]),
    ].join(', ');
};

/**
 * A partner's offer in the row that it is chosen by (rule CREDIT-13): `1 135 MDL × 36 мес.`, and under it its rate with what is
 * overpaid.
 */
export const useOfferWords = (): ((option: CreditOption) => { aside: string; note: string }) => {
  const { t, money } = useLanguage();
  const rateWords = useRateWords();
  return ({ partner, plan: { monthlyPayment, months, overpayment } }) => ({
    aside: t('credit.payments', { amount: money(monthlyPayment), months: t('credit.monthsShort', { count: months }) }),
    note:
      overpayment > 0
        ? t('credit.overpaid', { terms: rateWords(partner), amount: money(overpayment) })
        : rateWords(partner),
  });
};
