import type { createChat } from '#core/site/browsing/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** The operator's chat; null when there is none. */
export const useChat = providedHook<ReturnType<typeof createChat> | null>('Chat');
