import { expect, it } from 'vitest';
import { onFirstUse } from '#core/kernel/shared/index.ts';

it('makes what is dear once, and only if it is used', () => {
  let made = 0;
  const use = onFirstUse(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  expect([use(), use(), made]).toEqual([undefined, undefined, 1]);
});
