import { useLazyCredit } from './credit-context.ts';
import { CreditStore } from './credit-store.ts';

export const useCredit = (): CreditStore => useLazyCredit().get(CreditStore);
