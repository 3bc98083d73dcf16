import { requiredContext } from '#ui/app/required-context.ts';
import type { DeviceHolder } from './device-holder.ts';

/** The used device that is counted in, whose code comes on the first need. */
export const [DeviceContext, useDevice] = requiredContext<DeviceHolder>('Device');
