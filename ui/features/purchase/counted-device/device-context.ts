import { providedHook } from '#ui/app/provided.ts';
import type { DeviceHolder } from './device-holder.ts';

/** The used device that is counted in, whose code comes on the first need. */
export const useDevice = providedHook<DeviceHolder>('Device');
