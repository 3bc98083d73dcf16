import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useOrderStatusPorts } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { MyOrderRow } from './my-order-row.tsx';
import { MyOrdersStore } from './my-orders-store.ts';

interface MyOrdersProps {
  /** What was last found out of an order elsewhere on the page. */
  readonly news: OrderStatus | undefined;
  /** Asks for all of an order. */
  readonly onOpen: (question: { readonly orderNumber: string; readonly phone: string }) => void;
}

/** Orders of this browser, newest first; nothing when there are none (rule MINE-1). */
export const MyOrders = observer(({ news, onOpen }: MyOrdersProps) => {
  const { t, locale } = useLanguage();
  const ports = useOrderStatusPorts();
  const cart = useCart();
  const problem = useProblem();
  const [store] = useState(() => new MyOrdersStore({ ...ports, cart, problem }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void store.start(locale), [store, locale]);
  useEffect(() => {
    if (news) store.learn(news);
  }, [store, news]);
  if (store.orders.length === 0) return null;
  return (
    <section aria-labelledby="my-orders" className="flex flex-col">
      <h2 ref={heading} id="my-orders" tabIndex={-1} className="text-22 outline-none">
        {t('order.mine')}
      </h2>
      <p className="mt-1 text-14 text-muted">{t('order.mineText')}</p>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {store.orders.map((order) => (
          <MyOrderRow
            key={order.orderNumber}
            order={order}
            isOpen={order.orderNumber === news?.orderNumber}
            onOpen={() => onOpen(order)}
            onRepeat={() => void store.repeat(order.orderNumber, locale)}
            onCancelled={store.learn}
            onForget={() => {
              store.forget(order.orderNumber);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
});
