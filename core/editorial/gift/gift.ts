import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

/** A gift for visitors of the shop. */
export interface Gift {
  readonly giftId: string;
  readonly title: string;
  readonly text: string;
  /** Shown to be copied; empty when the gift needs no code. */
  readonly promoCode: string;
  /** Where it is described at length; empty when nowhere. */
  readonly href: string;
  readonly image: string;
}

/** How long a gift waits after the shop has loaded, ms (rule GIFT-2). */
export const GIFT_DELAY_MS = 15_000;
/** Pause before the next check for an open layer, ms (rule GIFT-2). */
export const GIFT_RECHECK_MS = 5_000;

/** How long a gift waits after an order, ms (rule GIFT-2). */
export const GIFT_AFTER_ORDER_MS = 60_000;

/** Whether this browser ordered less than 60 s ago; a time in the future does not count (rule GIFT-2). */
export const hasJustOrdered = (orderedAt: number | undefined, now: number): boolean =>
  orderedAt !== undefined && orderedAt <= now && now - orderedAt < GIFT_AFTER_ORDER_MS;

/** Most gifts that are remembered, the newest last (rule GIFT-1). */
const REMEMBERED = 20;

/** Repairs the stored list of offered gifts (rule GIFT-1). */
export const repairGifts = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((id) => typeof id === 'string' && id !== ''))].slice(-REMEMBERED)
    : [];

/** Whether to offer a gift: it exists, has a text, and this browser has not seen it (rule GIFT-1). */
export const isOffered = (gift: Gift | null, offered: readonly string[]): gift is Gift =>
  gift !== null && gift.title !== '' && !offered.includes(gift.giftId);

/** The gifts that were offered, with one more (rule GIFT-1). */
export const withOffered = (offered: readonly string[], giftId: string): readonly string[] =>
  repairGifts([...offered, giftId]);

/** Who knows of today's gift. */
export interface GiftDesk {
  /** The gift that is on, or null. */
  current(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<Gift | null, Failure>>;
}

/** The visitor's clipboard. */
export interface Clipboard {
  /** Gives whether it was copied; it may be forbidden. */
  copy(text: string): Promise<boolean>;
}

/** Stores which gifts this browser was offered, and when it ordered last. */
export interface GiftStorage {
  load(): readonly string[];
  save(offered: readonly string[]): void;
  /** Milliseconds since the epoch; undefined when nothing was ordered here. */
  orderedAt(): number | undefined;
  saveOrderedAt(at: number): void;
}

/**
 * Whether no gift is shown on a page: payment, product and search pages (rule GIFT-2). `path` has no language prefix.
 */
export const isGiftFreePage = (path: string): boolean => /^\/(?:confirmation$|product\/|search$)/.test(path);
