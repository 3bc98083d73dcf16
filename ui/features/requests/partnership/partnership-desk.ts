import type { PartnershipDesk } from '#core/requests/partnership/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Takes companies' requests to become partners. */
export const usePartnershipDesk = providedHook<PartnershipDesk>('PartnershipDesk');
