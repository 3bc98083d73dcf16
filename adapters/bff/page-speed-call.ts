/** Path to which browsers report how fast a page was. */
export const PAGE_SPEED_CALL = '/api/page-speed';

/** The pages that reports tell apart; all others are `other`. */
export const SPEED_PAGES = ['home', 'category', 'product', 'search', 'order', 'other'] as const;
export type SpeedPage = (typeof SPEED_PAGES)[number];

/** How fast one page was; what did not happen is absent. */
export interface PageSpeed {
  readonly page: SpeedPage;
  /** Largest contentful paint, ms. */
  readonly lcp?: number | undefined;
  /** Interaction to next paint, ms. */
  readonly inp?: number | undefined;
  /** Cumulative layout shift. */
  readonly cls?: number | undefined;
}
