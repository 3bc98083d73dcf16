import type { CreditPartner } from '#core/requests/credit/index.ts';
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
