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
 * A partner's offer in the row that it is chosen by (rule CREDIT-13): `1 135 MDL/мес.`, and under it its rate with what is
 * overpaid; the nearest length in place of both where the chosen one is not offered.
 */
export const useOfferWords = (): ((option: CreditOption, length: number) => { aside?: string; note: string }) => {
  const { t, money } = useLanguage();
  const rateWords = useRateWords();
  const short = (count: number) => t('credit.monthsShort', { count });
  return ({ partner, plan: { monthlyPayment, months, overpayment } }, length) => {
    const amount = money(monthlyPayment);
    if (months !== length)
      return {
        note: t(months > length ? 'credit.onlyFrom' : 'credit.onlyUntil', {
          months: short(months).replaceAll(' ', '\u00A0'),
          amount,
        }),
      };
    return {
      aside: t('credit.aMonth', { amount }),
      note:
        overpayment > 0
          ? t('credit.overpaid', { terms: rateWords(partner), amount: money(overpayment) })
          : rateWords(partner),
    };
  };
};
