import { useLazyLeads } from './leads-context.ts';
import { LeadsStore } from './leads-store.ts';

export const useLeads = (): LeadsStore => useLazyLeads().get(LeadsStore);
