export {
  COMPARE_MAX,
  COMPARE_STORED_AS,
  type CompareList,
  isCompared,
  repairCompareList,
  swapped,
  toggleCompared,
} from './compare.ts';
export { type CompareTable, compareTables, differencesOnly } from './table.ts';
export { makeToggleCompared } from './toggle.ts';
