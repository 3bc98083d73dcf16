import { describe, expect, it } from 'vitest';
import { err, failure, mapResult, notFound, ok, valueOr } from '#core/kernel/shared/index.ts';

describe('result', () => {
  it('ERROR-3: holds a value or a typed error', () => {
    expect(ok(1)).toEqual({ ok: true, value: 1 });
    expect(err('no')).toEqual({ ok: false, error: 'no' });
    expect(valueOr(ok(1), 2)).toBe(1);
    expect(valueOr(err('no'), 2)).toBe(2);
    expect(mapResult(ok(1), (value) => value + 1)).toEqual(ok(2));
    const failed = err('no');
    expect(mapResult(failed, () => 1)).toBe(failed);
  });
});

describe('failure', () => {
  it.each([
    ['network', 503, true],
    ['timeout', 503, true],
    ['http', 503, false],
    ['contract', 503, false],
    ['domain', 422, false],
  ] as const)('ERROR-1 ERROR-12 ERROR-15: a %s failure answers %d and retryable is %s', (kind, status, retryable) => {
    expect(failure(kind, 'code', 'words')).toEqual({ kind, code: 'code', message: 'words', status, retryable });
  });

  it('ERROR-1: says otherwise when asked', () => {
    expect(failure('http', 'http_503', 'busy', { status: 503, retryable: true })).toMatchObject({
      status: 503,
      retryable: true,
    });
    expect(failure('network', 'x', 'x', { retryable: false }).retryable).toBe(false);
  });

  it('ERROR-1: what is not there is 404', () => {
    expect(notFound('No such thing')).toEqual({
      kind: 'domain',
      code: 'not_found',
      message: 'No such thing',
      status: 404,
      retryable: false,
    });
  });
});
