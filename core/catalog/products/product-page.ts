import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';

/** What is said of a product that the provider does not have (rule PRODUCT-1). */
const PRODUCT_NOT_FOUND = 'Product not found';
/** What is said of a product without the parts that its page needs (rule PRODUCT-1). */
const PRODUCT_UNVALID = 'Unvalid fields, not all required fields have been received';

/** The parts of a product answer that decide whether there is a page to show. */
export interface ProductAnswer<Product, Properties> {
  readonly not_found?: unknown;
  readonly product?: Product | null | undefined;
  readonly properties?: Properties | null | undefined;
}

/**
 * A product page needs `not_found` unset, and its product and properties present; it does without breadcrumbs (rule
 * PRODUCT-1).
 * Errors: `not_found` with `Product not found`, 404; `unvalid_fields` with `Unvalid fields, …`, a broken answer: whether
 * there is such a product is not known, so that nobody may keep it as missing.
 */
export const validateProductAnswer = <Product, Properties>(
  answer: ProductAnswer<Product, Properties>,
): Result<{ product: Product; properties: Properties }, Failure> => {
  if (answer.not_found) return err(notFound(PRODUCT_NOT_FOUND));
  const { product, properties } = answer;
  if (!product || !properties) return err(failure('contract', 'unvalid_fields', PRODUCT_UNVALID));
  return ok({ product, properties });
};
