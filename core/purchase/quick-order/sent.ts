import type { CodeCount } from './code-list.ts';
import type { QuickRow, QuickTotals } from './rows.ts';

/** The codes that a list has got, or more or fewer pieces of them, since it was as before (rule QUICK-10). */
export const changedCodes = (before: readonly CodeCount[], after: readonly CodeCount[]): readonly string[] => {
  const counts = new Map(before.map(({ code, count }) => [code, count]));
  return after.filter(({ code, count }) => counts.get(code) !== count).map(({ code }) => code);
};

/** What came of codes that were sent: how many have a product, and how many have none. */
export interface SentOutcome {
  readonly added: number;
  readonly lost: number;
}

/**
 * What came of codes that were sent; undefined when none was, while one of them is asked for, and once one is out of the
 * list (rule QUICK-10).
 */
export const outcomeOf = (
  sent: readonly string[],
  rows: readonly Pick<QuickRow, 'line'>[],
  missing: readonly Pick<CodeCount, 'code'>[],
): SentOutcome | undefined => {
  const added = rows.filter(({ line }) => sent.includes(line.code)).length;
  const lost = missing.filter(({ code }) => sent.includes(code)).length;
  return sent.length > 0 && added + lost === sent.length ? { added, lost } : undefined;
};

/**
 * Whether it is to be said why lines stayed when others went to the cart: some did go, and all that are left cannot be sold
 * now (rule QUICK-12).
 */
export const saysWhatStayed = (taken: number, { lines, blocked }: Pick<QuickTotals, 'lines' | 'blocked'>): boolean =>
  taken > 0 && lines === 0 && blocked > 0;
