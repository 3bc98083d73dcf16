import './abort.ts';

export { digitsAndPlus } from './digits.ts';
export { type Failure, type FailureKind, failure, isUndecided, notFound } from './failure.ts';
export { keyed } from './keyed.ts';
export { type Bani, CURRENCY, fromMdl, groupThousands, parseAmount, roundToMdl, shownMdl, toDecimal } from './money.ts';
export type { Clock, Ids, Timers } from './ports.ts';
export { type Err, err, mapResult, type Ok, ok, type Result, valueOr } from './result.ts';
