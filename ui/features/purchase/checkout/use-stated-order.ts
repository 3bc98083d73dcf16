import { type Advance, advanceOf, paymentOf, statedAdvance } from '#core/purchase/checkout/index.ts';
import { useCheckout } from './checkout-context.ts';
import { usePartnerTerms } from './use-partner-terms.ts';

/** The draft's order with the partner's payment statement and advance; for observers. */
export const useStatedOrder = () => {
  const { draft, totals } = useCheckout();
  const partnerTerms = usePartnerTerms();
  const { terms } = partnerTerms;
  const order = { payment: paymentOf(draft), expectedTotal: totals.total };
  const stated = statedAdvance(terms, order);
  const advance: Advance | undefined = advanceOf({
    total: totals.total,
    statusType: terms.statusType,
    advance: stated.ok ? stated.value : undefined,
  });
  return { partnerTerms, order, advance };
};
