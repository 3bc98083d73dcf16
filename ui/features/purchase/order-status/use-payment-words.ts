import type { PaymentWord } from '#core/purchase/checkout/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Says what an order says of its payment; empty where nothing is known (rule ORDER-13). */
export const usePaymentWords = (): ((word: PaymentWord | undefined) => string) => {
  const { t } = useLanguage();
  return (word) => {
    if (!word) return '';
    if (word.kind === 'nothing') return t('order.nothingDue');
    return word.kind === 'stated' ? t(`order.stated.${word.as}`) : t(`order.paid.${word.method}.${word.state}`);
  };
};
