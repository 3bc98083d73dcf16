export { addUp, type BadLine, type CodeCount, parseCodeList, writeCodeList } from './code-list.ts';
export {
  choosePrice,
  EMPTY_QUICK_ORDER,
  joinCodes,
  QUICK_ORDER_MAX,
  type QuickLine,
  type QuickOrder,
  repairQuickOrder,
  setQuickCount,
} from './list.ts';
export type { QuickOrderStorage } from './ports.ts';
export { productOfCode, type QuickRow, type QuickTotals, quickRow, quickTotals, rowsForCart } from './rows.ts';
