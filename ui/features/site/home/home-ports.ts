import type { createLoadRow } from '#core/site/screens/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What rows of the home page load from. */
export const useHomePorts = providedHook<Parameters<typeof createLoadRow>[0]>('HomePorts');
