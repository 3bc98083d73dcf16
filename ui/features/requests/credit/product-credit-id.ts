/** Id of the calculator on a product's page. */
export const PRODUCT_CREDIT_ID = 'credit';
