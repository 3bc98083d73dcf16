import { observer } from 'mobx-react-lite';
import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { draftTiming } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useCartPorts } from '#ui/features/purchase/cart/cart-ports.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { ContactBlock } from './contact-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { OrderBar, OrderSummary } from './order-summary.tsx';
import { PartnerBlock } from './partner-block.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { PickupStore } from './pickup-store.ts';
import { useOfferedCredit } from './use-offered-credit.ts';
import { useShowPlacedOrder } from './use-show-placed-order.ts';
import { useStatedOrder } from './use-stated-order.ts';

/**
 * Brings the first field that is wrong, or the list that is missing, before the shopper's eyes and under the keyboard. A
 * promo code that was refused, beside the total, holds no order up.
 */
const focusFirstWrong = (form: HTMLFormElement | null): void => {
  const wrong = form?.querySelector<HTMLElement>('fieldset :is([aria-invalid="true"], [data-missing])');
  const target = wrong?.querySelector<HTMLElement>('input, button') ?? wrong;
  // A group higher than the screen is scrolled to its name, next to its error.
  wrong?.scrollIntoView({ block: wrong.offsetHeight < window.innerHeight / 2 ? 'center' : 'start' });
  target?.focus({ preventScroll: true });
};

/** The three blocks and the summary. Fields are locked while an order is on its way or without an answer. */
export const CheckoutForm = observer(({ onBack }: { onBack: () => void }) => {
  const { locale } = useLanguage();
  const { vitrina, deliverySchedule: schedule } = useSite();
  const checkout = useCheckout();
  const { partnerTerms, order } = useStatedOrder();
  const credit = useOfferedCredit();
  const ports = useCartPorts();
  const [pickup] = useState(() => new PickupStore(ports));
  const { shops } = useDelivery();
  const { now } = useDeliveryPromise();
  const showPlacedOrder = useShowPlacedOrder();
  const form = useRef<HTMLFormElement>(null);
  // Drawn a moment later: a slow phone handles presses in between.
  const isWhole = useDeferredValue(true, false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt > 0) focusFirstWrong(form.current);
  }, [attempt]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (vitrina) partnerTerms.check(order);
    const { draft, ordered: cart } = checkout;
    const known = { cart, shops, stocks: pickup.stock, schedule };
    const timing = now === undefined ? {} : draftTiming(draft, known, now);
    const terms = vitrina ? partnerTerms.terms : undefined;
    const sending = checkout.submit(locale, { credit, timing, terms });
    setAttempt((before) => before + 1);
    showPlacedOrder(await sending);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12">
        <fieldset disabled={checkout.phase !== 'editing'} className="min-w-0">
          <ContactBlock />
          {isWhole ? <DeliveryBlock pickup={pickup} /> : null}
          {isWhole ? <PaymentBlock /> : null}
          {isWhole && vitrina ? <PartnerBlock /> : null}
        </fieldset>
        {isWhole ? <OrderSummary onBack={onBack} /> : null}
      </div>
      {isWhole ? <OrderBar /> : null}
    </form>
  );
});
