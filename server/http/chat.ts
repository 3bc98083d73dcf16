import { json, type RequestHandler, Router } from 'express';
import { Agent, type Dispatcher, request as fetchFrom } from 'undici';
import { jsonOnly, ownOriginOnly } from '#adapters/bff/mount.ts';
import { requestIdHeader } from '#server/operations/request-id.ts';
import { BrandedError } from './branded-error.ts';

const DEADLINE_MS = 15_000;
/** Largest question, as express writes sizes. */
const BODY_LIMIT = '4kb';
/** Largest answer, bytes: a conversation of the greatest length. */
const ANSWER_MAX = 1024 * 1024;

/** Proxies the embedded provider's chat: its script, messages and questions. */
export const chat = (providerUrl: string): Router => {
  const agent = new Agent({ connections: 8, headersTimeout: DEADLINE_MS, maxResponseSize: ANSWER_MAX });
  const pass =
    (ask: (body: unknown) => Pick<Dispatcher.RequestOptions, 'method' | 'body' | 'headers'>): RequestHandler =>
    async (request, response) => {
      const options = { dispatcher: agent, signal: AbortSignal.timeout(DEADLINE_MS), ...ask(request.body) };
      // An absolute URL in the request must not choose the host.
      const { pathname, search } = new URL(request.originalUrl, providerUrl);
      const { statusCode, headers, body } = await fetchFrom(new URL(pathname + search, providerUrl), options).catch(
        () => {
          throw new BrandedError(502);
        },
      );
      const { 'content-type': type = 'application/json', 'cache-control': caching = 'no-store' } = headers;
      response.status(statusCode).set({ 'content-type': String(type), 'cache-control': String(caching) });
      response.send(Buffer.from(await body.arrayBuffer()));
    };
  const read = pass(() => ({ method: 'GET', headers: requestIdHeader() }));
  const write = pass((body) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...requestIdHeader() },
    body: JSON.stringify(body),
  }));
  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/widget.js', '/messages'], read);
  router.post('/messages', ownOriginOnly, jsonOnly, json({ limit: BODY_LIMIT }), write);
  return router;
};
