import type { FormAnswer } from '#core/kernel/forms/index.ts';
import { type Failure, failure, fromMdl, type Result } from '#core/kernel/shared/index.ts';
import type { CreditPartner } from '#core/requests/credit/index.ts';

type Answer = Result<FormAnswer, Failure>;

/** Nothing came back. */
export const silence = failure('timeout', 'timeout', 'late');

/** Something that is asked and answers when asked to; remembers everything it was asked. */
export const fakeAsking = <Query, Value = Answer>() => {
  const asked: Query[] = [];
  const waiting: ((answer: Value) => void)[] = [];
  const ask = (query: Query): Promise<Value> => {
    asked.push(structuredClone(query));
    return new Promise((resolve) => waiting.push(resolve));
  };
  const answer = async (value: Value) => {
    waiting.shift()?.(value);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return { ask, asked, answer };
};

/** What the shop knows of its visitor. */
export const knownContact = (name = 'Ion Rusu', phone = '069 123 456') => {
  const remembered: unknown[] = [];
  return {
    remembered,
    contact: {
      recall: () => ({ name, phone }),
      remember: (contact: unknown) => {
        remembered.push(contact);
      },
    },
  };
};

/** Lends from 1 000 to 30 000 MDL without interest. */
export const aPartner = (partnerId: string, months: readonly number[]): CreditPartner => ({
  partnerId,
  name: partnerId,
  title: '',
  terms: '',
  months,
  yearlyRate: 0,
  commission: 0,
  minAmount: fromMdl(1_000),
  maxAmount: fromMdl(30_000),
});
