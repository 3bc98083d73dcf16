import { useCreditOnDemand } from './credit-context.ts';
import { CreditStore } from './credit-store.ts';

export const useCredit = (): CreditStore => useCreditOnDemand().get(CreditStore);
