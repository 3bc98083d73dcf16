import type { Payment } from '#core/purchase/checkout/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface ConfirmationData {
  /** The card payment that the visitor returns from. */
  readonly payment: Payment | null;
  /** There was a payment, but its state could not be loaded. */
  readonly unknown: boolean;
}

const NOTHING: ConfirmationData = { payment: null, unknown: false };

/** The confirmation; `trans_id` asks for the state of a card payment, and an unknown one counts as none. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<ConfirmationData> => {
  const transId = url.searchParams.get('trans_id');
  if (!transId) return NOTHING;
  const payment = await shop.orders.payment({ transId, locale }, signal);
  if (payment.ok) return { payment: payment.value, unknown: false };
  return payment.error.kind === 'domain' ? NOTHING : { payment: null, unknown: true };
});
