export {
  COMPARE_MAX,
  COMPARE_STORED_AS,
  repairCompareList,
  swapCompared,
} from './compare.ts';
export { createComparison } from './comparison.ts';
export type { CompareRow } from './rows.ts';
export { type CompareTable, compareTables, shownRows } from './table.ts';
