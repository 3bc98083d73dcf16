export { analyticsLine } from './analytics-lines.ts';
export {
  canOrder,
  countedPieces,
  excessLines,
  hasObstacle,
  isUnavailable,
  maxCount,
  type Obstacle,
  obstacleOf,
  orderableCart,
} from './availability.ts';
export {
  type Cart,
  type CartLine,
  isInCart,
  itemCount,
  MAX_CART_LINES,
  MAX_LINE_COUNT,
  type PutLine,
  piecesOf,
  type RemovedLine,
  tierOf,
  VISITORS_PIECES,
} from './cart.ts';
export { type CartState, createCart, UNREAD_CART } from './cart-state.ts';
export { createAddEarly } from './early.ts';
export { countsAsOpen } from './panel.ts';
export {
  DEFAULT_PAYMENT_STATUS,
  type PaymentStatusType,
  parsePaymentStatus,
  paymentStatusTypes,
} from './payment-status.ts';
export type { CartStorage, EarlyPiece, EarlyPieces } from './ports.ts';
export type { CartChange } from './refresh.ts';
export { repairCart } from './repair.ts';
export { canPutBack, createSavedForLater, type SavedState, UNREAD_SAVED } from './saved-state.ts';
export {
  type CartTotals,
  cartTotals,
  linePrice,
  type PricedLine,
  pricedLines,
  undiscountedLinePrice,
} from './totals.ts';
