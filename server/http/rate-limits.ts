import { createHash, randomUUID } from 'node:crypto';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import { parsePhone } from '#core/kernel/fields/index.ts';
import { type LimitedRequest, type RateLimits, rateBudget, type Tally } from '#core/kernel/limits/index.ts';
import { localePath, locales, pathOf, splitLocale } from '#core/kernel/locale/index.ts';
import { failure } from '#core/kernel/shared/index.ts';
import { addressBlock } from '#server/ip-address.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';
import { BrandedError } from './branded-error.ts';
import type { VisitOf } from './visits.ts';

/** As large as the calls take them. */
const BODY_LIMIT = '64kb';
const SEARCHES = ['/api/search/by-text', '/api/search/by-code', '/api/search/by-codes', '/api/catalog/search'];

interface LimitsOptions {
  readonly tally: Tally;
  readonly limits: RateLimits;
  readonly visitOf: VisitOf;
}

/** The language of the page that asks, as its browser tells. */
const localeOf = (request: Request) =>
  splitLocale(pathOf(URL.parse(request.get('referer') ?? '')?.pathname ?? '/')).locale;

/** Asks to come again, in the words of the shop: whoever wrote reads them in the form. */
const refuse = async (request: Request, response: Response): Promise<void> => {
  const { tooMany } = (await pageLanguages[localeOf(request)].words.more()).default.problem;
  response
    .status(429)
    .json({ ok: false, error: failure('domain', 'refused', tooMany, { status: 429, retryable: true }) });
};

/** A value deep in a body that nobody has looked at yet, if it is a text. */
const textAt = (body: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], body);
  return typeof found === 'string' ? found : undefined;
};

/**
 * Holds whoever asks too much up before anything is asked of the provider (rules LIMIT-1 to LIMIT-4), with when to come
 * again; what is sent again under its key counts once.
 */
export const rateLimits = ({ tally, limits, visitOf }: LimitsOptions): Router => {
  const router = Router({ caseSensitive: true, strict: true });

  /** Whether it is too much; the answer then says when to come again. */
  const isTooMuch = async (
    response: Response,
    asked: LimitedRequest,
    mark: string = randomUUID(),
  ): Promise<boolean> => {
    const { name, most, windowMs } = rateBudget(asked, limits);
    const hashed = createHash('sha256').update(name).digest('base64url');
    if ((await tally.count(hashed, mark, windowMs)) <= most) return false;
    response.set({ 'retry-after': String(Math.ceil(windowMs / 1000)), 'cache-control': 'no-store' });
    return true;
  };
  const addressOf = (request: Request): string => addressBlock(request.ip ?? '');

  const writes: RequestHandler = async (request, response, next) => {
    if (await isTooMuch(response, { kind: 'write', of: addressOf(request) })) return refuse(request, response);
    next();
  };
  const orders: RequestHandler = async (request, response, next) => {
    const phone = textAt(request.body, 'order', 'contact', 'phone');
    // A partner's own orders are no stranger's.
    if (phone === undefined || visitOf(request, response).site.vitrina) return next();
    const of = parsePhone(phone) ?? phone;
    if (await isTooMuch(response, { kind: 'order', of }, textAt(request.body, 'key'))) return refuse(request, response);
    next();
  };
  const reviews: RequestHandler = async (request, response, next) => {
    const asked = { kind: 'review', of: addressOf(request) } as const;
    if (await isTooMuch(response, asked, textAt(request.body, 'key'))) return refuse(request, response);
    next();
  };
  const searches: RequestHandler = async (request, response, next) => {
    if (!(await isTooMuch(response, { kind: 'search', of: addressOf(request) }))) return next();
    return request.path.startsWith('/api/') ? refuse(request, response) : next(new BrandedError(429));
  };

  // What the operator's system sends is signed.
  router.post(/^\/(?!hooks\/)/, writes);
  router.post('/api/orders/place', json({ limit: BODY_LIMIT }), orders);
  router.post('/api/reviews/post', json({ limit: BODY_LIMIT }), reviews);
  router.get([...SEARCHES, ...locales.map((locale) => localePath('/search', locale))], searches);
  return router;
};
