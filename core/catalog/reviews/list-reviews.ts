import type { Locale } from '#core/kernel/locale/index.ts';
import { appendPage } from '#core/kernel/paging/index.ts';
import type { ReviewDesk, ReviewPage } from './ports.ts';
import { FIRST_REVIEW_PAGE, type Review, type Stars } from './reviews.ts';
import { createLoadReviews } from './use-cases.ts';

/** The reviews of one product: the pages shown so far, of all stars or of some. */
export interface ReviewList {
  readonly shown: readonly Review[];
  /** How many there are of those asked for; absent while nothing is known. */
  readonly total: number | undefined;
  /** How many of all reviews give how many stars. */
  readonly counts: ReviewPage['counts'];
  /** Stars that the list is narrowed to; absent for all. */
  readonly rating: Stars | undefined;
  /** What is loading: the whole list again, or more of it. */
  readonly loading: 'anew' | 'more' | undefined;
  /** The last question got no answer. */
  readonly failed: boolean;
}

/** Reviews before they are read (rule REVIEW-6). */
export const UNREAD_REVIEWS: ReviewList = {
  shown: [],
  total: undefined,
  counts: {},
  rating: undefined,
  loading: undefined,
  failed: false,
};

/** Whether there are reviews beyond those shown (rule REVIEW-6). */
export const hasMoreReviews = ({ shown, total }: Pick<ReviewList, 'shown' | 'total'>): boolean =>
  total !== undefined && shown.length < total;

interface Dependencies {
  readonly reviews: Pick<ReviewDesk, 'page'>;
  /** The product, and the language of the request. */
  readonly subject: { readonly productId: string; readonly locale: Locale };
  /** Shows the list each time it changes. */
  readonly show: (list: ReviewList) => void;
}

/**
 * Use-case: lists a product's reviews page by page, of all stars or of some (rules REVIEW-5, REVIEW-6). `first` is the
 * first page of all of them, when it came with the product.
 */
export const createReviewList = ({ reviews, subject, show }: Dependencies, first: ReviewPage | undefined) => {
  const load = createLoadReviews({ reviews });
  let state = UNREAD_REVIEWS;
  let page = FIRST_REVIEW_PAGE;
  /** Number of the latest request; answers to older ones are dropped. */
  let latest = 0;
  const setState = (change: Partial<ReviewList>) => {
    state = { ...state, ...change };
    show(state);
  };
  const take = ({ reviews: next, total, counts }: ReviewPage, before: readonly Review[]) =>
    setState({ loading: undefined, shown: appendPage(before, next, ({ reviewId }) => reviewId), total, counts });
  const ask = async (loading: 'anew' | 'more', asked: number) => {
    latest += 1;
    const mine = latest;
    setState({ loading, failed: false });
    const { rating } = state;
    const answer = await load({ ...subject, page: asked, ...(rating === undefined ? {} : { rating }) });
    if (mine !== latest) return;
    if (!answer.ok) return setState({ loading: undefined, failed: true });
    page = asked;
    take(answer.value, loading === 'more' ? state.shown : []);
  };
  if (first) take(first, []);
  return {
    /** Shows only reviews with so many stars, or all of them again. */
    narrow: (rating: Stars | undefined): Promise<void> => {
      setState({ rating });
      return ask('anew', FIRST_REVIEW_PAGE);
    },
    /** Shows the next page after what is shown. */
    more: async (): Promise<void> => {
      if (!state.loading && hasMoreReviews(state)) await ask('more', page + 1);
    },
    /** Asks for the list from its start. */
    reload: (): Promise<void> => ask('anew', FIRST_REVIEW_PAGE),
  };
};
