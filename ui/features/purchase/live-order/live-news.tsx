import { milestoneOf, type OrderStatus, paymentLabel } from '#core/purchase/checkout/index.ts';
import type { OrderChange } from '#core/purchase/live-order/index.ts';
import { usePaymentWords } from '#ui/features/purchase/order-status/use-payment-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Shows and announces the last change of the order (rule LIVE-3). */
export const LiveNews = ({ order, changes }: { order: OrderStatus; changes: readonly OrderChange[] }) => {
  const { t } = useLanguage();
  const paymentWords = usePaymentWords();
  const { status, delivery } = order;
  const words: Readonly<Record<OrderChange, () => string>> = {
    step: () => t('live.now', { step: t(`order.step.${milestoneOf(status, delivery?.method ?? 'address')}`) }),
    payment: () => t('live.paid', { payment: paymentWords(paymentLabel(order, status === 'cancelled')) ?? '' }),
    other: () => t('live.changed'),
  };
  return (
    <div role="status" className="mt-3 flex flex-col gap-1 rounded-tile bg-promo px-4 py-3 font-medium empty:hidden">
      {changes.map((change) => (
        <p key={change}>{words[change]()}</p>
      ))}
    </div>
  );
};
