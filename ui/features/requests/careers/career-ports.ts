import type { createSendCv } from '#core/requests/careers/index.ts';
import { providedHook } from '#ui/app/provided.ts';

export type CareerPorts = Parameters<typeof createSendCv>[0];

export const useCareerPorts = providedHook<CareerPorts>('CareerPorts');
