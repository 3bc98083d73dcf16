import type { Problems } from '#core/kernel/errors/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Ids, withIdempotencyKey } from '#core/kernel/shared/index.ts';
import type { OrderDesk, OrderStatus } from '#core/purchase/checkout/index.ts';

/** State of cancelling an order: requested, running, refused. */
export interface CancellingState {
  readonly phase: 'idle' | 'asked' | 'cancelling' | 'cancelled';
  /** Why it cannot be cancelled, in the provider's words. */
  readonly refusals: readonly string[];
}

/** Before a cancellation is requested (rule MINE-5). */
export const NOT_CANCELLING: CancellingState = { phase: 'idle', refusals: [] };

interface Dependencies {
  readonly orders: Pick<OrderDesk, 'cancel'>;
  readonly ids: Ids;
  readonly problem: Problems;
  /** Takes the news that it is cancelled. */
  readonly onCancelled: (order: OrderStatus) => void;
  readonly show: (state: CancellingState) => void;
}

/** Whether an order can be cancelled: the provider says so, and it has not left (rule MINE-5). */
export const canCancel = ({ status, cancellable }: Pick<OrderStatus, 'status' | 'cancellable'>): boolean =>
  cancellable === true && status !== 'on_the_way' && status !== 'delivered' && status !== 'cancelled';

/**
 * Use-case: cancels an order once it was confirmed that it is meant; the same key travels until there is an answer (rules
 * MINE-5, MINE-6).
 */
export const createOrderCancellation = (
  { orders, ids, problem, onCancelled, show }: Dependencies,
  { orderNumber, phone }: { readonly orderNumber: string; readonly phone: string },
) => {
  let state = NOT_CANCELLING;
  const setState = (next: CancellingState) => {
    state = next;
    show(state);
  };
  const underKey = withIdempotencyKey<string>(ids);
  const cancel = async (locale: Locale): Promise<void> => {
    if (state.phase !== 'asked') return;
    setState({ phase: 'cancelling', refusals: [] });
    const answer = await underKey(orderNumber, (key) => orders.cancel({ orderNumber, phone, key, locale }));
    if (!answer.ok) {
      setState({ phase: 'asked', refusals: [] });
      problem.tell({ failure: answer.error, retry: () => void cancel(locale) });
      return;
    }
    const said = answer.value;
    if (said.kind === 'refused') return setState({ phase: 'idle', refusals: said.messages });
    setState({ phase: 'cancelled', refusals: [] });
    onCancelled(said.order);
  };
  return {
    /** Asks whether it is meant. */
    ask: (): void => setState({ phase: 'asked', refusals: [] }),
    /** It was not meant. */
    keep: (): void => setState(NOT_CANCELLING),
    cancel,
  };
};
