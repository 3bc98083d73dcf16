import type { Cancel, Clock, Ids, Timers } from '#core/kernel/shared/index.ts';

/** A clock and its timers that move only when asked. */
export interface FakeTime extends Clock, Timers {
  /** Advances `ms` milliseconds and runs due callbacks in order. */
  pass(ms: number): void;
  /** How many timers are waiting. */
  readonly waiting: number;
}

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** Time that advances only on `pass`. */
export const fakeTime = (start = 0): FakeTime => {
  let now = start;
  const alarms = new Set<Alarm>();
  const nextBy = (end: number) =>
    [...alarms]
      .filter(({ at }) => at <= end)
      .reduce<Alarm | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
  return {
    now: () => now,
    after: (ms, run) => {
      const alarm = { at: now + ms, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    pass: (ms) => {
      const end = now + ms;
      for (let due = nextBy(end); due; due = nextBy(end)) {
        alarms.delete(due);
        now = due.at;
        due.run();
      }
      now = end;
    },
    get waiting() {
      return alarms.size;
    },
  };
};

/** Ids `id-1`, `id-2`, …, or with another word before the number. */
export const fakeIds = (word = 'id'): Ids => {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return `${word}-${last}`;
    },
  };
};

/** Calls off what looks at its signal. */
export const fakeCancel = (): Cancel => {
  let aborted = false;
  const signal = {
    get aborted() {
      return aborted;
    },
  } as AbortSignal;
  return {
    signal,
    abort: () => {
      aborted = true;
    },
  };
};
