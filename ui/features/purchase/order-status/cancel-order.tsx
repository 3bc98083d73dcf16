import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import { canCancel } from '#core/purchase/my-orders/index.ts';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useFocusOnMount } from '#ui/design/use-focus-on-mount.ts';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CancelStore } from './cancel-store.ts';
import { useOrderStatusPorts } from './order-status-ports.ts';

interface CancelOrderProps {
  readonly order: Pick<OrderStatus, 'orderNumber' | 'status' | 'cancellable'>;
  readonly phone: string;
  /** It was asked for already: what is left is to confirm that it is meant. */
  readonly asked?: boolean;
  /** Called with the cancelled order. */
  readonly onCancelled: (order: OrderStatus) => void;
}

/** Cancels an order, once it was confirmed that it is meant; nothing where the provider takes no cancelling (rule MINE-5). */
export const CancelOrder = observer(({ order, phone, asked = false, onCancelled }: CancelOrderProps) => {
  const { t, locale } = useLanguage();
  const ports = useOrderStatusPorts();
  const problem = useProblem();
  const { orderNumber } = order;
  const [store] = useState(() => {
    const cancelling = new CancelStore({ ...ports, problem, onCancelled }, { orderNumber, phone });
    if (asked) cancelling.ask();
    return cancelling;
  });
  const { phase, refusals } = store;
  if (phase === 'cancelled') return <Said words={[t('order.cancelled', { number: orderNumber })]} />;
  if (refusals.length > 0) return <Said words={refusals} />;
  if (!canCancel(order)) return null;
  if (phase === 'idle')
    return (
      <Button kind="quiet" size="sm" className="-mx-3" onClick={store.ask}>
        {t('order.cancel')}
        <span className="sr-only"> {t('orders.number', { number: orderNumber })}</span>
      </Button>
    );
  const busy = phase === 'cancelling';
  return (
    <div className="flex w-full flex-col gap-3 rounded-tile bg-tile p-4">
      <Said words={[t('order.cancelSure', { number: orderNumber })]} />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" aria-disabled={busy} onClick={() => void store.cancel(locale)}>
          {busy ? <LoaderCircle className="size-4 animate-spin" /> : null}
          {t('order.cancelYes')}
        </Button>
        <Button kind="secondary" size="sm" aria-disabled={busy} onClick={() => busy || store.keep()}>
          {t('order.cancelNo')}
        </Button>
      </div>
    </div>
  );
});

/** A message that takes the focus of the pressed button. */
const Said = ({ words }: { readonly words: readonly string[] }) => {
  const place = useFocusOnMount();
  return (
    <p ref={place} tabIndex={-1} className="text-14 outline-none">
      {words.join(' ')}
    </p>
  );
};
