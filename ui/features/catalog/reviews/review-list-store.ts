import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  appendReviews,
  FIRST_REVIEW_PAGE,
  hasMoreReviews,
  makeLoadReviews,
  type Review,
  type ReviewDesk,
  type ReviewPage,
  type Stars,
  starDistribution,
} from '#core/catalog/reviews/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';

interface Dependencies {
  readonly reviews: Pick<ReviewDesk, 'page'>;
}

/** Whose reviews are listed, and in which language they are asked for. */
interface Subject {
  readonly productId: string;
  readonly locale: Locale;
}

/** The reviews of one product: the pages shown so far, of all stars or of some. */
export class ReviewListStore {
  shown: readonly Review[] = [];
  /** How many there are of those asked for; absent while nothing is known. */
  total: number | undefined = undefined;
  /** How many of all reviews give how many stars. */
  counts: ReviewPage['counts'] = {};
  /** Stars that the list is narrowed to; absent for all. */
  rating: Stars | undefined = undefined;
  /** What is on its way: the list anew, or more of it. */
  loading: 'anew' | 'more' | undefined = undefined;
  /** The last question got no answer. */
  failed = false;

  readonly #subject: Subject;
  readonly #load: ReturnType<typeof makeLoadReviews>;
  #page = FIRST_REVIEW_PAGE;
  #asked = 0;

  /** `first` is the first page of all reviews, when it came with the product. */
  constructor(dependencies: Dependencies, subject: Subject, first: ReviewPage | undefined) {
    this.#subject = subject;
    this.#load = makeLoadReviews(dependencies);
    if (first) this.#take(first, []);
    makeAutoObservable(this, { shown: observableRef, counts: observableRef }, { autoBind: true });
  }

  /** The spread of all reviews over the stars and their mean (rules REVIEW-3, REVIEW-5). */
  get distribution(): ReturnType<typeof starDistribution> {
    return starDistribution(this.counts);
  }

  /** Rule REVIEW-6. */
  get hasMore(): boolean {
    return this.total !== undefined && hasMoreReviews(this.shown, this.total);
  }

  /** Shows only reviews with so many stars, or all of them again (rule REVIEW-5). */
  async narrow(rating: Stars | undefined): Promise<void> {
    this.rating = rating;
    await this.#ask('anew', FIRST_REVIEW_PAGE);
  }

  /** Shows the next page after what is shown (rule REVIEW-6). */
  async more(): Promise<void> {
    if (this.loading || !this.hasMore) return;
    await this.#ask('more', this.#page + 1);
  }

  /** Asks for the list from its start. */
  async reload(): Promise<void> {
    await this.#ask('anew', FIRST_REVIEW_PAGE);
  }

  async #ask(what: 'anew' | 'more', page: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.loading = what;
    this.failed = false;
    const { rating } = this;
    const answer = await this.#load({ ...this.#subject, page, ...(rating === undefined ? {} : { rating }) });
    // An answer to an older question says nothing about this one.
    if (asked !== this.#asked) return;
    runInAction(() => {
      this.loading = undefined;
      this.failed = !answer.ok;
      if (!answer.ok) return;
      this.#page = page;
      this.#take(answer.value, what === 'more' ? this.shown : []);
    });
  }

  #take({ reviews, total, counts }: ReviewPage, before: readonly Review[]): void {
    this.shown = appendReviews(before, reviews);
    this.total = total;
    this.counts = counts;
  }
}
