import { expect, it } from 'vitest';
import { failure } from '#core/kernel/shared/index.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';

const silence = failure('network', 'network', 'silence');

it('asks once more for what failed, once, and closes', () => {
  const asked: string[] = [];
  const store = new ProblemStore();
  store.tell({ failure: silence, retry: () => asked.push('first') });
  store.tell({ failure: silence, retry: () => asked.push('second') });
  store.retry();
  store.retry();
  expect([asked, store.problem]).toEqual([['second'], undefined]);
});

it('asks for nothing once it was closed', () => {
  const asked: string[] = [];
  const store = new ProblemStore();
  store.tell({ failure: silence, retry: () => asked.push('asked') });
  store.hide();
  expect(store.problem).toBeUndefined();
  store.retry();
  expect(asked).toEqual([]);
});
