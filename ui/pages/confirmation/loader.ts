import { type Loaded, pageLoader } from '#ui/app/loading.ts';

const NOTHING = { payment: null, unknown: false };

/** The confirmation; `trans_id` asks for the state of a card payment, and an unknown one counts as none. */
export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const transId = url.searchParams.get('trans_id');
  if (!transId) return NOTHING;
  const payment = await shop.orders.payment({ transId, locale }, signal);
  if (payment.ok) return { payment: payment.value, unknown: false };
  return payment.error.kind === 'domain' ? NOTHING : { payment: null, unknown: true };
});

export type ConfirmationData = Loaded<typeof load>;
