import { observer } from 'mobx-react-lite';
import { paymentLabel, placedPayment } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { CircleCheck } from '#ui/design/icons/index.tsx';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { OutsideButtonLink } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { NextSteps } from '#ui/features/purchase/checkout/next-steps.tsx';
import { LiveLink } from '#ui/features/purchase/order-status/live-link.tsx';
import { OrderLink } from '#ui/features/purchase/order-status/order-link.tsx';
import { PlacedAdvance } from '#ui/features/purchase/order-status/placed-advance.tsx';
import { usePaymentWords } from '#ui/features/purchase/order-status/use-payment-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Outcome } from './outcome.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** The last order from this browser. The server renders the same page for all, with the order's space reserved. */
export const LastOrder = observer(() => {
  const { t, money } = useLanguage();
  const { vitrina } = useSite();
  const words = usePaymentWords();
  const { ready, placed, paymentAddress } = useCheckout();
  if (!ready)
    return (
      <>
        <h1 className="text-28 md:text-36">{t(vitrina ? 'partnerCheckout.summary' : 'confirmation.title')}</h1>
        <div className="flex flex-col gap-3">
          <span className="sr-only">{t('confirmation.waiting')}</span>
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40" />
        </div>
      </>
    );
  if (!placed)
    return (
      <Outcome title={t('confirmation.none')}>
        <p>{t('confirmation.noneText')}</p>
      </Outcome>
    );
  const { orderNumber: number, total } = placed;
  const paid = words(paymentLabel(placedPayment(placed)));
  return (
    <Outcome
      icon={<CircleCheck className="size-14 text-positive" strokeWidth={1.25} />}
      title={<NoWrap text={t('confirmation.order', { number })} part={number} />}
    >
      <p>
        {t('checkout.orderTotal')}: <span className="price">{money(total)}</span>
        {paid && !paymentAddress ? `. ${paid}.` : null}
      </p>
      <PlacedAdvance placed={placed} />
      {paymentAddress ? (
        <div className="flex flex-col items-start gap-4 rounded-tile bg-promo p-5">
          <p className="font-medium">{t('confirmation.toPay')}</p>
          <OutsideButtonLink href={paymentAddress}>{t('checkout.payNow', { total: money(total) })}</OutsideButtonLink>
        </div>
      ) : null}
      {placed.contents ? <PlacedOrder contents={placed.contents} /> : null}
      {vitrina ? (
        <NextSteps contents={placed.contents} />
      ) : (
        <div className="flex flex-col items-start gap-2">
          <LiveLink linkKey={placed.linkKey} asButton />
          <OrderLink orderNumber={number} quiet={placed.linkKey !== undefined} />
        </div>
      )}
    </Outcome>
  );
});
