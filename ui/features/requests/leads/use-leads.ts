import { useLeadsOnDemand } from './leads-context.ts';
import { LeadsStore } from './leads-store.ts';

export const useLeads = (): LeadsStore => useLeadsOnDemand().get(LeadsStore);
