import type { createSendCv } from '#core/requests/careers/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What sending a CV needs of the world. */
export type CareerPorts = Parameters<typeof createSendCv>[0];

export const [CareerPortsContext, useCareerPorts] = requiredContext<CareerPorts>('CareerPorts');
