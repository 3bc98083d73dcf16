import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import type { Failure } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import type { PortsFor } from './ports-for.ts';
import { refuse } from './refuse.ts';
import { bffTable } from './table.ts';
import { takeCv } from './take-cv.ts';

/** Largest body of a call, as express writes sizes. */
const BODY_LIMIT = '64kb';

interface BffCall {
  readonly method: 'GET' | 'POST';
  readonly input: v.GenericSchema;
  readonly run: (ports: ShopPorts, input: never, signal: AbortSignal) => Promise<{ ok: boolean; error?: Failure }>;
  readonly partnersOnly: boolean;
}

type IsPartner = (request: Request, response: Response) => boolean;

/** Mounts every call of the table; `isPartner` tells who may make the calls of partners, nobody unless given. */
export const mountBff = (portsFor: PortsFor, isPartner: IsPartner = () => false): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  const partnersOnly: RequestHandler = (request, response, next) =>
    isPartner(request, response) ? next() : refuse(response, 401, 'unauthorised');
  for (const [path, entry] of Object.entries(bffTable)) {
    const call: BffCall = entry;
    const answer = answerer(call, portsFor);
    if (call.partnersOnly) router.use(`/${path}`, partnersOnly);
    if (call.method === 'GET') router.get(`/${path}`, answer);
    else router.post(`/${path}`, ownOriginOnly, jsonOnly, json({ limit: BODY_LIMIT }), answer);
    router.all(`/${path}`, (_request, response) => refuse(response, 405, 'method_not_allowed'));
  }
  // The one call that is no JSON: a file with words around it.
  router.post('/careers/cv', ownOriginOnly, ...takeCv(portsFor));
  router.all('/careers/cv', (_request, response) => refuse(response, 405, 'method_not_allowed'));
  router.use((_request, response) => refuse(response, 404, 'no_such_call'));
  return router;
};

const answerer =
  (call: BffCall, portsFor: PortsFor): RequestHandler =>
  async (request, response) => {
    const input = v.safeParse(call.input, call.method === 'GET' ? parsed(request.query.input) : request.body);
    if (!input.success) return refuse(response, 400, `invalid_input.${v.getDotPath(input.issues[0]) ?? ''}`);
    const gone = new AbortController();
    // An order goes on when its tab is closed: only reads are called off.
    if (call.method === 'GET') response.on('close', () => gone.abort());
    const result = await call.run(portsFor(request, response), input.output as never, gone.signal);
    response.status(result.ok ? 200 : (result.error?.status ?? 500)).json(result);
  };

const parsed = (written: unknown): unknown => {
  try {
    return typeof written === 'string' ? JSON.parse(written) : undefined;
  } catch {
    return undefined;
  }
};

/** Another site's page cannot make a visitor's browser write here. */
export const ownOriginOnly: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const own = origin === undefined || URL.parse(origin)?.host === request.get('host');
  if (own && (site === undefined || site === 'same-origin')) return next();
  refuse(response, 403, 'foreign_origin');
};

/** Bodies are JSON: nothing that a form of another site could send. */
export const jsonOnly: RequestHandler = (request, response, next) =>
  request.is('application/json') ? next() : refuse(response, 415, 'json_only');
