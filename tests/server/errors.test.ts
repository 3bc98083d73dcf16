import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { BrandedError } from '#server/http/branded-error.ts';
import { createErrorPage } from '#server/http/error-page.ts';
import { createAnswerError, errorPages } from '#server/http/errors.ts';
import type { ContextOf } from '#server/http/request-context.ts';
import type { RenderPage, RenderTask } from '#server/render.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An application in which everything fails with what it is given; tells what its error page was asked for. */
const failing = async (error: unknown, render: RenderPage) => {
  const tasks: RenderTask[] = [];
  const visit = {
    site: { origin: 'https://shop.md' },
    shop: {},
    isAuth: () => false,
  } as unknown as ReturnType<ContextOf>;
  const app = express();
  app.use((_request, _response, next) => next(error));
  const watched: RenderPage = (task, signal) => {
    tasks.push(task);
    return render(task, signal);
  };
  const logger = pino({ level: 'silent' });
  app.use(
    errorPages(
      createAnswerError(createErrorPage(watched), () => visit, logger),
      logger,
    ),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const { headers, status } = response;
    const [cache, robots] = ['cache-control', 'x-robots-tag'].map((name) => headers.get(name));
    return { status, cache, robots, text: await response.text() };
  };
  return { get, tasks };
};
const page: RenderPage = async (task) => ({
  kind: 'page',
  status: 200,
  noindex: true,
  tags: () => [],
  html: () => (task.kind === 'error' ? `<h1>${task.status}</h1><a href="${task.url}">` : ''),
});

describe('the error page', () => {
  it('stands at the address that was asked for with the failure’s status, kept and found by nobody', async () => {
    const { get } = await failing(new BrandedError(404), page);
    const kept = { cache: 'no-store', robots: 'noindex' };
    expect(await get('/ro/x?a=1')).toEqual({ status: 404, ...kept, text: '<h1>404</h1><a href="/ro/x?a=1">' });
  });

  it('ROUTE-3: stands nowhere when no page can stand at its address, in the language of that address', async () => {
    const { get } = await failing(new BrandedError(400), page);
    expect((await get('/ro/a%00b')).text).toBe('<h1>400</h1><a href="/ro/-/-/-">');
    expect((await get('/%E0%A4%A')).text).toBe('<h1>400</h1><a href="/-/-/-">');
  });

  it('ERROR-5: an error without a status is 500', async () => {
    for (const error of [new Error('secret'), 'secret', { status: 200 }]) {
      const answer = await (await failing(error, page)).get('/x');
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('secret');
    }
  });

  it('ERROR-4: that fails itself leaves one sentence and a link home in both languages', async () => {
    const { get, tasks } = await failing(new BrandedError(404), () => Promise.reject(new Error('secret')));
    const answer = await get('/ro/x');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('An error occurred while showing the error page');
    expect(answer.text).toContain('href="/"');
    expect(answer.text).toContain('href="/ro"');
    expect(answer.text).not.toContain('secret');
    expect(tasks).toHaveLength(1);
  });

  it('is JSON for the calls of scripts', async () => {
    const answer = await (await failing(new BrandedError(413), page)).get('/api/x');
    expect(JSON.parse(answer.text)).toMatchObject({ ok: false, error: { code: 'http_413', status: 413 } });
  });
});
