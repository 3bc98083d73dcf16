import {
  bannerCategory,
  NO_BANNER,
  type ProductBanner,
  type ProductCatalog,
  type ProductPage,
} from '#core/catalog/products/index.ts';
import type { ReviewDesk, ReviewPage } from '#core/catalog/reviews/index.ts';
import { type Failure, ok, type Result, valueOr } from '#core/kernel/shared/index.ts';

/** A product's page with the blocks around it. */
export interface ProductScreen extends ProductPage {
  /** First page of reviews; absent when they failed to load, `null` when the provider has none. */
  readonly reviews?: ReviewPage | null;
  readonly banner: ProductBanner;
}

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'product' | 'banner'>;
  readonly reviews: Pick<ReviewDesk, 'page'>;
}

/**
 * Use-case: loads a product's page, then its reviews and banner in parallel. A block that fails is left out (rule
 * PRODUCT-4), and so are reviews that the provider does not know (rule REVIEW-8). `forBlocks` gives a signal that ends
 * the wait for blocks. Errors: those of the product (rule PRODUCT-1).
 */
export const createLoadProductScreen =
  ({ catalog, reviews }: Dependencies) =>
  async (
    query: Parameters<ProductCatalog['product']>[0],
    signal?: AbortSignal,
    forBlocks: () => AbortSignal | undefined = () => signal,
  ): Promise<Result<ProductScreen, Failure>> => {
    const page = await catalog.product(query, signal);
    if (!page.ok) return page;
    const { locale } = query;
    const { product, breadcrumbs } = page.value;
    const categoryId = bannerCategory(breadcrumbs);
    const blocksTimeout = forBlocks();
    const [said, banner] = await Promise.all([
      reviews.page({ productId: product.productId, locale }, blocksTimeout),
      categoryId === undefined ? ok(NO_BANNER) : catalog.banner({ locale, categoryId }, blocksTimeout),
    ]);
    const screen = { ...page.value, banner: valueOr(banner, NO_BANNER) };
    if (said.ok) return ok({ ...screen, reviews: said.value });
    return ok(said.error.code === 'not_found' ? { ...screen, reviews: null } : screen);
  };
