import { describe, expect, it } from 'vitest';
import {
  err,
  type Failure,
  failure,
  ok,
  type Result,
  unansweredInMemory,
  withIdempotencyKey,
} from '#core/kernel/shared/index.ts';
import { fakeIds } from '#core/testing/index.ts';

const silence = err(failure('timeout', 'timeout', 'late'));
const yes = ok('yes');

/** Sends over a desk that gives these answers one after another, and records the keys. */
const aSender = (...answers: Result<string, Failure>[]) => {
  const keys: string[] = [];
  const underKey = withIdempotencyKey<object>(fakeIds());
  const send = (request: object, signal?: AbortSignal) =>
    underKey(
      request,
      async (key) => {
        keys.push(key);
        return answers.shift() ?? yes;
      },
      signal,
    );
  return { keys, send };
};

describe('what is sent under keys', () => {
  it('LEAD-3: has the same key until a definite answer, also beside others', async () => {
    const { keys, send } = aSender(silence, silence, silence, yes);
    expect(await send({ of: 1 })).toEqual(silence);
    await send({ of: 2 });
    await send({ of: 1 });
    expect(await send({ of: 2 })).toEqual(yes);
    await send({ of: 1 });
    await send({ of: 2 });
    expect(keys).toEqual(['id-1', 'id-2', 'id-1', 'id-2', 'id-1', 'id-3']);
  });

  it('LEAD-3 ERROR-10: has another key after a refusal', async () => {
    const { keys, send } = aSender(err(failure('domain', 'refused', 'no')));
    await send({ of: 1 });
    await send({ of: 1 });
    expect(keys).toEqual(['id-1', 'id-2']);
  });

  it('CAREER-3: has no answer when it was called off, whatever came', async () => {
    const off = new AbortController();
    off.abort();
    const { keys, send } = aSender();
    expect(await send({ of: 1 }, off.signal)).toEqual(yes);
    await send({ of: 1 }, new AbortController().signal);
    await send({ of: 1 });
    expect(keys).toEqual(['id-1', 'id-1', 'id-2']);
  });

  it('CAREER-3: is the same when it is said to be', () => {
    const unanswered = unansweredInMemory<object>((one, other) => one === other);
    const request = { of: 1 };
    unanswered.keep(request, 'a');
    unanswered.keep({ of: 1 }, 'b');
    expect([unanswered.keyOf(request), unanswered.keyOf({ of: 1 })]).toEqual(['a', undefined]);
    unanswered.forget(request);
    expect(unanswered.keyOf(request)).toBeUndefined();
  });
});
