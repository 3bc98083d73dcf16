export {
  addToCart,
  type Cart,
  type CartLine,
  EMPTY_CART,
  isInCart,
  itemCount,
  MAX_LINE_COUNT,
  type PutLine,
  putLines,
  removeFromCart,
  setCount,
  setSecondPrice,
} from './cart.ts';
export {
  CART_CLOSE_MS,
  CART_TOOLTIP_MS,
  type CartPanel,
  CLOSED_PANEL,
  cartModals,
  countsAsOpen,
  makeCartPanel,
  panelAt,
} from './panel.ts';
export {
  DEFAULT_PAYMENT_STATUS,
  type PaymentStatusType,
  parsePaymentStatus,
  paymentStatusTypes,
} from './payment-status.ts';
export type { CartStorage } from './ports.ts';
export { makePutInCart, pieceAdded, soldLine } from './put-in-cart.ts';
export { type CartChange, canOrder, refreshCart } from './refresh.ts';
export { repairCart } from './repair.ts';
export { type CartTotals, cartTotals, linePrice, undiscountedLinePrice, unitPrice } from './totals.ts';
