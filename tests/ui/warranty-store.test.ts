import { describe, expect, it } from 'vitest';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { WarrantyDevice, WarrantyQuestion } from '#core/requests/warranty/index.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';
import { WarrantyStore } from '#ui/features/requests/warranty/warranty-store.ts';

const device: WarrantyDevice = { title: 'Phone', serial: '…643809', validUntil: '2026-12-31', repairs: [] };
const silence = failure('network', 'network', 'No connection');

const aDesk = (...answers: readonly Result<readonly WarrantyDevice[], Failure>[]) => {
  const asked: WarrantyQuestion[] = [];
  const problem = new ProblemStore();
  const check = async ({ question }: { question: WarrantyQuestion }) => {
    asked.push(question);
    return answers[asked.length - 1] ?? ok([]);
  };
  const clock = { now: () => Date.parse('2026-11-21T10:00:00Z') };
  return { asked, problem, store: new WarrantyStore({ warranty: { check }, clock, problem }) };
};

describe('checking a warranty', () => {
  it('shows what core asks and finds, and tells a failure in the one modal of failures', async () => {
    const { store, asked, problem } = aDesk(err(silence), ok([device]));
    store.choose('order');
    store.suggestPhone('069123456');
    await store.ask('ru');
    expect([store.errors, asked]).toEqual([{ orderNumber: 'required' }, []]);
    store.edit('orderNumber', 'Z-1');
    await store.ask('ru');
    expect([problem.problem?.failure, store.errors]).toEqual([silence, {}]);
    problem.retry();
    await new Promise((resolve) => setImmediate(resolve));
    expect([store.finding?.kind, store.answers, store.draft.phone]).toEqual(['found', 1, '069123456']);
  });
});
