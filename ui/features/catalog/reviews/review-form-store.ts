import { makeAutoObservable, observableRef } from 'mobx';
import {
  createReviewForm,
  type ReviewDraft,
  UNWRITTEN_REVIEW,
  type WrittenReview,
} from '#core/catalog/reviews/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createReviewForm>[0], 'show'>;

/** A review being written. */
export class ReviewFormStore implements WrittenReview {
  draft = UNWRITTEN_REVIEW.draft;
  errors = UNWRITTEN_REVIEW.errors;
  open = UNWRITTEN_REVIEW.open;
  sending = UNWRITTEN_REVIEW.sending;
  successOpen = UNWRITTEN_REVIEW.successOpen;
  trouble = UNWRITTEN_REVIEW.trouble;

  readonly #writing: ReturnType<typeof createReviewForm>;

  constructor(dependencies: Dependencies) {
    this.#writing = createReviewForm({ ...dependencies, show: syncTo<WrittenReview>(this) });
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, trouble: observableRef },
      { autoBind: true },
    );
  }

  /** Opens the form for a product's review. */
  show(productId: string): void {
    this.#writing.open(productId);
  }

  hide(): void {
    this.#writing.close();
  }

  hideSuccess(): void {
    this.#writing.closeSuccess();
  }

  edit<Field extends keyof ReviewDraft>(field: Field, value: ReviewDraft[Field]): void {
    this.#writing.edit(field, value);
  }

  /** Sends the review; gives whether it was left. */
  async submit(locale: Locale): Promise<boolean> {
    return this.#writing.submit(locale);
  }
}
