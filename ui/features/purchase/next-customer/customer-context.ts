import type { NextCustomer } from '#core/purchase/next-customer/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** The customer whom a partner serves at this screen. */
export const useCustomer = providedHook<NextCustomer>('Customer');
