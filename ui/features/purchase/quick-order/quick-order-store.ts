import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { Scanned } from '#core/catalog/scanner/index.ts';
import type { SearchDesk, StockedProduct } from '#core/catalog/search/index.ts';
import type { Clipboard } from '#core/editorial/gift/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import {
  type BadLine,
  type CodeCount,
  choosePrice,
  EMPTY_QUICK_ORDER,
  joinCodes,
  parseCodeList,
  productOfCode,
  type QuickLine,
  type QuickOrderStorage,
  type QuickRow,
  type QuickTotals,
  quickRow,
  quickTotals,
  rowsForCart,
  setQuickCount,
  writeCodeList,
} from '#core/purchase/quick-order/index.ts';

export interface QuickOrderDependencies {
  readonly search: Pick<SearchDesk, 'byCodes'>;
  readonly catalog: Pick<ProductCatalog, 'product'>;
  readonly storage: Pick<QuickOrderStorage, 'load' | 'save'>;
  readonly clipboard: Clipboard;
  readonly cart: { readonly addList: (lines: readonly PutLine[], locale: Locale) => void };
}

/** What is known of a code. */
type Known = 'asking' | 'failed' | 'missing' | StockedProduct;

/** What came of the code that was scanned last. */
export type ScanOutcome =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'asking' }
  | { readonly kind: 'full'; readonly code: string }
  | { readonly kind: 'other'; readonly text: string }
  | { readonly kind: 'failed' };

/** A quick order: the text being typed, the list, and what the provider says of its codes. */
export class QuickOrderStore {
  text = EMPTY_QUICK_ORDER.text;
  lines: readonly QuickLine[] = EMPTY_QUICK_ORDER.lines;
  /** What was kept has been read: nothing is known of it in the first render. */
  ready = false;
  /** Lines of the text that could not be read, with their numbers in it as it was (rule QUICK-4). */
  bad: readonly BadLine[] = [];
  /** Codes for which there was no room (rule QUICK-5). */
  left: readonly CodeCount[] = [];
  scanned: ScanOutcome | undefined = undefined;
  /** The list of what was not found has been copied. */
  copied = false;
  /** What is known of the codes that were asked for. */
  known: ReadonlyMap<string, Known> = new Map();

  readonly #dependencies: QuickOrderDependencies;

  constructor(dependencies: QuickOrderDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { lines: observableRef, known: observableRef, bad: observableRef, left: observableRef, scanned: observableRef },
      { autoBind: true },
    );
  }

  /** The lines whose products are known, with their prices. */
  get rows(): readonly QuickRow[] {
    return this.lines.flatMap((line) => {
      const known = this.known.get(line.code);
      return typeof known === 'object' ? [quickRow(line, known)] : [];
    });
  }

  /** The lines whose codes no product has. */
  get missing(): readonly QuickLine[] {
    return this.lines.filter(({ code }) => this.known.get(code) === 'missing');
  }

  /** The lines that are still asked for. */
  get asked(): readonly QuickLine[] {
    return this.lines.filter(({ code }) => this.known.get(code) === 'asking');
  }

  /** The lines that could not be asked for. */
  get failed(): readonly QuickLine[] {
    return this.lines.filter(({ code }) => this.known.get(code) === 'failed');
  }

  get totals(): QuickTotals {
    return quickTotals(this.rows);
  }

  /** What can go to the cart (rule QUICK-9). */
  get sellable(): readonly PutLine[] {
    return rowsForCart(this.rows);
  }

  /** Which price all lines have, if they have one. */
  get choice(): 'retail' | 'partner' | 'mixed' {
    const choosable = this.rows.filter(({ second }) => second !== undefined);
    if (choosable.every(({ atSecond }) => !atSecond)) return 'retail';
    return choosable.every(({ atSecond }) => atSecond) ? 'partner' : 'mixed';
  }

  /** Reads what an earlier visit left and asks for its products (rule QUICK-6). */
  async start(locale: Locale): Promise<void> {
    const { text, lines } = this.#dependencies.storage.load();
    this.text = text;
    this.lines = lines;
    this.ready = true;
    await this.#lookUp(locale);
  }

  type(text: string): void {
    this.text = text;
    this.#keep();
  }

  /** Takes what was typed into the list; what cannot be read stays in the field (rules QUICK-2 … QUICK-5). */
  async take(locale: Locale): Promise<void> {
    const { codes, bad } = parseCodeList(this.text);
    const { lines, left } = joinCodes(this.lines, codes);
    this.lines = lines;
    this.bad = bad;
    this.left = left;
    this.text = [...bad.map(({ text }) => text), writeCodeList(left)].filter((text) => text !== '').join('\n');
    this.#keep();
    await this.#lookUp(locale);
  }

  /** Takes one piece of what was scanned; a product's page is asked for its code (rule SCAN-1). */
  async scan(scanned: Scanned, locale: Locale): Promise<void> {
    if (scanned.kind === 'other') this.scanned = scanned;
    if (scanned.kind === 'code') await this.#takeOne(scanned.code, locale);
    if (scanned.kind !== 'page') return;
    const outcome = { kind: 'asking' as const };
    this.scanned = outcome;
    const page = await this.#dependencies.catalog.product({ locale, url: scanned.url });
    if (page.ok) return this.#takeOne(page.value.product.code, locale);
    runInAction(() => {
      const isMissing = page.error.status === 404;
      this.scanned = isMissing ? { kind: 'other', text: scanned.url } : { kind: 'failed' };
    });
  }

  /** The product of a code, once it is known. */
  productOf(code: string): StockedProduct | 'missing' | undefined {
    const known = this.known.get(code);
    return known === 'asking' || known === 'failed' ? undefined : known;
  }

  setCount(code: string, count: number): void {
    this.#change(setQuickCount(this.lines, code, count));
  }

  remove(code: string): void {
    this.setCount(code, 0);
  }

  /** Takes out all that was not found. */
  removeMissing(): void {
    const { missing } = this;
    this.#change(this.lines.filter((line) => !missing.includes(line)));
  }

  /** Sells a line, or all of them, at the second price or at the ordinary one (rule QUICK-7). */
  choose(secondPrice: boolean, code?: string): void {
    this.#change(choosePrice(this.lines, secondPrice, code));
  }

  /** Begins anew. */
  clear(): void {
    this.bad = [];
    this.left = [];
    this.#change([]);
  }

  /** Asks once more for what could not be asked for. */
  async retry(locale: Locale): Promise<void> {
    await this.#lookUp(locale);
  }

  /** Puts all that can be sold in the cart; the rest stays (rule QUICK-9). */
  addToCart(locale: Locale): void {
    const { sellable } = this;
    if (sellable.length === 0) return;
    const sold = new Set(this.rows.filter(({ pieces }) => pieces > 0).map(({ line }) => line.code));
    this.#dependencies.cart.addList(sellable, locale);
    this.#change(this.lines.filter(({ code }) => !sold.has(code)));
  }

  /** Copies the codes that were not found, to be sent to whoever may know. */
  async copyMissing(): Promise<void> {
    const copied = await this.#dependencies.clipboard.copy(writeCodeList(this.missing));
    runInAction(() => {
      this.copied = copied;
    });
  }

  async #takeOne(code: string, locale: Locale): Promise<void> {
    const { lines, left } = joinCodes(this.lines, [{ code, count: 1 }]);
    runInAction(() => {
      this.scanned = left.length > 0 ? { kind: 'full', code } : { kind: 'code', code };
      this.#change(lines);
    });
    await this.#lookUp(locale);
  }

  #change(lines: readonly QuickLine[]): void {
    this.lines = lines;
    this.copied = false;
    this.#keep();
  }

  #keep(): void {
    this.#dependencies.storage.save({ text: this.text, lines: this.lines });
  }

  /** Asks for all codes of which nothing is known yet, at once (rule QUICK-8). */
  async #lookUp(locale: Locale): Promise<void> {
    const unknown = (known: Known | undefined) => known === undefined || known === 'failed';
    const codes = this.lines.map(({ code }) => code).filter((code) => unknown(this.known.get(code)));
    if (codes.length === 0) return;
    runInAction(() => {
      this.known = new Map([...this.known, ...codes.map((code) => [code, 'asking'] as const)]);
    });
    const answer = await this.#dependencies.search.byCodes({ locale, codes });
    runInAction(() => {
      const told = (code: string): Known => (answer.ok ? (productOfCode(answer.value, code) ?? 'missing') : 'failed');
      this.known = new Map([...this.known, ...codes.map((code) => [code, told(code)] as const)]);
    });
  }
}
