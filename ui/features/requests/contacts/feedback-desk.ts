import type { FeedbackDesk } from '#core/requests/contacts/index.ts';
import { providedHook } from '#ui/app/provided.ts';

export const useFeedbackDesk = providedHook<FeedbackDesk>('FeedbackDesk');
