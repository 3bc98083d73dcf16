import type { Notify } from '#core/kernel/notifications/index.ts';

/** A link that is handed on. */
export interface SharedLink {
  readonly title: string;
  /** Whole address. */
  readonly url: string;
}

/** Result of sharing: passed to the device's share sheet, copied, dismissed by the visitor, or failed. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Longest link that is drawn as a code, in characters. */
const SCANNED_MOST = 660;

/** Whether a link is drawn as a code: a phone still reads it from a screen (rule SHARED-7). */
export const canBeScanned = (url: string): boolean => url.length <= SCANNED_MOST;

/** How a device hands links on: its own sharing where a finger points and there is one, else its clipboard. */
export interface Sharing {
  share(link: SharedLink): Promise<ShareOutcome>;
}

/**
 * Use-case: shares a link and notifies when it was copied; the other outcomes are visible without a message (rule
 * BROWSING-11).
 */
export const createShareLink =
  ({ sharing, notify }: { readonly sharing: Sharing; readonly notify: Notify }) =>
  async (link: SharedLink): Promise<ShareOutcome> => {
    const outcome = await sharing.share(link);
    if (outcome === 'copied') notify('link_copied', link.title);
    return outcome;
  };
export type ShareLink = ReturnType<typeof createShareLink>;
