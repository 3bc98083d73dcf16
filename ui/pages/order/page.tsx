import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createFindOrder } from '#core/purchase/checkout/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { SearchX } from '#ui/design/icons/index.tsx';
import { useFocusOnMount } from '#ui/design/use-focus-on-mount.ts';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { PrintedShop } from '#ui/features/kernel/phones/printed-shop.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { MyOrders } from '#ui/features/purchase/my-orders/my-orders.tsx';
import { OrderCard } from '#ui/features/purchase/order-status/order-card.tsx';
import { OrderForm } from '#ui/features/purchase/order-status/order-form.tsx';
import { useOrderStatusPorts } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { OrderStatusStore } from '#ui/features/purchase/order-status/order-status-store.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { OrderPageData } from './loader.ts';

export const handle: PageHandle<OrderPageData> = {
  head: privateHead('order.heading', 'order.lead'),
};

/** The state of one order, by its number and phone. */
export const Component = observer(() => {
  const { t, locale } = useLanguage();
  const { orderNumber } = useLoaderData<OrderPageData>();
  const ports = useOrderStatusPorts();
  const problem = useProblem();
  const checkout = useCheckout();
  const [store] = useState(() => new OrderStatusStore({ findOrder: createFindOrder(ports), problem }, orderNumber));
  const { ready, draft } = checkout;
  useEffect(() => {
    if (ready) store.suggestPhone(draft.phone);
  }, [ready, draft, store]);
  return (
    <div className="container-page py-10 sm:py-14 print:py-0">
      <PrintedShop />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[400px_minmax(0,560px)]">
        <div className="flex flex-col gap-8 print:hidden">
          <div className="flex flex-col gap-3">
            <h1 className="text-28 md:text-36">{t('order.heading')}</h1>
            <p className="text-pretty text-muted">{t('order.lead')}</p>
          </div>
          <OrderForm store={store} />
        </div>
        <div className="flex flex-col gap-12 lg:pt-2">
          <div aria-live="polite" className="empty:hidden">
            {store.order ? (
              <OrderCard
                key={store.order.orderNumber}
                order={store.order}
                phone={store.phone}
                placed={checkout.placed}
                onCancelled={store.learn}
              />
            ) : store.none ? (
              <NoOrder />
            ) : null}
          </div>
          <div className="empty:hidden print:hidden">
            <MyOrders
              news={store.order}
              onOpen={(question) => {
                store.edit('orderNumber', question.orderNumber);
                store.edit('phone', question.phone);
                void store.ask(locale);
              }}
            />
          </div>
        </div>
      </div>
    </div>
  );
});

/** Reveals neither which part is wrong nor whether the order exists. */
const NoOrder = () => {
  const { t } = useLanguage();
  const heading = useFocusOnMount();
  const { main } = usePhones();
  return (
    <div className="flex flex-col items-start gap-4 rounded-tile bg-tile p-6 sm:p-8">
      <SearchX className="size-10" strokeWidth={1.25} />
      <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {t('order.none')}
      </h2>
      <p>{t('order.noneText')}</p>
      {main ? (
        <p className="text-14 text-muted">
          {t('order.noneCall')} <PhoneLink phone={main} className="text-ink" />
        </p>
      ) : null}
    </div>
  );
};
