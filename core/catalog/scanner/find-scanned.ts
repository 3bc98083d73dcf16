import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { exactProduct, isSearchable, type SearchDesk } from '#core/catalog/search/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import type { Scanned } from './scanned.ts';

/** What a scan leads to. */
export type FoundScan =
  /** A product, by the address of its page. */
  | { readonly kind: 'product'; readonly url: string }
  /** No product of its own, but a text that finds some. */
  | { readonly kind: 'results'; readonly text: string }
  | { readonly kind: 'nothing' };

interface Dependencies {
  readonly search: Pick<SearchDesk, 'byCode' | 'byText'>;
  readonly catalog: Pick<ProductCatalog, 'product'>;
}

const NOTHING: FoundScan = { kind: 'nothing' };
const productOf = (product: { readonly url: string } | undefined): FoundScan =>
  product ? { kind: 'product', url: product.url } : NOTHING;

/**
 * Use-case: finds what a scan leads to: the product that has exactly this code, the product whose page it is, or the
 * results of any other text (rule SCAN-4). Errors: the ports' own.
 */
export const createFindScanned =
  ({ search, catalog }: Dependencies) =>
  async (scanned: Scanned, locale: Locale, signal?: AbortSignal): Promise<Result<FoundScan, Failure>> => {
    if (scanned.kind === 'code') {
      const { code } = scanned;
      const answer = await search.byCode({ locale, text: code }, signal);
      return mapResult(answer, ({ products }) => productOf(exactProduct(products, code)));
    }
    if (scanned.kind === 'page') {
      const page = await catalog.product({ locale, url: scanned.url }, signal);
      return !page.ok && page.error.status === 404 ? ok(NOTHING) : mapResult(page, ({ product }) => productOf(product));
    }
    const { text } = scanned;
    if (!isSearchable(text)) return ok(NOTHING);
    const answer = await search.byText({ locale, text }, signal);
    return mapResult(answer, ({ totalCount }) => (totalCount > 0 ? { kind: 'results', text } : NOTHING));
  };
