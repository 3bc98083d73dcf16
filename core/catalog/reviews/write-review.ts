import type { Locale } from '#core/kernel/locale/index.ts';
import { isUndecided } from '#core/kernel/shared/index.ts';
import { EMPTY_REVIEW, type ReviewDraft, type ReviewErrors } from './reviews.ts';
import { createPostReview, type PostDependencies, type ReviewProblem } from './use-cases.ts';

/** Why a review that was sent is not there: in the provider's words, without a definite answer, or for no reported reason. */
export type ReviewTrouble =
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

/** A review being written. */
export interface WrittenReview {
  readonly draft: ReviewDraft;
  readonly errors: ReviewErrors;
  readonly open: boolean;
  readonly sending: boolean;
  readonly successOpen: boolean;
  readonly trouble: ReviewTrouble | undefined;
}

/** An empty review form (rule REVIEW-4). */
export const UNWRITTEN_REVIEW: WrittenReview = {
  draft: EMPTY_REVIEW,
  errors: {},
  open: false,
  sending: false,
  successOpen: false,
  trouble: undefined,
};

interface Dependencies extends PostDependencies {
  /** Shows the review each time it changes. */
  readonly show: (review: WrittenReview) => void;
}

/**
 * Use-case: leads a review from its first word to its success. What is typed stays until it is sent, or until another
 * product is written about (rules REVIEW-1, REVIEW-4, REVIEW-7).
 */
export const createReviewForm = ({ reviews, ids, show }: Dependencies) => {
  const post = createPostReview({ reviews, ids });
  let state = UNWRITTEN_REVIEW;
  let productId: string | undefined;
  const setState = (change: Partial<WrittenReview>) => {
    state = { ...state, ...change };
    show(state);
  };
  return {
    /** Opens the form for a product's review. */
    show: (subject: string): void => {
      if (subject !== productId) setState({ draft: EMPTY_REVIEW, errors: {}, trouble: undefined });
      productId = subject;
      setState({ open: true });
    },
    hide: (): void => setState({ open: false }),
    hideSuccess: (): void => setState({ successOpen: false }),
    /** Takes what was typed or chosen in a field; its error goes, the others stay. */
    edit: <Field extends keyof ReviewDraft>(field: Field, value: ReviewDraft[Field]): void => {
      const { [field]: _mended, ...errors } = state.errors;
      setState({ draft: { ...state.draft, [field]: value }, errors });
    },
    /** Sends the review; gives whether it was left. Nothing is sent twice at a time. */
    submit: async (locale: Locale): Promise<boolean> => {
      if (state.sending) return false;
      setState({ sending: true, trouble: undefined });
      const outcome = await post(state.draft, productId, locale);
      if (outcome.ok) setState({ ...UNWRITTEN_REVIEW, successOpen: true });
      else setState({ sending: false, ...whatIsWrong(outcome.error) });
      return outcome.ok;
    },
  };
};

const whatIsWrong = (problem: ReviewProblem): Pick<WrittenReview, 'errors' | 'trouble'> =>
  problem.kind === 'fields'
    ? { errors: problem.errors, trouble: undefined }
    : { errors: {}, trouble: troubleOf(problem) };

const troubleOf = (problem: Exclude<ReviewProblem, { readonly kind: 'fields' }>): ReviewTrouble => {
  if (problem.kind === 'refused') return { kind: 'failed' };
  if (isUndecided(problem.failure)) return { kind: 'unknown' };
  return problem.failure.code === 'refused' ? { kind: 'refused', words: problem.failure.message } : { kind: 'failed' };
};
