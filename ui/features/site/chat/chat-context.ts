import type { createChat } from '#core/site/browsing/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** The operator's chat; null when there is none. */
export const [ChatContext, useChat] = requiredContext<ReturnType<typeof createChat> | null>('Chat');
