import { fromMdl } from '#core/kernel/shared/index.ts';
import type { CreditPartner } from '#core/requests/credit/index.ts';

/** Lends from 1 000 to 30 000 MDL for so many months without interest, except for what is asked to be different. */
export const aCreditPartner = (
  partnerId: string,
  months: readonly number[],
  different: Partial<CreditPartner> = {},
): CreditPartner => ({
  partnerId,
  name: partnerId,
  title: '',
  terms: '',
  months,
  yearlyRate: 0,
  commission: 0,
  minAmount: fromMdl(1_000),
  maxAmount: fromMdl(30_000),
  ...different,
});
