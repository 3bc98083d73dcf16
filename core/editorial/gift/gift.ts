import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

/** Something that the shop gives to whoever visits it. */
export interface Gift {
  readonly giftId: string;
  readonly title: string;
  readonly text: string;
  /** Typed by nobody: it is shown to be copied; empty when the gift needs none. */
  readonly promoCode: string;
  /** Where it is described at length; empty when nowhere. */
  readonly href: string;
  readonly image: string;
}

/** How long a gift waits after the shop has loaded, ms (rule GIFT-2). */
export const GIFT_DELAY_MS = 15_000;
/** After how long it looks again whether something lies over the page, ms (rule GIFT-2). */
export const GIFT_RECHECK_MS = 5_000;

/** How long a gift waits after an order, ms (rule GIFT-2). */
export const GIFT_AFTER_ORDER_MS = 60_000;

/** Whether something was ordered in this browser less than 60 s ago; a time that has not come counts as none (rule GIFT-2). */
export const hasJustOrdered = (orderedAt: number | undefined, now: number): boolean =>
  orderedAt !== undefined && orderedAt <= now && now - orderedAt < GIFT_AFTER_ORDER_MS;

/** Most gifts that are remembered, the newest last (rule GIFT-1). */
const REMEMBERED = 20;

/** The gifts that were offered, of whatever was stored (rule GIFT-1). */
export const repairGifts = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((id) => typeof id === 'string' && id !== ''))].slice(-REMEMBERED)
    : [];

/** Whether a gift is offered: there is one, it says what it is, and this browser has not seen it (rule GIFT-1). */
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

/** Keeps which gifts this browser has been offered, and when it ordered last. */
export interface GiftStorage {
  load(): readonly string[];
  save(offered: readonly string[]): void;
  /** Milliseconds since the epoch; undefined when nothing was ordered here. */
  orderedAt(): number | undefined;
  saveOrderedAt(at: number): void;
}

/** Whether a page, by its path without language, is one that a gift leaves alone: of a payment, a product or a search (rule GIFT-2). */
export const isLeftAlone = (path: string): boolean => /^\/(?:confirmation$|product\/|search$)/.test(path);
