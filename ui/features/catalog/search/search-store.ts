import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  EMPTY_SEARCH,
  exactProduct,
  focusSearch,
  isSearchable,
  leaveSearch,
  makeQuickSearch,
  makeTypedSearch,
  popularShown,
  type SearchDesk,
  type SearchSession,
  searchMode,
  type TypedSearch,
  type TypingContext,
} from '#core/catalog/search/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { stepRound } from '#ui/design/step-round.ts';
import { type SearchChoice, searchChoices } from './choices.ts';

export interface SearchDependencies {
  readonly search: SearchDesk;
  readonly timers: Timers;
}

/** The search field, what hangs below it, and which of its choices the arrows have come to. */
export class SearchStore {
  session: SearchSession = EMPTY_SEARCH;
  /** Position among `choices`; −1 while the arrows have not chosen. */
  active = -1;
  /** Texts that many search for; a part of them is shown at a time. */
  popular: readonly string[] = [];
  refreshes = 0;

  readonly #dependencies: SearchDependencies;
  readonly #typed: TypedSearch;
  #follow: (text: string) => void = () => undefined;
  #popularFor: Locale | undefined;

  constructor(dependencies: SearchDependencies) {
    const { search, timers } = dependencies;
    this.#dependencies = dependencies;
    this.#typed = makeTypedSearch({
      searchQuickly: makeQuickSearch({ search }),
      timers,
      show: (session) =>
        runInAction(() => {
          this.session = session;
          this.active = -1;
        }),
      follow: (text) => this.#follow(text),
    });
    makeAutoObservable(this, { session: observableRef, popular: observableRef }, { autoBind: true });
  }

  /** What can be gone to by arrows and Enter, in the order in which it is shown. */
  get choices(): readonly SearchChoice[] {
    return searchChoices(this.session);
  }

  get chosen(): SearchChoice | undefined {
    return this.choices[this.active];
  }

  get popularShown(): readonly string[] {
    return popularShown(this.popular, this.refreshes);
  }

  /** How the address of the page follows the text; the page changes, so the way to do it does too. */
  followBy(follow: (text: string) => void): void {
    this.#follow = follow;
  }

  /** Opens what hangs below the field; a text that stands in it without results is searched for (rule SEARCH-7). */
  focus(text: string, context: TypingContext): void {
    const { session } = this;
    if (text === session.text) this.#typed.move(focusSearch);
    else if (isSearchable(text)) void this.#typed.pick(text, context);
    else this.#typed.type(text, context);
    void this.#loadPopular(context.locale);
  }

  type(text: string, context: TypingContext): void {
    this.#typed.type(text, context);
  }

  /** Searches at once for a text that was chosen, or once more for one that failed (rule SEARCH-13). */
  pick(text: string, context: TypingContext): void {
    void this.#typed.pick(text, context);
  }

  /** Whether Enter takes a text for a product's code (rule SEARCH-5). */
  takesByCode(text: string, { vitrina }: TypingContext): boolean {
    return searchMode(text, vitrina) === 'code';
  }

  /**
   * Enter on a code: gives the path of the product that has exactly this code, without language prefix; undefined when
   * what begins with it is shown instead (rule SEARCH-15).
   */
  async enterCode(text: string, context: TypingContext): Promise<string | undefined> {
    const { session } = this;
    if (session.text !== text || session.phase !== 'found') await this.#typed.pick(text, context);
    // Somebody has typed on meanwhile.
    if (this.session.text !== text) return undefined;
    const product = exactProduct(this.session.results?.products ?? [], text);
    return product && `/product/${product.url}`;
  }

  /** A click outside (rule SEARCH-7). */
  close(): void {
    this.#typed.move(leaveSearch);
    this.active = -1;
  }

  /** The visitor goes elsewhere: nothing more is searched for, and the address is no longer this field's. */
  leave(): void {
    this.#typed.leave();
    this.active = -1;
  }

  clear(): void {
    this.#typed.clear();
  }

  /** Moves through the choices and round their ends, by way of the field itself. */
  step(by: 1 | -1): void {
    this.active = stepRound(this.active, by, this.choices.length);
  }

  /** Shows other popular texts, asked for anew (rule SEARCH-14). */
  async refresh(locale: Locale): Promise<void> {
    this.refreshes += 1;
    this.#popularFor = undefined;
    await this.#loadPopular(locale);
  }

  async #loadPopular(locale: Locale): Promise<void> {
    if (this.#popularFor === locale) return;
    this.#popularFor = locale;
    const popular = await this.#dependencies.search.popular({ locale });
    if (this.#popularFor !== locale) return;
    runInAction(() => {
      if (popular.ok) this.popular = popular.value;
      else this.#popularFor = undefined;
    });
  }
}
