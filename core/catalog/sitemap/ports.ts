import type { Failure, Result } from '#core/kernel/shared/index.ts';

/** What has pages of its own beside the shop's own ones. */
export const siteKinds = ['category', 'product', 'news', 'promotion', 'landing'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** Something that has a page of its own. */
export interface SiteEntry {
  readonly kind: SiteKind;
  /** The segment that its address ends with. */
  readonly url: string;
  /** ISO date, or date and time. */
  readonly updatedAt?: string;
}

/** Lists everything that has a page in parts, so that it is never all in memory. */
export interface SiteIndex {
  /** One part of a kind. `page` is counted from 1, `size` is the most that a part holds; past the end it is empty. */
  entries(
    query: { readonly kind: SiteKind; readonly page: number; readonly size: number },
    signal?: AbortSignal,
  ): Promise<Result<{ readonly entries: readonly SiteEntry[]; readonly totalCount: number }, Failure>>;
}
