import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { createFindOrder, type OrderStatus } from '#core/purchase/checkout/index.ts';
import { canCancel, knownPhone } from '#core/purchase/my-orders/index.ts';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { CancelOrder } from '#ui/features/purchase/order-status/cancel-order.tsx';
import { OrderPhoneField } from '#ui/features/purchase/order-status/order-phone-field.tsx';
import { useOrderStatusPorts } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { OrderStatusStore } from '#ui/features/purchase/order-status/order-status-store.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface LiveCancelProps {
  readonly order: OrderStatus;
  readonly onCancelled: (order: OrderStatus) => void;
}

/** Cancels the order of a private link; visitors who did not place it here enter its phone first (rule LIVE-11). */
export const LiveCancel = ({ order, onCancelled }: LiveCancelProps) => {
  const { checkoutStorage } = useOrderStatusPorts();
  const [phone] = useState(() => knownPhone(checkoutStorage.loadOrders(), order.orderNumber));
  if (phone !== undefined) return <CancelOrder order={order} phone={phone} onCancelled={onCancelled} />;
  return <CancelByPhone order={order} onCancelled={onCancelled} />;
};

const CancelByPhone = observer(({ order, onCancelled }: LiveCancelProps) => {
  const { t } = useLanguage();
  const ports = useOrderStatusPorts();
  const problem = useProblem();
  const [wanted, setWanted] = useState(false);
  const [store] = useState(
    () => new OrderStatusStore({ findOrder: createFindOrder(ports), problem }, order.orderNumber),
  );
  if (store.order) return <CancelOrder order={store.order} phone={store.phone} asked onCancelled={onCancelled} />;
  if (!canCancel(order)) return null;
  if (wanted) return <PhoneForm store={store} keep={() => setWanted(false)} />;
  return (
    <Button kind="quiet" size="sm" className="-mx-3" onClick={() => setWanted(true)}>
      {t('order.cancel')}
      <span className="sr-only"> {t('orders.number', { number: order.orderNumber })}</span>
    </Button>
  );
});

/** Asks for the phone that the order was placed with. */
const PhoneForm = observer(({ store, keep }: { store: OrderStatusStore; keep: () => void }): ReactNode => {
  const { t, locale } = useLanguage();
  const { asking, none } = store;
  const { form, onSubmit } = useSubmit(() => store.ask(locale));
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex w-full flex-col gap-4 rounded-tile bg-tile p-4">
      <OrderPhoneField
        store={store}
        hint={t('live.phoneHint')}
        otherwise={none ? t('live.phoneOther') : undefined}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" aria-disabled={asking}>
          {asking ? <LoaderCircle className="size-4 animate-spin" /> : null}
          {t('live.cancelOn')}
        </Button>
        <Button kind="secondary" size="sm" onClick={keep}>
          {t('order.cancelNo')}
        </Button>
      </div>
    </form>
  );
});
