import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { ExpectedPickup } from '#core/purchase/checkout/index.ts';
import type { DeliveryMethod, DeliveryPromise, Shop } from '#core/purchase/delivery/index.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useDayWords } from '#ui/features/purchase/delivery/use-day-words.ts';
import { useOpeningWords } from '#ui/features/purchase/delivery/use-opening-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakHouseNumber } from '#ui/i18n/no-break.ts';
import { usePickupTimeWords } from './use-pickup-time-words.ts';

interface OrderPlaceProps {
  readonly method: DeliveryMethod;
  /** In words; absent while it is not known. */
  readonly place?: string | undefined;
  readonly shopId?: string | undefined;
  /** Delivery days. */
  readonly days?: DeliveryPromise | undefined;
  /** From when it can be fetched, and until when it is held. */
  readonly pickup?: ExpectedPickup | undefined;
  /** A credit decision is pending, so that nothing is promised. */
  readonly bankDecides?: boolean;
  /** Rows before these. */
  readonly children?: ReactNode;
}

/** Destination of an order: the shop with address and hours, or the address with delivery days. */
export const OrderPlace = observer((props: OrderPlaceProps) => {
  const { method, place, shopId, days, pickup, bankDecides, children } = props;
  const { t, locale, day } = useLanguage();
  const delivery = useDelivery();
  const dayWords = useDayWords();
  const pickupWords = usePickupTimeWords();
  useEffect(() => void delivery.load(locale), [delivery, locale]);
  const shop = delivery.shops.find((known) => known.shopId === shopId);
  return (
    <dl className="grid w-full gap-x-6 text-14 max-sm:[&_dd:not(:last-child)]:mb-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2 [&_dt]:text-muted">
      {children}
      <Fact name={t(method === 'pickup' ? 'order.shop' : 'order.address')}>
        {shop ? <ShopWords shop={shop} /> : (place ?? t(method === 'pickup' ? 'delivery.pickup' : 'delivery.address'))}
      </Fact>
      {shop?.hours ? (
        <Fact name={t('order.hours')}>
          {shop.hours}
          <OpenNow shop={shop} />
        </Fact>
      ) : null}
      {bankDecides ? (
        <Fact name={t(method === 'pickup' ? 'order.fetch' : 'order.when')}>{t('order.afterBank')}</Fact>
      ) : null}
      {days ? <Fact name={t('order.when')}>{dayWords(days)}</Fact> : null}
      {pickup?.from ? <Fact name={t('order.fetch')}>{pickupWords(pickup.from)}</Fact> : null}
      {pickup?.until ? (
        <Fact name={t('order.held')}>{[day(pickup.until.date), pickup.until.time].filter(Boolean).join(', ')}</Fact>
      ) : null}
    </dl>
  );
});

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);

const ShopWords = ({ shop: { title, address } }: { readonly shop: Shop }) => (
  <>
    <span className="block font-medium">{title}</span>
    <span className="block">{noBreakHouseNumber(address)}</span>
  </>
);

const OpenNow = observer(({ shop: { schedule } }: { readonly shop: Shop }) => {
  const words = useOpeningWords()(schedule);
  return words ? <span className="block text-muted">{words.text}</span> : null;
});
