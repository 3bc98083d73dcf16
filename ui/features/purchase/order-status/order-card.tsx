import type { LastOrder, OrderStatus } from '#core/purchase/checkout/index.ts';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { useFocusOnMount } from '#ui/design/use-focus-on-mount.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CancelOrder } from './cancel-order.tsx';
import { LiveLink } from './live-link.tsx';
import { OrderContents, OrderWay } from './order-facts.tsx';

interface OrderCardProps {
  readonly order: OrderStatus;
  /** The phone that it was found by. */
  readonly phone: string;
  /** The last order that this browser placed. */
  readonly placed?: LastOrder | undefined;
  readonly onCancelled: (order: OrderStatus) => void;
}

/** An order that was asked for, with what can be done with it. */
export const OrderCard = ({ order, phone, placed, onCancelled }: OrderCardProps) => {
  const { t, date } = useLanguage();
  const heading = useFocusOnMount();
  const { orderNumber, createdAt, linkKey } = order;
  return (
    <article aria-labelledby="order" className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="order" tabIndex={-1} className="text-28 outline-none">
          <NoWrap text={t('order.title', { number: orderNumber })} part={orderNumber} />
        </h2>
        <p className="text-muted">{t('order.placed', { date: date(createdAt) })}</p>
        <LiveLink linkKey={linkKey} />
      </div>
      <OrderWay order={order} placed={placed} />
      <OrderContents order={order} placed={placed} />
      <div className="flex flex-wrap">
        <CancelOrder order={order} phone={phone} onCancelled={onCancelled} />
      </div>
    </article>
  );
};
