import type { Payment } from '#core/purchase/checkout/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface ConfirmationData {
  /** The card payment that the visitor comes back from. */
  readonly payment: Payment | null;
  /** There was a payment to ask for and its state could not be had. */
  readonly unknown: boolean;
}

const NOTHING: ConfirmationData = { payment: null, unknown: false };

/** Where an order ends; with `trans_id`, the state of its card payment. A payment that nobody knows is none. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<ConfirmationData> => {
  const transId = url.searchParams.get('trans_id');
  if (!transId) return NOTHING;
  const payment = await shop.orders.payment({ transId, locale }, signal);
  if (payment.ok) return { payment: payment.value, unknown: false };
  return payment.error.kind === 'domain' ? NOTHING : { payment: null, unknown: true };
});
