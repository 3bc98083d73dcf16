import { chosenTerms, type OfferedCredit } from '#core/purchase/checkout/index.ts';
import { orderCredit } from '#core/requests/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useCheckout } from './checkout-context.ts';

/** Credit for the whole order on the chosen terms; for observers (rule CHECKOUT-15). */
export const useOfferedCredit = (): OfferedCredit => {
  const { creditPartners } = useShell();
  const { draft, totals } = useCheckout();
  return orderCredit(creditPartners, totals.total, chosenTerms(draft));
};
