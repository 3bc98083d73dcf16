import { requiredContext } from '#ui/app/required-context.ts';
import type { createCustomer } from './customer.ts';

/** The customer whom a partner serves at this screen. */
export const [CustomerContext, useCustomer] = requiredContext<ReturnType<typeof createCustomer>>('Customer');
