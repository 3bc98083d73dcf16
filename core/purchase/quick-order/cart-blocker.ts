import { clean } from '#core/kernel/shared/index.ts';
import type { BadLine, CodeCount } from './code-list.ts';
import { type KnownCodes, linesInState, pricedRows } from './known.ts';
import { type QuickLine, remainingText } from './list.ts';

/**
 * Why a list does not go to the cart yet: what was in the field cannot be read, has no room in the list, could not be asked
 * for, belongs to no product, or there is less of it than is wanted (rule QUICK-13).
 */
export interface CartBlocker {
  readonly why: 'unread' | 'full' | 'failed' | 'missing' | 'short';
  /** The affected lines or codes, at least one. */
  readonly what: readonly string[];
}

interface FieldLeft {
  readonly bad: readonly BadLine[];
  readonly left: readonly CodeCount[];
}

/** Whether something was typed that has not been taken yet; what a taking has left in the field waits no more (rule QUICK-13). */
export const hasUnreadText = ({ text, bad, left }: FieldLeft & { readonly text: string }): boolean =>
  clean(text) !== '' && text !== remainingText(bad, left);

/**
 * What holds a list back whose codes have just come from the field, what is mended in the field first; nothing when it may
 * go (rule QUICK-13). Codes that are no longer in the list hold nothing back.
 */
export const cartBlocker = (
  { bad, left }: FieldLeft,
  codes: readonly string[],
  order: { readonly lines: readonly QuickLine[]; readonly known: KnownCodes },
): readonly CartBlocker[] => {
  const come = order.lines.filter(({ code }) => codes.includes(code));
  const short = pricedRows(come, order.known).filter(({ line, pieces }) => pieces < line.count);
  const codesOf = (lines: readonly CodeCount[]) => lines.map(({ code }) => code);
  const reasons: readonly CartBlocker[] = [
    { why: 'unread', what: bad.map(({ text }) => text) },
    { why: 'full', what: codesOf(left) },
    { why: 'failed', what: codesOf(linesInState(come, order.known, 'failed')) },
    { why: 'missing', what: codesOf(linesInState(come, order.known, 'missing')) },
    { why: 'short', what: codesOf(short.map(({ line }) => line)) },
  ];
  return reasons.filter(({ what }) => what.length > 0);
};
