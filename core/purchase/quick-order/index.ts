export { type CartBlocker, hasUnreadText } from './cart-blocker.ts';
export type { BadLine, CodeCount } from './code-list.ts';
export { chosenTierOfAll, knownProduct, linesInState, pricedRows } from './known.ts';
export { QUICK_ORDER_MAX, type QuickLine } from './list.ts';
export type { QuickOrderStorage } from './ports.ts';
export { createQuickOrder, type QuickOrderState, type ScanOutcome, UNREAD_QUICK_ORDER } from './quick-order-state.ts';
export { type QuickRow, type QuickTotals, quickTotals, rowsForCart } from './rows.ts';
export { changedCodes, explainsRemainder, outcomeOf, type SentOutcome } from './sent.ts';
