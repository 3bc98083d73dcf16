import type { PageTag } from './tags.ts';

export type RenderLock =
  /** To be released once the page is stored. */
  | { readonly kind: 'acquired'; readonly release: () => Promise<void> }
  /** Another instance renders the page; `released` resolves when it is done or takes too long. */
  | { readonly kind: 'held'; readonly released: Promise<void> };

/** Locks that let only one instance render a page (rule CACHE-9). */
export interface RenderLocks {
  /** Never throws, answers within 100 ms, and grants the lock when the store does not answer. */
  acquire(key: string): Promise<RenderLock>;
}

/** What instances tell each other. */
export type Notice =
  /** Purges pages with any of these tags (rule CACHE-11). `signature` is that of the request (rule CACHE-12). */
  | { readonly kind: 'purge'; readonly tags: readonly PageTag[]; readonly signature?: string }
  /** Asks every instance to report on its cache; `at` in ms. */
  | { readonly kind: 'report'; readonly id: string; readonly at: number };

/** A notice with its mark; marks only grow. */
export interface Posted {
  readonly mark: number;
  readonly notice: Notice;
}

/** Notices that every instance reads within a second. */
export interface NoticeBoard {
  /** Returns the notice's mark; rejects when it could not be posted. */
  post(notice: Notice): Promise<number>;
  /** Calls the listener with every notice until closed, those posted before or during an outage included. */
  follow(listener: (posted: Posted) => void): void;
  /** Whether every notice older than a second has been read. */
  isCurrent(): boolean;
  /** Answers a request for a report; rejects when the answer could not be stored. */
  answer(id: string, instance: string, report: string): Promise<void>;
  /** The answers so far, by instance. */
  answers(id: string): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}
