import type { createLoadRow } from '#core/site/screens/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What the rows of the home page need of the world. */
export const useHomePorts = providedHook<Parameters<typeof createLoadRow>[0]>('HomePorts');
