import type { CodeCount } from './code-list.ts';
import type { QuickRow, QuickTotals } from './rows.ts';

/** The codes that a list has got, or more or fewer pieces of them, since it was as before (rule QUICK-10). */
export const changedCodes = (before: readonly CodeCount[], after: readonly CodeCount[]): readonly string[] => {
  const counts = new Map(before.map(({ code, count }) => [code, count]));
  return after.filter(({ code, count }) => counts.get(code) !== count).map(({ code }) => code);
};

/** How many of the sent codes have a product. */
export interface SentOutcome {
  readonly added: number;
  readonly lost: number;
}

/**
 * Outcome of the sent codes; undefined when none were sent, while one is loading, and after one was removed (rule
 * QUICK-10).
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

/** Whether to explain why lines stayed: some were added and all others cannot be sold now (rule QUICK-12). */
export const explainsRemainder = (taken: number, { lines, blocked }: Pick<QuickTotals, 'lines' | 'blocked'>): boolean =>
  taken > 0 && lines === 0 && blocked > 0;
