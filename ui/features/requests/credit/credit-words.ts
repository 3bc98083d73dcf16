import type { CreditPartner } from '#core/requests/credit/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** `18,9`: both languages write a comma. */
const percent = (value: number): string => String(value).replace('.', ',');

/** What a partner's credit costs, in a few words: `18,9% годовых, комиссия 1,5%`. */
export const useRateWords = (): ((partner: CreditPartner) => string) => {
  const { t } = useLanguage();
  return ({ yearlyRate, commission }) =>
    [
      yearlyRate === 0 ? t('credit.interestFree') : t('credit.yearly', { percent: percent(yearlyRate) }),
      ...(commission === 0 ? [] : [t('credit.commission', { percent: percent(commission) })]),
    ].join(', ');
};
