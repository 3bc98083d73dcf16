import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { digitsAndPlus } from '#core/kernel/shared/index.ts';
import type { ListedOrder } from '#core/partner/orders/index.ts';
import { Phone } from '#ui/design/icons/index.tsx';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { RepeatButton } from '#ui/features/purchase/my-orders/repeat-button.tsx';
import { RepeatStore } from '#ui/features/purchase/my-orders/repeat-store.ts';
import { ShortGoods } from '#ui/features/purchase/my-orders/short-goods.tsx';
import { CancelOrder } from '#ui/features/purchase/order-status/cancel-order.tsx';
import { useOrderStatusPorts } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { ReceiptLink } from '#ui/features/purchase/order-status/receipt-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useRevalidator } from '#ui/router/hooks.ts';

/**
 * What a partner may do with an order: call the customer, repeat it, print the receipt, cancel (rules MINE-5, ORDERS-9,
 * ORDERS-10).
 */
export const OrderActions = observer(({ order }: { readonly order: ListedOrder }) => {
  const { t, locale } = useLanguage();
  const ports = useOrderStatusPorts();
  const cart = useCart();
  const problem = useProblem();
  const { revalidate } = useRevalidator();
  const { orderNumber, customerPhone, products } = order;
  const [store] = useState(() => new RepeatStore({ ...ports, cart, problem }, products));
  return (
    <div className="flex flex-col gap-3">
      <div className="order-actions flex flex-wrap items-center gap-x-3 gap-y-2">
        {/* The number is in the summary line, where a press toggles the details. */}
        <a href={`tel:${digitsAndPlus(customerPhone)}`} className="button button-secondary button-sm lg:hidden">
          <Phone className="size-4.5" />
          {t('orders.call')}
          <span className="sr-only"> {readablePhone(customerPhone)}</span>
        </a>
        <RepeatButton
          orderNumber={orderNumber}
          repeating={store.repeating}
          onRepeat={() => void store.repeat(locale)}
        />
        <ReceiptLink orderNumber={orderNumber} size="sm" />
        <CancelOrder order={order} phone={customerPhone} onCancelled={() => void revalidate()} />
      </div>
      <ShortGoods goods={store.short} />
    </div>
  );
});
