import { createReviewList, hasMoreReviews, starDistribution, UNREAD_REVIEWS } from '#core/catalog/reviews/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The reviews of one product: the pages shown so far, of all stars or of some. */
export class ReviewListStore extends storeOf(UNREAD_REVIEWS, createReviewList) {
  /** The spread of all reviews over the stars and their mean (rules REVIEW-3, REVIEW-5). */
  get distribution(): ReturnType<typeof starDistribution> {
    return starDistribution(this.counts);
  }

  /** Rule REVIEW-6. */
  get hasMore(): boolean {
    return hasMoreReviews(this);
  }
}
