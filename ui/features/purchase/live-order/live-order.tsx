import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { LIVE_ORDER } from '#core/kernel/locale/index.ts';
import type { OrderDelivery, OrderStatus } from '#core/purchase/checkout/index.ts';
import { hasEnded } from '#core/purchase/live-order/index.ts';
import { Printer } from '#ui/design/icons/index.tsx';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { ShareButton } from '#ui/features/catalog/sharing/share-button.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { OrderContents, OrderWay } from '#ui/features/purchase/order-status/order-facts.tsx';
import { useOrderStatusPorts } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { ReceiptSheet } from '#ui/features/purchase/receipt/receipt-sheet.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { LiveCancel } from './live-cancel.tsx';
import { LiveNews } from './live-news.tsx';
import { LiveOrderStore } from './live-order-store.ts';
import { useSeen } from './use-seen.ts';

interface LiveOrderProps {
  readonly linkKey: string;
  /** Where the order goes, on maps. */
  readonly mapOf: (delivery: OrderDelivery) => ReactNode;
  /** What is shown in the place of an order that is not there. */
  readonly nowhere: ReactNode;
}

/** The order of a private link, which changes by itself while it is looked at. */
export const LiveOrder = observer(({ linkKey, mapOf, nowhere }: LiveOrderProps) => {
  const { t, locale } = useLanguage();
  const { orders, timers, loadOrderStream } = useOrderStatusPorts();
  const [store] = useState(
    () => new LiveOrderStore({ orders, timers, loadStream: loadOrderStream }, { linkKey, locale }),
  );
  useSeen(store);
  const { step, order } = store;
  if (step === 'none') return nowhere;
  if (order) return <Followed order={order} store={store} linkKey={linkKey} mapOf={mapOf} />;
  return (
    <div className="flex max-w-[560px] flex-col items-start gap-5">
      <h1 className="text-28 md:text-36">{t('live.title')}</h1>
      <p role="status">{t(step === 'failed' ? 'live.failed' : 'order.asking')}</p>
      {step === 'failed' ? (
        <Button onClick={() => void store.seen()}>{t('problem.retry')}</Button>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
});

interface FollowedProps extends Pick<LiveOrderProps, 'linkKey' | 'mapOf'> {
  readonly order: OrderStatus;
  readonly store: LiveOrderStore;
}

const Followed = observer(({ order, store, linkKey, mapOf }: FollowedProps) => {
  const { t, date } = useLanguage();
  const { placed } = useCheckout();
  const { orderNumber, createdAt, goods = [], delivery } = order;
  return (
    <>
      <article aria-labelledby="order" className="flex max-w-[560px] flex-col gap-8 lg:max-w-none print:hidden">
        <div className="flex flex-col gap-1">
          <h1 id="order" className="text-28 md:text-36">
            <NoWrap text={t('order.title', { number: orderNumber })} part={orderNumber} />
          </h1>
          <p className="text-muted">{t('order.placed', { date: date(createdAt) })}</p>
          {hasEnded(order) ? null : <p className="text-14 text-muted">{t('live.lead')}</p>}
          <LiveNews order={order} changes={store.changes} />
        </div>
        <div className="grid gap-8 lg:grid-cols-2 lg:items-start lg:gap-x-16">
          <div className="flex flex-col gap-8">
            <OrderWay order={order} placed={placed} map={delivery ? mapOf(delivery) : null} />
          </div>
          <div className="flex flex-col gap-8">
            <OrderContents order={order} placed={placed} />
            <div className="flex flex-col gap-4 border-t border-hairline pt-6">
              <div className="-mx-3 flex flex-wrap items-center gap-x-2 gap-y-2">
                {goods.length > 0 ? (
                  <Button kind="quiet" size="sm" onClick={() => window.print()}>
                    <Printer className="size-5" />
                    {t('receipt.name')}
                  </Button>
                ) : null}
                <ShareButton title={t('order.title', { number: orderNumber })} address={`${LIVE_ORDER}#${linkKey}`} />
              </div>
              <p className="text-14 text-muted">{t('live.private')}</p>
              <div className="flex flex-wrap">
                <LiveCancel order={order} onCancelled={store.learn} />
              </div>
            </div>
          </div>
        </div>
      </article>
      {goods.length > 0 ? <ReceiptSheet order={{ ...order, goods }} className="hidden print:block" /> : null}
    </>
  );
});
