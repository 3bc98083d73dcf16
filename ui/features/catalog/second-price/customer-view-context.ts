import { requiredContext } from '#ui/app/required-context.ts';
import type { CustomerViewStore } from './customer-view-store.ts';

/** Who looks at the screen: the partner or a customer. */
export const [CustomerViewContext, useCustomerView] = requiredContext<CustomerViewStore>('CustomerView');
