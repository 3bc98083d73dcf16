import { observer } from 'mobx-react-lite';
import type { Payment } from '#core/purchase/checkout/index.ts';
import { CircleCheck, CircleHelp, CircleX, Clock, LoaderCircle } from '#ui/design/icons/index.tsx';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { Button, OutsideButtonLink } from '#ui/design/primitives/button.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { paymentAddress } from '#ui/features/purchase/checkout/payment-address.ts';
import { OrderLink } from '#ui/features/purchase/order-status/order-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useRevalidator } from '#ui/router/hooks.ts';
import { Outcome } from './outcome.tsx';
import { PlacedOrder } from './placed-order.tsx';

const sign = { 'aria-hidden': true, className: 'size-14', strokeWidth: 1.25 } as const;

/** Reloads the payment's state. */
const CheckAgain = () => {
  const { t } = useLanguage();
  const { state, revalidate } = useRevalidator();
  const checking = state === 'loading';
  return (
    <Button kind="secondary" aria-disabled={checking} onClick={() => void revalidate()}>
      {checking ? <LoaderCircle className="size-5 animate-spin" /> : null}
      {t(checking ? 'confirmation.checking' : 'confirmation.checkAgain')}
    </Button>
  );
};

/** A card payment: charged, declined or pending. */
export const PaymentOutcome = ({ payment }: { payment: Payment }) => {
  const { t, money } = useLanguage();
  const { orderNumber: number, state } = payment;
  const total = money(payment.total);
  const address = paymentAddress(payment.paymentUrl);
  if (state === 'approved')
    return (
      <Outcome
        icon={<CircleCheck {...sign} className="size-14 text-positive" />}
        title={<NoWrap text={t('confirmation.paid', { number })} part={number} />}
      >
        <p>{t('confirmation.paidText', { total })}</p>
        <ContentsOf orderNumber={number} />
        <OrderLink orderNumber={number} />
      </Outcome>
    );
  if (state === 'declined')
    return (
      <Outcome icon={<CircleX {...sign} className="size-14 text-danger" />} title={t('confirmation.declined')}>
        <p>
          <NoWrap text={t('confirmation.declinedText', { number })} part={number} />
        </p>
        {address ? <OutsideButtonLink href={address}>{t('confirmation.payAgain')}</OutsideButtonLink> : null}
      </Outcome>
    );
  return (
    <Outcome icon={<Clock {...sign} />} title={t('confirmation.pending')}>
      <p>{t('confirmation.pendingText', { number, total })}</p>
      <ContentsOf orderNumber={number} />
      <div className="flex flex-wrap gap-3">
        {address ? <OutsideButtonLink href={address}>{t('confirmation.toPayment')}</OutsideButtonLink> : null}
        <CheckAgain />
      </div>
    </Outcome>
  );
};

/** The order's contents, when it was placed in this browser. */
const ContentsOf = observer(({ orderNumber }: { readonly orderNumber: string }) => {
  const { placed } = useCheckout();
  return placed?.contents && placed.orderNumber === orderNumber ? <PlacedOrder contents={placed.contents} /> : null;
});

/** Reports that the payment's state could not be loaded, with a retry. */
export const UnknownPayment = () => {
  const { t } = useLanguage();
  return (
    <Outcome icon={<CircleHelp {...sign} />} title={t('confirmation.unknown')}>
      <p>{t('confirmation.unknownText')}</p>
      <CheckAgain />
    </Outcome>
  );
};
