import type { MainBanner } from '#core/catalog/products/index.ts';

/** Most banners that turn at the top (rule HOME-6). */
const MOST_TURNING = 3;
/** Rows between two banners (rule HOME-6). */
const ROWS_BEFORE = 2;

interface HomeBanners {
  /** They turn at the top of the page. */
  readonly turning: readonly MainBanner[];
  /** By the place of the row that each of the others follows. */
  readonly after: ReadonlyMap<number, MainBanner>;
}

/** Positions of the banners among the rows of the home page (rule HOME-6). */
export const placeBanners = (banners: readonly MainBanner[], rowCount: number): HomeBanners => {
  const places = Math.max(0, Math.floor((rowCount - 1) / ROWS_BEFORE));
  const between = banners.slice(MOST_TURNING, MOST_TURNING + places);
  return {
    turning: banners.filter((banner) => !between.includes(banner)),
    after: new Map(between.map((banner, place) => [(place + 1) * ROWS_BEFORE - 1, banner])),
  };
};
