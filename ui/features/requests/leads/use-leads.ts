import { useLeadsOnDemand } from './leads-context.ts';
import { LeadsStore } from './leads-store.ts';

/** What is asked for with a name and a phone. */
export const useLeads = (): LeadsStore => useLeadsOnDemand().get(LeadsStore);
