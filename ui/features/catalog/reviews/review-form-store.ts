import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  EMPTY_REVIEW,
  makePostReview,
  type ReviewDesk,
  type ReviewDraft,
  type ReviewErrors,
  type ReviewProblem,
} from '#core/catalog/reviews/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Ids, isUndecided } from '#core/kernel/shared/index.ts';

interface Dependencies {
  readonly reviews: Pick<ReviewDesk, 'post'>;
  readonly ids: Ids;
}

/** Why a review that was sent is not there: in the provider's words, without a definite answer, or for no reported reason. */
export type ReviewTrouble =
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

/** A review being written. What is typed stays until it is sent, or until another product is written about. */
export class ReviewFormStore {
  draft: ReviewDraft = EMPTY_REVIEW;
  errors: ReviewErrors = {};
  open = false;
  sending = false;
  successOpen = false;
  trouble: ReviewTrouble | undefined = undefined;

  readonly #post: ReturnType<typeof makePostReview>;
  #productId: string | undefined;

  constructor(dependencies: Dependencies) {
    this.#post = makePostReview(dependencies);
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, trouble: observableRef },
      { autoBind: true },
    );
  }

  /** Opens the form for a product's review. */
  show(productId: string): void {
    if (productId !== this.#productId) this.#clear();
    this.#productId = productId;
    this.open = true;
  }

  hide(): void {
    this.open = false;
  }

  hideSuccess(): void {
    this.successOpen = false;
  }

  /** Takes what was typed or chosen in a field; its error goes, the others stay. */
  edit<Field extends keyof ReviewDraft>(field: Field, value: ReviewDraft[Field]): void {
    this.draft = { ...this.draft, [field]: value };
    const { [field]: _mended, ...others } = this.errors;
    this.errors = others;
  }

  /** Sends the review; gives whether it was left. Nothing is sent twice at a time. */
  async submit(locale: Locale): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.trouble = undefined;
    const outcome = await this.#post(this.draft, this.#productId, locale);
    return runInAction(() => {
      this.sending = false;
      this.errors = !outcome.ok && outcome.error.kind === 'fields' ? outcome.error.errors : {};
      this.trouble = outcome.ok ? undefined : troubleOf(outcome.error);
      if (!outcome.ok) return false;
      this.#clear();
      this.open = false;
      this.successOpen = true;
      return true;
    });
  }

  #clear(): void {
    this.draft = EMPTY_REVIEW;
    this.errors = {};
    this.trouble = undefined;
  }
}

const troubleOf = (problem: ReviewProblem): ReviewTrouble | undefined => {
  if (problem.kind === 'fields') return undefined;
  if (problem.kind === 'refused') return { kind: 'failed' };
  if (isUndecided(problem.failure)) return { kind: 'unknown' };
  return problem.failure.code === 'refused' ? { kind: 'refused', words: problem.failure.message } : { kind: 'failed' };
};
