import { expect, it } from 'vitest';
import { followClock } from '#core/kernel/shared/index.ts';
import { fakeTime } from '#core/testing/index.ts';

it('a clock is looked at, at once and again when one wants to, until one stops', () => {
  const time = fakeTime(1_000);
  const seen: number[] = [];
  const stop = followClock({ clock: time, timers: time }, (now) => {
    seen.push(now);
    return seen.length * 10;
  });
  expect(seen).toEqual([1_000]);
  time.pass(30);
  expect(seen).toEqual([1_000, 1_010, 1_030]);
  stop();
  time.pass(1_000);
  expect([seen.length, time.waiting]).toEqual([3, 0]);
});
