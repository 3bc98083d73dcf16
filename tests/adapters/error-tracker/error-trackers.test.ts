import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserErrorTracker, watchErrors } from '#adapters/browser/error-tracker.ts';
import { createHttpErrorTracker } from '#adapters/error-tracker/http-error-tracker.ts';
import { errorReport } from '#core/kernel/errors/errors.ts';
import { eventually } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  vi.unstubAllGlobals();
});

const report = errorReport('https://shop.md', new Error('boom'));

/** A tracker that writes down what it is sent. */
const startTracker = async () => {
  const taken: { type: string | undefined; method: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    taken.push({ type: request.headers['content-type'], method: request.method, body });
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/report?project=1` };
};

describe('the error tracker (ERROR-8)', () => {
  it('is sent reports by the server', async () => {
    const { taken, url } = await startTracker();
    createHttpErrorTracker(url).report(report);
    await eventually(() => taken.length > 0);
    expect(taken).toEqual([{ type: 'text/plain;charset=UTF-8', method: 'POST', body: JSON.stringify(report) }]);
    expect(JSON.parse(taken[0]?.body ?? '')).toMatchObject({
      site: 'https://shop.md',
      title: 'boom',
      category: 'front-end',
    });
  });

  it('is sent reports by the browser without cross-origin checks, without cookies, also in leaving', () => {
    const sent: unknown[][] = [];
    vi.stubGlobal('fetch', (...call: unknown[]) => {
      sent.push(call);
      return Promise.reject(new Error('offline'));
    });
    createBrowserErrorTracker('https://bugs.example/report').report(report);
    expect(sent).toEqual([
      [
        'https://bugs.example/report',
        {
          method: 'POST',
          mode: 'no-cors',
          keepalive: true,
          credentials: 'omit',
          headers: { 'content-type': 'text/plain;charset=UTF-8' },
          body: JSON.stringify(report),
        },
      ],
    ]);
  });

  it('that is away, or that a browser will not send to, is nobody’s trouble', async () => {
    createHttpErrorTracker('http://127.0.0.1:1/').report(report);
    vi.stubGlobal('fetch', () => {
      throw new TypeError('refused');
    });
    expect(() => createBrowserErrorTracker('https://bugs.example').report(report)).not.toThrow();
    // A rejection that nobody caught would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('hears of what nobody caught, unless it was called off or is an extension’s', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const heard: unknown[] = [];
    watchErrors((error) => heard.push(error));
    const fire = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));
    const ours = new Error('ours');
    fire('error', { error: ours });
    fire('unhandledrejection', { reason: ours });
    fire('unhandledrejection', { reason: new DOMException('left', 'AbortError') });
    fire('error', { error: null });
    const foreign = Object.assign(new Error('theirs'), { stack: 'at chrome-extension://abc/x.js:1:1' });
    fire('error', { error: foreign });
    expect(heard).toEqual([ours, ours]);
  });
});
