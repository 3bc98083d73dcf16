import { providedHook } from '#ui/app/provided.ts';
import type { DayOfferStore } from './day-offer-store.ts';

/** What the offer of the day needs of the world. */
export type DayOfferPorts = Omit<ConstructorParameters<typeof DayOfferStore>[0], 'locale'>;

export const useDayOfferPorts = providedHook<DayOfferPorts>('DayOfferPorts');
