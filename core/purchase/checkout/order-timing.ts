import type { PickupTime } from '#core/purchase/delivery/index.ts';

/** Between which days goods come; ISO dates. */
export interface PromisedDates {
  readonly first: string;
  readonly last: string;
}

/** Delivery times shown at checkout; each part may be absent. */
export interface OrderTiming {
  /** For what is brought (rule ORDER-12). */
  readonly days?: PromisedDates;
  /** From when and until when it can be fetched; for a pickup (rules PICKUP-4, PICKUP-5). */
  readonly pickup?: PickupTime;
}
