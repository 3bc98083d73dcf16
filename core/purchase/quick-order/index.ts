export type { BadLine, CodeCount } from './code-list.ts';
export { linesKnownAs, priceOfAll, productKnown, rowsOf } from './known.ts';
export { QUICK_ORDER_MAX, type QuickLine } from './list.ts';
export type { QuickOrderStorage } from './ports.ts';
export { createQuickOrder, type QuickOrderState, type ScanOutcome, UNREAD_QUICK_ORDER } from './quick-order-state.ts';
export { type QuickRow, type QuickTotals, quickTotals, rowsForCart } from './rows.ts';
export { changedCodes, outcomeOf, type SentOutcome, saysWhatStayed } from './sent.ts';
export { fieldWaits, type HoldingBack } from './waiting.ts';
