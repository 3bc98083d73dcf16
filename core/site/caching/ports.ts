import type { KeptPage } from './kept-page.ts';
import type { PageTag } from './tags.ts';

/** What a store of pages answers: a page, none, or that it could not be asked, which is no miss. */
export type Found =
  | { readonly kind: 'found'; readonly page: KeptPage }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** Where pages are kept beyond one process's own memory. It may forget any of them at any time. */
export interface PageStore {
  /** Answers within 100 ms, whatever happens (rule CACHE-3). */
  get(key: string): Promise<Found>;
  /** Keeps a page for `ttlMs` milliseconds. Never throws; gives whether it was kept. */
  set(key: string, page: KeptPage, ttlMs: number): Promise<boolean>;
  /** Forgets a page. Never throws; gives whether it could be asked for. */
  drop(key: string): Promise<boolean>;
}

/** The turn to render a page. */
export type Turn =
  /** To be given back once the page is kept. */
  | { readonly kind: 'mine'; readonly giveBack: () => Promise<void> }
  /** Somebody else renders it; `over` resolves when they have, or took too long. */
  | { readonly kind: 'taken'; readonly over: Promise<void> };

/** Sees to it that one instance alone renders a page (rule CACHE-9). */
export interface RenderTurns {
  /** Never throws and answers within 100 ms: who cannot learn who has the turn has it. */
  take(key: string): Promise<Turn>;
}

/** What instances let each other know. */
export type Notice =
  /** Pages with any of these tags are dropped (rule CACHE-11). `signature` is that of the request (rule CACHE-12). */
  | { readonly kind: 'purge'; readonly tags: readonly PageTag[]; readonly signature?: string }
  /** Each instance is asked at a time, ms, to report what its cache does. */
  | { readonly kind: 'report'; readonly id: string; readonly at: number };

/** A notice with its place among all: marks only grow. */
export interface Posted {
  readonly mark: number;
  readonly notice: Notice;
}

/** A board that all instances of the shop read within a second. */
export interface NoticeBoard {
  /** Gives the notice's mark; rejects when it could not be posted. */
  post(notice: Notice): Promise<number>;
  /**
   * Tells every notice, first those posted while nobody listened, until closed. What came while the board was out of
   * reach is notified once it is back.
   */
  follow(listener: (posted: Posted) => void): void;
  /** Whether everything posted until a second ago was reported. */
  isCurrent(): boolean;
  /** Leaves an answer to a report's id beside the board; rejects when it could not be left. */
  answer(id: string, instance: string, report: string): Promise<void>;
  /** What was answered so far, by instance. */
  answers(id: string): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}
