import './abort.ts';

export { clean, cleanCode, wholeNumber } from './clean.ts';
export { comparableText } from './comparable-text.ts';
export { digitsAndPlus } from './digits.ts';
export { type Failure, failure, isUndecided, notFound } from './failure.ts';
export { followClock, type Time } from './follow-clock.ts';
export { frozen } from './frozen.ts';
export { type UnansweredRequests, unansweredInMemory, withIdempotencyKey } from './idempotency-key.ts';
export { type Bani, CURRENCY, fromMdl, groupThousands, parseAmount, roundToMdl, shownMdl, toDecimal } from './money.ts';
export { onFirstUse } from './on-first-use.ts';
export type { PictureFields, TintedPictureFields } from './picture.ts';
export type { Cancel, Clock, Ids, Timers } from './ports.ts';
export { err, mapResult, ok, type Result, valueOr } from './result.ts';
