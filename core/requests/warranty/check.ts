import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock, Failure, Result } from '#core/kernel/shared/index.ts';
import { dateInKishinev } from '#core/purchase/delivery/index.ts';
import type { WarrantyQuestion } from './question.ts';

/** One visit of a device to the workshop. */
export interface Repair {
  /** ISO date. */
  readonly acceptedOn: string;
  /** ISO date; absent while it is still there. */
  readonly finishedOn?: string;
  /** What was done, or is being done. */
  readonly text: string;
}

/** A device that the shop has sold, and its warranty. */
export interface WarrantyDevice {
  readonly title: string;
  /** The repair's number, or part of it; empty when unknown. */
  readonly serial: string;
  /** ISO date. */
  readonly boughtOn?: string;
  /** ISO date, the last day included; absent until the device is handed over. */
  readonly validUntil?: string;
  /** Newest first. */
  readonly repairs: readonly Repair[];
}

/** The desk that knows what was sold and for how long it is answered for. */
export interface WarrantyDesk {
  /** Devices of a serial number or an order; `not_found` when there are none. */
  check(
    query: { readonly question: WarrantyQuestion; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<readonly WarrantyDevice[], Failure>>;
}

/** State of a warranty (rule WARRANTY-3). */
export type WarrantyState = 'in_repair' | 'not_started' | 'valid' | 'ends_soon' | 'expired';

/** A warranty ends soon when this many days are left (rule WARRANTY-3). */
export const ENDS_SOON_DAYS = 30;

const DAY_MS = 86_400_000;

/**
 * State of a warranty on an ISO date: in repair comes first, then the last day, which still counts (rule WARRANTY-3).
 */
export const warrantyState = ({ repairs, validUntil }: WarrantyDevice, today: string): WarrantyState => {
  if (repairs.some(({ finishedOn }) => finishedOn === undefined)) return 'in_repair';
  if (validUntil === undefined) return 'not_started';
  if (validUntil < today) return 'expired';
  return (Date.parse(validUntil) - Date.parse(today)) / DAY_MS <= ENDS_SOON_DAYS ? 'ends_soon' : 'valid';
};

/** Result of a warranty check. */
export type WarrantyFinding =
  | { readonly kind: 'found'; readonly devices: readonly (WarrantyDevice & { readonly state: WarrantyState })[] }
  /** No device or order matches (rule WARRANTY-4). */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface CheckDependencies {
  readonly warranty: Pick<WarrantyDesk, 'check'>;
  readonly clock: Clock;
}

/** Use-case: checks the warranties of a device or an order today (rules WARRANTY-3, WARRANTY-4). */
export const createCheckWarranty =
  ({ warranty, clock }: CheckDependencies) =>
  async (question: WarrantyQuestion, locale: Locale, signal?: AbortSignal): Promise<WarrantyFinding> => {
    const answer = await warranty.check({ question, locale }, signal);
    if (!answer.ok) return answer.error.status === 404 ? { kind: 'none' } : { kind: 'failed', failure: answer.error };
    if (answer.value.length === 0) return { kind: 'none' };
    const today = dateInKishinev(clock.now());
    return {
      kind: 'found',
      devices: answer.value.map((device) => ({ ...device, state: warrantyState(device, today) })),
    };
  };
