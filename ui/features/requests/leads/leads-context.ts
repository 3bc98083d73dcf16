import { requiredContext } from '#ui/app/required-context.ts';
import type { LeadsStore } from './leads-store.ts';

/** What is asked for with a name and a phone. */
export const [LeadsContext, useLeads] = requiredContext<LeadsStore>('Leads');
