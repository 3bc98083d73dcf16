import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type OrderContents, placedPromise } from '#core/purchase/checkout/index.ts';
import { addressLabel } from '#core/purchase/delivery/index.ts';
import { useSite } from '#ui/app/site.ts';
import { OfferedWithOrder } from '#ui/features/purchase/counted-device/offered-with-order.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { KeptTotal } from '#ui/features/purchase/explanation/explained-total.tsx';
import { OnCredit } from './on-credit.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderedGoods } from './ordered-goods.tsx';

interface PlacedContentsProps {
  readonly contents: OrderContents;
  /** Rows before the destination. */
  readonly children?: ReactNode;
}

/** What was ordered in this browser and where it goes, as the browser remembers it. */
export const PlacedContents = observer(({ contents, children }: PlacedContentsProps) => {
  const { goods, steps, fulfilment, credit, tradeIn } = contents;
  const { regions } = useDelivery();
  const { now } = useDeliveryPromise();
  const { deliverySchedule } = useSite();
  const promise = placedPromise(contents, deliverySchedule, now);
  return (
    <div className="flex w-full flex-col gap-5 rounded-tile bg-tile p-5">
      {fulfilment.method === 'pickup' ? (
        <OrderPlace {...fulfilment} {...promise}>
          {children}
        </OrderPlace>
      ) : (
        <OrderPlace
          method="address"
          place={[addressLabel(regions, fulfilment), fulfilment.street].filter(Boolean).join(', ')}
          {...promise}
        >
          {children}
        </OrderPlace>
      )}
      <OrderedGoods goods={goods} />
      <KeptTotal steps={steps} />
      <OfferedWithOrder offered={tradeIn} />
      {credit ? <OnCredit credit={credit} /> : null}
    </div>
  );
});
