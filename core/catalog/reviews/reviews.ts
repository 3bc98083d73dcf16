import {
  type FieldError,
  hasNoErrors,
  lengthError,
  nameError,
  optionalError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, ok, type Result } from '#core/kernel/shared/index.ts';

/** The message of a review without a product, which no screen ever sends (rule REVIEW-1). */
export const PRODUCT_ID_REQUIRED = 'Product ID is required';

/** The page of reviews that is shown first (rule REVIEW-2). */
export const FIRST_REVIEW_PAGE = 1;

/** The page that is asked for; the first one is not named (rule REVIEW-2). */
export const reviewPage = (page: number): { readonly page?: number } => (page > FIRST_REVIEW_PAGE ? { page } : {});

/** How many stars a review may give (rule REVIEW-4). */
export const stars = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof stars)[number];

export interface Review {
  readonly reviewId: string;
  readonly author: string;
  readonly rating: Stars;
  readonly text: string;
  readonly pros?: string;
  readonly cons?: string;
  /** ISO date and time. */
  readonly createdAt: string;
  /** Language it is written in; absent when it is not known. */
  readonly language?: Locale;
}

/** How many reviews give so many stars, and their share of all. */
export interface StarShare {
  readonly stars: Stars;
  readonly count: number;
  /** Whole per cent; all shares make 100 together, or 0 without reviews. */
  readonly percent: number;
}

/**
 * How reviews spread over the stars, five first, and their mean to one decimal (rule REVIEW-3). Shares are rounded so
 * that they make 100 together: what rounding leaves goes to the largest rests.
 */
export const starDistribution = (
  counts: Readonly<Partial<Record<Stars, number>>>,
): { readonly shares: readonly StarShare[]; readonly total: number; readonly mean?: number } => {
  const counted = stars.map((star) => ({ stars: star, count: Math.max(0, Math.trunc(counts[star] ?? 0)) }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { shares: counted.map((share) => ({ ...share, percent: 0 })), total };
  const exact = counted.map(({ count }) => (count * 100) / total);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRest = exact.map((share, place) => ({ place, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRest.slice(0, missing).map(({ place }) => place));
  const shares = counted.map((share, place) => ({
    ...share,
    percent: Math.floor(exact[place] ?? 0) + (raised.has(place) ? 1 : 0),
  }));
  const points = counted.reduce((sum, share) => sum + share.stars * share.count, 0);
  return { shares, total, mean: Math.round((points * 10) / total) / 10 };
};

/** A review as typed. */
export interface ReviewDraft {
  readonly author: string;
  /** 0 while no star is chosen. */
  readonly rating: number;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
}

/** An empty review form (rule REVIEW-4). */
export const EMPTY_REVIEW: ReviewDraft = { author: '', rating: 0, text: '', pros: '', cons: '' };

/** A review that passed every rule. */
export interface ValidReview {
  /** The product it is about. */
  readonly product: string;
  readonly author: string;
  readonly rating: Stars;
  readonly text: string;
  readonly pros?: string;
  readonly cons?: string;
}

/** What may be wrong with a field; the screen has the words. */
export type ReviewFieldError = Exclude<FieldError, 'phone' | 'email'>;
export type ReviewErrors = Partial<Record<keyof ReviewDraft, ReviewFieldError>>;

/** Longest author of a review, in characters (rule REVIEW-4). */
export const AUTHOR_MAX = 120;
/** Longest texts of a review, in characters (rule REVIEW-4). */
export const REVIEW_TEXT_MAX = 4000;

/**
 * Checks a review of a product (rule REVIEW-4). Throws `Product ID is required` without a product: the screens never do
 * that (rule REVIEW-1).
 */
export const validateReview = (
  draft: ReviewDraft,
  productId: string | undefined,
): Result<ValidReview, ReviewErrors> => {
  if (!productId) throw new Error(PRODUCT_ID_REQUIRED);
  const [author, text, pros, cons] = [clean(draft.author), clean(draft.text), clean(draft.pros), clean(draft.cons)];
  const rating = stars.find((star) => star === draft.rating);
  const errors: ReviewErrors = presentErrors<keyof ReviewDraft, ReviewFieldError>({
    author: nameError(author, 1, AUTHOR_MAX),
    rating: rating === undefined ? 'required' : undefined,
    text: lengthError(text, 1, REVIEW_TEXT_MAX),
    pros: optionalError(pros, REVIEW_TEXT_MAX),
    cons: optionalError(cons, REVIEW_TEXT_MAX),
  });
  if (rating === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({ product: productId, author, rating, text, ...(pros ? { pros } : {}), ...(cons ? { cons } : {}) });
};
