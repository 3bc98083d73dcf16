export { aCart, type CartBuilder } from './cart.ts';
export { aCreditPartner } from './credit.ts';
export { aDraft, anOrder, aPlacedOrder } from './order.ts';
export { aRegion, aShop } from './places.ts';
export { aPhone, aProductPage, type ProductBuilder } from './product.ts';
