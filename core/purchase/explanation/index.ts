export { roundingOf } from './rounding.ts';
export { type Explanation, explainForViewer, type SharedStep, sideBySide } from './side-by-side.ts';
export { explainTotals, keyOfStep, type PriceStep, type StepSubject, sumOf } from './steps.ts';
