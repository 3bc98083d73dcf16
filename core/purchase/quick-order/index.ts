export type { BadLine, CodeCount } from './code-list.ts';
export { makeKeepQuickOrder, type QuickOrderState, type ScanOutcome, UNREAD_QUICK_ORDER } from './keep-quick-order.ts';
export { linesKnownAs, priceOfAll, productKnown, rowsOf } from './known.ts';
export { QUICK_ORDER_MAX, type QuickLine } from './list.ts';
export type { QuickOrderStorage } from './ports.ts';
export { type QuickRow, type QuickTotals, quickTotals, rowsForCart } from './rows.ts';
export { changedCodes, outcomeOf, type SentOutcome, saysWhatStayed } from './sent.ts';
export { fieldWaits, type HoldingBack } from './waiting.ts';
