import { type Bani, groupThousands, toDecimal } from '#core/kernel/shared/index.ts';
import { type PriceStep, type StepSubject, sumOf } from '#core/purchase/explanation/index.ts';

/** An amount for developers: `12 999.50`, exact and without its currency. Bani. */
export const printAmount = (amount: Bani): string => groupThousands(toDecimal(amount));

const inWords = (what: StepSubject): string => {
  switch (what.kind) {
    case 'goods':
      return `${what.title}: ${what.count} × ${printAmount(what.piece)} at the ${what.tier} price`;
    case 'discount':
    case 'promo':
      return `${what.kind === 'promo' ? 'promo discount' : 'discount'} on ${what.title}: ${what.count} × ${printAmount(what.piece)}`;
    case 'left_out':
      return `${what.title}: ${what.obstacle}, in no sum`;
    case 'code':
      return `code ${what.code}`;
    case 'delivery':
      return `${what.type} delivery to ${what.regionId}, at the fee of ${what.title}`;
    case 'pickup':
      return 'pickup';
  }
};

/** Rows of a text, an amount and a remark, one below the other. */
export const printTable = (rows: readonly (readonly [text: string, amount: string, remark?: string])[]): string => {
  const widthOf = (cell: 0 | 1) => Math.max(...rows.map((row) => row[cell].length));
  const [texts, amounts] = [widthOf(0), widthOf(1)];
  return rows
    .map(([text, amount, remark = '']) => `${text.padEnd(texts)}  ${amount.padStart(amounts)}  ${remark}`.trimEnd())
    .join('\n');
};

/** How a total comes about, for a developer's eyes: a line a step with its amount and its rule, and the total. */
export const printSteps = (steps: readonly PriceStep[]): string =>
  printTable([
    ...steps.map(({ what, amount, rule }) => [inWords(what), printAmount(amount), rule] as const),
    ['total', printAmount(sumOf(steps))],
  ]);
