import { milestoneOf, type OrderStatus, paymentLabel } from '#core/purchase/checkout/index.ts';
import type { MyOrder } from '#core/purchase/my-orders/index.ts';
import { X } from '#ui/design/icons/index.tsx';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { CancelOrder } from '#ui/features/purchase/order-status/cancel-order.tsx';
import { LiveLink } from '#ui/features/purchase/order-status/live-link.tsx';
import { usePaymentWords } from '#ui/features/purchase/order-status/use-payment-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { RepeatButton } from './repeat-button.tsx';
import { ShortGoods } from './short-goods.tsx';

interface MyOrderRowProps {
  readonly order: MyOrder;
  /** All of it is shown on the page already, with what can be done with it. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRepeat: () => void;
  readonly onCancelled: (order: OrderStatus) => void;
  readonly onForget: () => void;
}

/** One order of this browser: where it is, what is in it, and what can be done with it. */
export const MyOrderRow = ({ order, isOpen, onOpen, onRepeat, onCancelled, onForget }: MyOrderRowProps) => {
  const { t, money, date } = useLanguage();
  const { orderNumber, at, total, method, goods, status, repeating, short, phone } = order;
  const paid = usePaymentWords();
  const number = t('orders.number', { number: orderNumber });
  const [first, ...others] = goods;
  return (
    <li className="flex flex-col gap-3 py-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <div className="flex flex-col gap-1">
          <h3 className="text-16">
            <NoWrap text={number} part={orderNumber} />
            {status ? (
              <span className="ml-2 text-14 font-semibold text-muted">
                {t(`order.step.${milestoneOf(status.status, method)}`)}
              </span>
            ) : null}
          </h3>
          <p className="text-14 text-muted">
            {[date(at), money(total), status && paid(paymentLabel(status, status.status === 'cancelled'))]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {first ? (
            <p className="text-14">
              {noBreakName(first.title)}
              {others.length > 0 ? ` ${t('orders.more', { count: others.length })}` : ''}
            </p>
          ) : null}
        </div>
        <IconButton
          label={t('order.forget', { number: orderNumber })}
          className="-mt-2 -mr-3 text-muted"
          onClick={onForget}
        >
          <X className="size-4.5" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {goods.length > 0 ? <RepeatButton orderNumber={orderNumber} repeating={repeating} onRepeat={onRepeat} /> : null}
        {isOpen ? null : (
          <>
            <Button kind="secondary" size="sm" onClick={onOpen}>
              {t('order.open')}
              <span className="sr-only"> {number}</span>
            </Button>
            {status ? <CancelOrder order={status} phone={phone} onCancelled={onCancelled} /> : null}
          </>
        )}
      </div>
      {isOpen ? null : <LiveLink linkKey={status?.linkKey} number={number} />}
      <ShortGoods goods={short} />
    </li>
  );
};
