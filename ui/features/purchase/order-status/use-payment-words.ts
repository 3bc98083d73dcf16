import type { PaymentLabel } from '#core/purchase/checkout/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/**
 * Says what an order says of its payment; empty where nothing is known (rule ORDER-13). Beside a label that names the
 * payment the words do not name it again.
 */
export const usePaymentWords = (): ((word: PaymentLabel | undefined, isLabelled?: boolean) => string) => {
  const { t } = useLanguage();
  return (word, isLabelled = false) => {
    if (!word) return '';
    if (word.kind === 'nothing') return t('order.nothingDue');
    if (isLabelled && word.kind === 'way' && word.method === 'cash' && word.state === 'pending')
      return t('checkout.pay.cash');
    return word.kind === 'stated' ? t(`order.stated.${word.as}`) : t(`order.paid.${word.method}.${word.state}`);
  };
};
