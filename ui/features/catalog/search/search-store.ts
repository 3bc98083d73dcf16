import { makeAutoObservable, observableRef } from 'mobx';
import type { Product, ProductCatalog } from '#core/catalog/products/index.ts';
import {
  createSearchField,
  findsByCode,
  isCodeQuery,
  popularShown,
  productOfCode,
  type SearchDesk,
  type SearchFieldState,
  type TypingContext,
  UNTOUCHED_FIELD,
} from '#core/catalog/search/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import { type SearchChoice, searchChoices } from './choices.ts';

export interface SearchDependencies {
  readonly search: SearchDesk;
  readonly catalog: Pick<ProductCatalog, 'search'>;
  readonly timers: Timers;
}

/** The search field, what hangs below it, and which of its choices the arrows have come to. */
export class SearchStore implements SearchFieldState {
  session = UNTOUCHED_FIELD.session;
  popular = UNTOUCHED_FIELD.popular;
  refreshes = UNTOUCHED_FIELD.refreshes;

  readonly #field: ReturnType<typeof createSearchField>;
  #follow: (text: string) => void = () => undefined;

  constructor({ search, catalog, timers }: SearchDependencies) {
    this.#field = createSearchField({
      search,
      catalog,
      timers,
      follow: (text) => this.#follow(text),
      show: syncTo<SearchFieldState>(this),
    });
    makeAutoObservable(this, { session: observableRef, popular: observableRef }, { autoBind: true });
  }

  /** Links of the panel for arrow keys and Enter, in the order shown. */
  get choices(): readonly SearchChoice[] {
    return searchChoices(this.session);
  }

  /** Position among `choices`; −1 while the arrows have not chosen. */
  get active(): number {
    return this.session.active;
  }

  get chosen(): SearchChoice | undefined {
    return this.choices[this.active];
  }

  get popularShown(): readonly string[] {
    return popularShown(this.popular, this.refreshes);
  }

  /** Writes the text to the address; each page sets its own function. */
  followBy(follow: (text: string) => void): void {
    this.#follow = follow;
  }

  /** Opens the panel and searches for a text without results. */
  focus(text: string, context: TypingContext): void {
    this.#field.focus(text, context);
  }

  type(text: string, context: TypingContext): void {
    this.#field.type(text, context);
  }

  /** Searches without delay: for a chosen text, or again after a failure. */
  pick(text: string, context: TypingContext): void {
    this.#field.pick(text, context);
  }

  /** The product whose code is the text, once it is found. */
  get productOfCode(): Product | undefined {
    return productOfCode(this.session);
  }

  /** Whether Enter takes a text for a product's code and nothing else. */
  isCodeQuery(text: string, { vitrina }: TypingContext): boolean {
    return isCodeQuery(text, vitrina);
  }

  /** Whether the results page may redirect to a product, because the text may be its code. */
  findsByCode(text: string, { vitrina }: TypingContext): boolean {
    return findsByCode(text, vitrina);
  }

  /** Enter on a code: gives the product that has exactly this code, if there is one. */
  async enterCode(text: string, context: TypingContext): Promise<Product | undefined> {
    return this.#field.enterCode(text, context);
  }

  /** A click outside. */
  close(): void {
    this.#field.close();
  }

  /** The visitor goes elsewhere: nothing more is searched for, and the address is no longer this field's. */
  leave(): void {
    this.#field.leave();
  }

  clear(): void {
    this.#field.clear();
  }

  /** Moves through the choices and round their ends, by way of the field itself. */
  step(by: 1 | -1): void {
    this.#field.step(by, this.choices.length);
  }

  /** Loads other popular texts. */
  async refresh(locale: Locale): Promise<void> {
    await this.#field.refresh(locale);
  }
}
