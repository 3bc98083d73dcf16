import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';

/** What is said of a product that the provider does not have (rule PRODUCT-1). */
const PRODUCT_NOT_FOUND = 'Product not found';
/** What is said of a product without the parts that its page needs (rule PRODUCT-1). */
const PRODUCT_UNVALID = 'Unvalid fields, not all required fields have been received';

/** The parts of a product answer that decide whether there is a page to show. */
export interface ProductAnswer<Product, Properties, Breadcrumbs> {
  readonly not_found?: unknown;
  readonly product?: Product | null | undefined;
  readonly properties?: Properties | null | undefined;
  readonly breadcrumbs?: Breadcrumbs | null | undefined;
}

/**
 * A product page needs `not_found` unset and product, properties and breadcrumbs all present (rule PRODUCT-1).
 * Errors: `not_found` with `Product not found`, `unvalid_fields` with `Unvalid fields, …`; both answer 404.
 */
export const validateProductAnswer = <Product, Properties, Breadcrumbs>(
  answer: ProductAnswer<Product, Properties, Breadcrumbs>,
): Result<{ product: Product; properties: Properties; breadcrumbs: Breadcrumbs }, Failure> => {
  if (answer.not_found) return err(notFound(PRODUCT_NOT_FOUND));
  const { product, properties, breadcrumbs } = answer;
  if (!product || !properties || !breadcrumbs)
    return err(failure('domain', 'unvalid_fields', PRODUCT_UNVALID, { status: 404 }));
  return ok({ product, properties, breadcrumbs });
};
