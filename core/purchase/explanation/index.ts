export { roundingOf } from './rounding.ts';
export { type Explanation, explainForViewer, type SharedStep, sideBySide } from './side-by-side.ts';
export { explainTotals, type PriceStep, type StepSubject, saysMore, stepKey, sumOf } from './steps.ts';
