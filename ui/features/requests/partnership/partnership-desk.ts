import type { PartnershipDesk } from '#core/requests/partnership/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Takes companies' requests to become partners. */
export const [PartnershipDeskContext, usePartnershipDesk] = requiredContext<PartnershipDesk>('PartnershipDesk');
