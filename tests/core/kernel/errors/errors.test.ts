import { describe, expect, it } from 'vitest';
import {
  CHUNK_RELOAD_MS,
  errorReport,
  REPORT_AGAIN_MS,
  REPORTS_MAX,
  withoutSecrets,
} from '#core/kernel/errors/errors.ts';
import {
  createReportError,
  errorKind,
  errorStatus,
  LAST_RESORT_TEXT,
  mayReload,
  statusHeaders,
} from '#core/kernel/errors/index.ts';

const reporter = () => {
  const reports: unknown[] = [];
  let now = 1_000_000;
  const report = createReportError({
    tracker: { report: (reported) => reports.push(reported) },
    clock: { now: () => now },
  });
  return { report, reports, turn: (ms: number) => (now += ms) };
};

describe('the error page', () => {
  it('ERROR-2: says not found on 404 and something generic otherwise', () => {
    expect(errorKind(404)).toBe('missing');
    for (const status of [400, 403, 410, 500, 502]) expect(errorKind(status)).toBe('generic');
  });

  it('ERROR-4: has words for when it fails itself', () => {
    expect(LAST_RESORT_TEXT).toBe('An error occurred while showing the error page');
  });

  it('ERROR-5: an error without a status is 500', () => {
    expect([{ status: 404 }, { status: 400 }, { status: 599 }].map(errorStatus)).toEqual([404, 400, 599]);
    for (const error of [new Error('Unknown middleware'), 'x', null, undefined, {}, { status: '404' }])
      expect(errorStatus(error)).toBe(500);
    for (const status of [399, 200, 600, 404.5]) expect(errorStatus({ status })).toBe(500);
  });
});

describe('the shop that cannot answer', () => {
  it('ERROR-15: says when to come again', () => {
    expect(statusHeaders(503)).toEqual({ 'retry-after': '5' });
    for (const status of [200, 404, 422, 500]) expect(statusHeaders(status)).toEqual({});
  });
});

describe('failures on the way', () => {
  it('ERROR-7: a missing part of the code reloads the page at most once a minute', () => {
    expect(CHUNK_RELOAD_MS).toBe(60_000);
    expect(mayReload(5, undefined)).toBe(true);
    expect(mayReload(60_999, 1_000)).toBe(false);
    expect(mayReload(61_000, 1_000)).toBe(true);
    expect(mayReload(1_000, 1_000)).toBe(false);
    // A clock that was set back must not forbid reloading for hours.
    expect(mayReload(999, 1_000)).toBe(true);
  });

  it('ERROR-8: a report says where, what and how, within bounds', () => {
    const error = Object.assign(new Error('x'.repeat(500)), { status: 404, stack: 'y'.repeat(20_000) });
    expect(errorReport('shop.md', error)).toEqual({
      site: 'shop.md',
      title: 'x'.repeat(300),
      traceback: 'y'.repeat(10_000),
      status_code: 404,
      category: 'front-end',
    });
    expect(errorReport('shop.md', 'boom')).toMatchObject({ title: 'boom', traceback: '', status_code: 500 });
    const { stack: _stack, ...bare } = { stack: '', error: new Error('bare') };
    delete bare.error.stack;
    expect(errorReport('shop.md', bare.error)).toMatchObject({ title: 'bare', traceback: '' });
  });

  it('ERROR-14: a report has nothing of a visitor in it', () => {
    const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
    for (const [text, clean] of [
      ['at f (https://shop.md/assets/x.js?v=1&phone=37369123456:10:5)', 'at f (https://shop.md/assets/x.js:10:5)'],
      ['at /order?number=1&name=Ion', 'at /order'],
      ['"/search?query=x" failed', '"/search" failed'],
      ['https://shop.md/#trans_id=5', 'https://shop.md/'],
      ['ion.rusu+x@mail.md said so', '[e-mail] said so'],
      ['call +373 (69) 12-34-56 now', 'call [number] now'],
      [`shtoken ${token}`, 'shtoken [token]'],
      [
        'at g (/assets/product-page-with-a-long-name-D3x8yQ1z.js:1:20)',
        'at g (/assets/product-page-with-a-long-name-D3x8yQ1z.js:1:20)',
      ],
      ['cannot read a?.b of undefined', 'cannot read a?.b of undefined'],
    ] as const)
      expect(withoutSecrets(text)).toBe(clean);
    const error = Object.assign(new Error(`no ${token}`), { stack: `Error: no ${token}` });
    expect(JSON.stringify(errorReport('shop.md', error))).not.toContain(token);
  });

  it('ERROR-8: a report goes to the tracker', () => {
    const { report, reports } = reporter();
    report('shop.md', 'boom');
    expect(reports).toEqual([errorReport('shop.md', 'boom')]);
  });

  it('ERROR-13: the same error is reported once in 60 s, and at most ten in that time', () => {
    expect([REPORT_AGAIN_MS, REPORTS_MAX]).toEqual([60_000, 10]);
    const { report, reports, turn } = reporter();
    report('shop.md', 'boom');
    turn(59_999);
    report('shop.md', 'boom');
    expect(reports).toHaveLength(1);
    report('vitrina.shop.md', 'boom');
    expect(reports).toHaveLength(2);
    turn(1);
    report('shop.md', 'boom');
    expect(reports).toHaveLength(3);
    for (let number = 0; number < 20; number += 1) report('shop.md', `boom ${number}`);
    expect(reports).toHaveLength(11);
    turn(REPORT_AGAIN_MS);
    report('shop.md', 'boom 19');
    expect(reports).toHaveLength(12);
    // A clock that was set back must not silence everything.
    turn(-10 * REPORT_AGAIN_MS);
    report('shop.md', 'boom 19');
    expect(reports).toHaveLength(13);
  });
});
