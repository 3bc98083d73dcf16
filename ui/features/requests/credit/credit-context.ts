import { requiredContext } from '#ui/app/required-context.ts';
import type { CreditStore } from './credit-store.ts';

/** Buying on credit. */
export const [CreditContext, useCredit] = requiredContext<CreditStore>('Credit');
