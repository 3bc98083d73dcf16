import { useLazyCredit } from './credit-context.ts';
import { CreditStore } from './credit-store.ts';

/** Buying on credit. */
export const useCredit = (): CreditStore => useLazyCredit().get(CreditStore);
