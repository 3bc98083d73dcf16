import type { NextCustomer } from '#core/purchase/next-customer/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** The customer whom a partner serves at this screen. */
export const [CustomerContext, useCustomer] = requiredContext<NextCustomer>('Customer');
