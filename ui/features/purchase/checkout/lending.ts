import type { Bani } from '#core/kernel/shared/index.ts';
import { addCreditTerms, chosenTerms, creditOf, type OrderDraft } from '#core/purchase/checkout/index.ts';
import { type CreditPartner, orderCredit } from '#core/requests/credit/index.ts';
import type { Lending } from './checkout-store.ts';

/** How orders are paid on the credit of these partners (rule CHECKOUT-15). */
export const lendingOf = (partners: readonly CreditPartner[]): Lending => {
  const offered = (draft: OrderDraft, sum: Bani) => orderCredit(partners, sum, chosenTerms(draft));
  return {
    check: (checked, draft, sum) => addCreditTerms(checked, draft, offered(draft, sum)),
    creditOf: (draft, sum) => creditOf(draft, offered(draft, sum)),
  };
};
