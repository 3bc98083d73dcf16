import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  advanceOf,
  expectedDays,
  expectedPickup,
  explanationOfOrder,
  type LastOrder,
  type OrderMilestone,
  type OrderStatus,
  orderWay,
  paymentLabel,
  waitsForBank,
} from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Check, X } from '#ui/design/icons/index.tsx';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { KeptTotal } from '#ui/features/purchase/explanation/explained-total.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AdvanceRows } from './advance-rows.tsx';
import { OnCredit } from './on-credit.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderedGoods } from './ordered-goods.tsx';
import { usePaymentWords } from './use-payment-words.ts';

interface OrderFactsProps {
  readonly order: OrderStatus;
  /** The last order that this browser placed. */
  readonly placed?: LastOrder | undefined;
}

interface OrderWayProps extends OrderFactsProps {
  /** What is shown under where it goes. */
  readonly map?: ReactNode;
}

/** Steps of an order and its destination. */
export const OrderWay = observer(({ order, placed, map }: OrderWayProps) => {
  const { t } = useLanguage();
  const { now } = useDeliveryPromise();
  const { deliverySchedule } = useSite();
  const { status, delivery } = order;
  return (
    <>
      <ol aria-label={t('order.steps')} className="flex flex-col">
        {orderWay(status, delivery?.method).map((milestone) => (
          <Step key={milestone.step} {...milestone} />
        ))}
      </ol>
      {delivery ? (
        <div className="flex flex-col gap-2">
          <OrderPlace
            {...delivery}
            days={expectedDays(order, placed, deliverySchedule, now)}
            pickup={expectedPickup(order, placed, now)}
            bankDecides={waitsForBank(order)}
          />
          {map}
        </div>
      ) : null}
    </>
  );
});

/** Contents of an order, its total and payment. */
export const OrderContents = ({ order, placed }: OrderFactsProps) => {
  const { t, money } = useLanguage();
  const paid = usePaymentWords();
  const { status, total, code, payment, goods, delivery } = order;
  return (
    <>
      {goods && goods.length > 0 ? <OrderedGoods goods={goods} /> : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-hairline pt-6">
        {delivery ? (
          <>
            <dt className="text-muted">{t('orders.delivery')}</dt>
            <dd className="text-right">{delivery.price === 0 ? t('orders.free') : money(delivery.price)}</dd>
          </>
        ) : null}
        <dt className="text-muted">{t('order.total')}</dt>
        <dd className="price text-right text-22">{money(total)}</dd>
        {code ? (
          <>
            <dt className="text-muted">{t('promoCode.entered', { code: code.code })}</dt>
            <dd className="text-right text-positive">−{money(code.discount)}</dd>
          </>
        ) : null}
        <dt className="text-muted">{t('order.payment')}</dt>
        <dd className="flex flex-col items-end text-right">
          {paid(paymentLabel(order, status === 'cancelled'), true)}
          {payment.credit ? <OnCredit credit={payment.credit} /> : null}
        </dd>
        <AdvanceRows advance={advanceOf(order, status === 'cancelled')} className="text-right" />
      </dl>
      <KeptTotal steps={explanationOfOrder(order, placed)} />
    </>
  );
};

const marks = {
  done: 'bg-positive text-surface',
  current: 'bg-ink text-surface',
  ahead: 'border-2 border-hairline bg-surface',
} as const;

const Step = ({ step, state }: OrderMilestone) => {
  const { t } = useLanguage();
  const cancelled = step === 'cancelled';
  const isEnd = step === 'delivered' || step === 'handed_over';
  const finished = state === 'done' || isEnd;
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="group relative grid grid-cols-[28px_minmax(0,1fr)] gap-4 pb-6 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`absolute top-7 bottom-0 left-[13px] w-0.5 group-last:hidden ${state === 'done' ? 'bg-positive' : 'bg-hairline'}`}
      />
      <span
        aria-hidden="true"
        className={`flex size-7 items-center justify-center rounded-full ${
          cancelled ? 'bg-danger text-surface' : state === 'current' && isEnd ? marks.done : marks[state]
        }`}
      >
        {cancelled ? (
          <X className="size-4" />
        ) : finished && state !== 'ahead' ? (
          <Check className="size-4" strokeWidth={2.5} />
        ) : state === 'current' ? (
          <span className="size-2 rounded-full bg-surface" />
        ) : null}
      </span>
      <div className={`flex min-h-7 flex-col justify-center ${state === 'ahead' ? 'text-muted' : ''}`}>
        <p className={state === 'current' ? 'text-18 font-semibold' : ''}>
          {t(`order.step.${step}`)}
          {state === 'current' ? null : <span className="sr-only">: {t(`order.state.${state}`)}</span>}
        </p>
        {state === 'current' ? <p className="text-14 text-muted">{t(`order.stepText.${step}`)}</p> : null}
      </div>
    </li>
  );
};
