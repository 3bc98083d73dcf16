import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { statusHeaders } from '#core/kernel/errors/index.ts';
import { normalizeHost } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { type Call, calls, isRead } from './calls.ts';
import { inputs } from './inputs.ts';
import type { PortsFor } from './ports-for.ts';
import { refuse } from './refuse.ts';
import { takeCv } from './take-cv.ts';

/** Largest body of a call, as express writes sizes. */
const BODY_LIMIT = '64kb';

/** A value for each port and method of `calls`, checked by the compiler where it is declared. */
type Table<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
/** A port's method; its query has been validated. */
type Method = (query: unknown, signal: AbortSignal) => Promise<Result<unknown, Failure>>;

const at = <Value>(table: Table<Value>, port: string, method: string): Value => table[port]?.[method] as Value;

type MethodFor = (request: Request, response: Response) => Method;
type IsPartner = (request: Request, response: Response) => boolean;

/** Called with the result of a call. */
type CallEnded = (result: Result<unknown, Failure>) => Promise<unknown>;
/** Runs before a call with valid input; returns undefined when it has refused the call. */
export type CallGuard = (request: Request, response: Response, input: unknown) => Promise<CallEnded | undefined>;

const open: CallGuard = async () => async () => undefined;

/** Mounts every call. `isPartner` admits to partner reads; `guards` run before the calls of their paths. */
export const mountBff = (
  portsFor: PortsFor,
  isPartner: IsPartner = () => false,
  guards: Readonly<Record<string, CallGuard>> = {},
): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  const partnersOnly: RequestHandler = (request, response, next) =>
    isPartner(request, response) ? next() : refuse(response, 401, 'unauthorised');
  for (const [port, methods] of Object.entries(calls)) {
    for (const [method, call] of Object.entries(methods)) {
      const { kind, path }: Call = call;
      const methodFor: MethodFor = (request, response) =>
        at(portsFor(request, response) as unknown as Table<Method>, port, method);
      const answer = answerer(call, at<v.GenericSchema>(inputs, port, method), methodFor, guards[path] ?? open);
      if (kind === 'partner read') router.use(`/${path}`, partnersOnly);
      if (isRead(kind)) router.get(`/${path}`, answer);
      else router.post(`/${path}`, ownOriginOnly, jsonOnly, json({ limit: BODY_LIMIT }), answer);
      router.all(`/${path}`, (_request, response) => refuse(response, 405, 'method_not_allowed'));
    }
  }
  // The only call that is not JSON.
  router.post('/careers/cv', ownOriginOnly, ...takeCv(portsFor));
  router.all('/careers/cv', (_request, response) => refuse(response, 405, 'method_not_allowed'));
  router.use((_request, response) => refuse(response, 404, 'no_such_call'));
  return router;
};

const answerer =
  ({ kind }: Call, schema: v.GenericSchema, methodFor: MethodFor, guard: CallGuard): RequestHandler =>
  async (request, response) => {
    const input = v.safeParse(schema, isRead(kind) ? parsed(request.query.input) : request.body);
    if (!input.success) return refuse(response, 400, `invalid_input.${v.getDotPath(input.issues[0]) ?? ''}`);
    const ended = await guard(request, response, input.output);
    if (!ended) return;
    const gone = new AbortController();
    // Only reads are aborted: an order continues when its tab is closed.
    if (isRead(kind)) response.on('close', () => gone.abort());
    const result = await methodFor(request, response)(input.output, gone.signal);
    await ended(result);
    const status = result.ok ? 200 : result.error.status;
    response.status(status).set(statusHeaders(status)).json(result);
  };

const parsed = (written: unknown): unknown => {
  try {
    return typeof written === 'string' ? JSON.parse(written) : undefined;
  } catch {
    return undefined;
  }
};

const hostIn = (origin: string): string | undefined => {
  const host = URL.parse(origin)?.host;
  return host === undefined ? undefined : normalizeHost(host);
};

/** Refuses requests from pages of other sites; hosts are compared in normal form (rule ROUTE-11). */
export const ownOriginOnly: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const own = origin === undefined || hostIn(origin) === normalizeHost(request.get('host') ?? '');
  if (own && (site === undefined || site === 'same-origin')) return next();
  refuse(response, 403, 'foreign_origin');
};

/** Refuses bodies that are not JSON, such as another site's form. */
export const jsonOnly: RequestHandler = (request, response, next) =>
  request.is('application/json') ? next() : refuse(response, 415, 'json_only');
