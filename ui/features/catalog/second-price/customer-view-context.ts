import { providedHook } from '#ui/app/provided.ts';
import type { CustomerViewStore } from './customer-view-store.ts';

/** Who looks at the screen: the partner or a customer. */
export const useCustomerView = providedHook<CustomerViewStore>('CustomerView');
