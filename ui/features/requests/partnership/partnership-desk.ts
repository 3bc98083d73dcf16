import type { PartnershipDesk } from '#core/requests/partnership/index.ts';
import { providedHook } from '#ui/app/provided.ts';

export const usePartnershipDesk = providedHook<PartnershipDesk>('PartnershipDesk');
