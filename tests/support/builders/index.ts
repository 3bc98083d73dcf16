export { aCart, type CartBuilder } from './cart.ts';
export { aDraft, anOrder, aPlacedOrder } from './order.ts';
export { aPhone, type ProductBuilder } from './product.ts';
