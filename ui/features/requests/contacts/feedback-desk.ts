import type { FeedbackDesk } from '#core/requests/contacts/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Takes messages to the shop. */
export const [FeedbackDeskContext, useFeedbackDesk] = requiredContext<FeedbackDesk>('FeedbackDesk');
