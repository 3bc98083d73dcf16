import { useLazyLeads } from './leads-context.ts';
import { LeadsStore } from './leads-store.ts';

/** What is asked for with a name and a phone. */
export const useLeads = (): LeadsStore => useLazyLeads().get(LeadsStore);
