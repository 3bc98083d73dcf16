import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';

/** Message for a product that does not exist (rule PRODUCT-1). */
const PRODUCT_NOT_FOUND = 'Product not found';
/** Message for a product that lacks required parts (rule PRODUCT-1). */
const PRODUCT_UNVALID = 'Unvalid fields, not all required fields have been received';

/** The parts of a product answer that decide whether there is a page to show. */
export interface ProductAnswer<Product, Properties> {
  readonly not_found?: unknown;
  readonly product?: Product | null | undefined;
  readonly properties?: Properties | null | undefined;
}

/**
 * Checks that the answer has a product and properties; breadcrumbs may be missing (rule PRODUCT-1). Errors:
 * `not_found`, 404; `unvalid_fields` for a broken answer, which must not be cached as a missing product.
 */
export const validateProductAnswer = <Product, Properties>(
  answer: ProductAnswer<Product, Properties>,
): Result<{ product: Product; properties: Properties }, Failure> => {
  if (answer.not_found) return err(notFound(PRODUCT_NOT_FOUND));
  const { product, properties } = answer;
  if (!product || !properties) return err(failure('contract', 'unvalid_fields', PRODUCT_UNVALID));
  return ok({ product, properties });
};
