import { type Bani, fromMdl, shownMdl } from '#core/kernel/shared/index.ts';

/** Whole MDL that people see of a signed amount: what is taken off is rounded up as what is paid is. */
const seen = (amount: Bani): number => (amount < 0 ? -shownMdl(-amount) : shownMdl(amount));

/**
 * What the shown steps of a sum lack to the shown sum, each of them rounded up to whole MDL; 0 where all are whole (rules
 * EXPLAIN-4, MONEY-3). Bani.
 */
export const roundingOf = (amounts: readonly Bani[]): Bani =>
  fromMdl(
    shownMdl(amounts.reduce((sum, amount) => sum + amount, 0)) - amounts.reduce((sum, amount) => sum + seen(amount), 0),
  );
