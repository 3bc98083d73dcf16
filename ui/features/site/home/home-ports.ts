import type { createLoadRow } from '#core/site/screens/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What the rows of the home page need of the world. */
export const [HomePortsContext, useHomePorts] = requiredContext<Parameters<typeof createLoadRow>[0]>('HomePorts');
