import { err, ok, type Result } from '#core/kernel/shared/index.ts';
import { creditOf, isOnCredit, type OfferedCredit } from './credit-terms.ts';
import type { DraftErrors, OrderDraft, ValidOrder } from './draft.ts';

/** Adds credit terms to a checked draft; an error when no one lends the sum (rule CHECKOUT-15). */
export const addCreditTerms = (
  checked: Result<ValidOrder, DraftErrors>,
  draft: OrderDraft,
  offered: OfferedCredit,
): Result<ValidOrder, DraftErrors> => {
  if (isOnCredit(draft) && offered.kind === 'none')
    return err({ ...(checked.ok ? {} : checked.error), creditPartnerId: 'required' });
  const credit = creditOf(draft, offered);
  if (!checked.ok || !credit) return checked;
  return ok({ ...checked.value, credit: { partnerId: credit.partnerId, months: credit.months } });
};
