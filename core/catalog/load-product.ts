import { type Journal, noted } from '#core/errors/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { ProductCatalog } from './ports.ts';
import type { ProductPage } from './product.ts';

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'product'>;
  readonly journal: Journal;
}

/**
 * Use-case: one product's page. Errors: `not_found` and `unvalid_fields` (rule PRODUCT-1), or the port's own; each is
 * written down and handed on, because the page cannot do without (rule ERROR-9).
 */
export const makeLoadProduct =
  ({ catalog, journal }: Dependencies) =>
  async (
    query: Parameters<ProductCatalog['product']>[0],
    signal?: AbortSignal,
  ): Promise<Result<ProductPage, Failure>> =>
    noted(journal, `product ${query.url}`, await catalog.product(query, signal));
export type LoadProduct = ReturnType<typeof makeLoadProduct>;
