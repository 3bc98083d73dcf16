import type { OnDemand } from '#ui/app/on-demand.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { LeadsStore } from './leads-store.ts';

/** Requests with a name and a phone; the code loads on first use. */
export const useLeadsOnDemand = providedHook<OnDemand<ConstructorParameters<typeof LeadsStore>, LeadsStore>>('Leads');
