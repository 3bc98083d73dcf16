import { makeAutoObservable, observableRef } from 'mobx';
import {
  createReviewList,
  hasMoreReviews,
  type ReviewList,
  type ReviewPage,
  type Stars,
  starDistribution,
  UNREAD_REVIEWS,
} from '#core/catalog/reviews/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Parameters<typeof createReviewList>[0];

/** The reviews of one product: the pages shown so far, of all stars or of some. */
export class ReviewListStore implements ReviewList {
  shown = UNREAD_REVIEWS.shown;
  total = UNREAD_REVIEWS.total;
  counts = UNREAD_REVIEWS.counts;
  rating = UNREAD_REVIEWS.rating;
  loading = UNREAD_REVIEWS.loading;
  failed = UNREAD_REVIEWS.failed;

  readonly #listing: ReturnType<typeof createReviewList>;

  /** `first` is the first page of all reviews, when it came with the product. */
  constructor(
    { reviews }: Pick<Dependencies, 'reviews'>,
    subject: Dependencies['subject'],
    first: ReviewPage | undefined,
  ) {
    this.#listing = createReviewList({ reviews, subject, show: syncTo<ReviewList>(this) }, first);
    makeAutoObservable(this, { shown: observableRef, counts: observableRef }, { autoBind: true });
  }

  /** The spread of all reviews over the stars and their mean (rules REVIEW-3, REVIEW-5). */
  get distribution(): ReturnType<typeof starDistribution> {
    return starDistribution(this.counts);
  }

  /** Rule REVIEW-6. */
  get hasMore(): boolean {
    return hasMoreReviews(this);
  }

  /** Shows only reviews with so many stars, or all of them again. */
  async narrow(rating: Stars | undefined): Promise<void> {
    await this.#listing.narrow(rating);
  }

  /** Shows the next page after what is shown. */
  async more(): Promise<void> {
    await this.#listing.more();
  }

  /** Asks for the list from its start. */
  async reload(): Promise<void> {
    await this.#listing.reload();
  }
}
