import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { calls, type QueryOf } from '#adapters/bff/calls.ts';
import { addressBlock } from '#adapters/bff/ip-address.ts';
import type { CallGuard } from '#adapters/bff/mount.ts';
import { PAGE_SPEED_CALL } from '#adapters/bff/page-speed-call.ts';
import { parsePhone } from '#core/kernel/fields/index.ts';
import {
  type LimitedRequest,
  type RateBudget,
  type RateLimits,
  rateBudget,
  type Tally,
} from '#core/kernel/limits/index.ts';
import { localePath, locales, pathOf, splitLocale } from '#core/kernel/locale/index.ts';
import { failure } from '#core/kernel/shared/index.ts';
import type { PlaceAnswer } from '#core/purchase/checkout/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';
import { BrandedError } from './branded-error.ts';
import { FEED_PATHS } from './products-feed.ts';
import type { ContextOf } from './request-context.ts';
import { SITEMAP_FOLDER } from './sitemaps.ts';

const SEARCHES = ['/api/search/by-text', '/api/search/by-code', '/api/search/by-codes', '/api/catalog/search'];

interface LimitsOptions {
  readonly tally: Tally;
  readonly limits: RateLimits;
  readonly contextOf: ContextOf;
}

/** The language of the page that sent the request, by its referrer. */
const localeOf = (request: Request) =>
  splitLocale(pathOf(URL.parse(request.get('referer') ?? '')?.pathname ?? '/')).locale;

/** 429 with a message for the form, in its language. */
const refuse = async (request: Request, response: Response): Promise<void> => {
  const { tooMany } = (await pageLanguages[localeOf(request)].words()).default.problem;
  response
    .status(429)
    .json({ ok: false, error: failure('domain', 'refused', tooMany, { status: 429, retryable: true }) });
};

const textFiles = [...FEED_PATHS, `${SITEMAP_FOLDER}/{*name}`];
const exports = locales.map((locale) => localePath('/order/export.csv', locale));

/** Sets Retry-After. */
const setRetryAfter = (response: Response, { windowMs }: RateBudget): void =>
  void response.set({ 'retry-after': String(Math.ceil(windowMs / 1000)), 'cache-control': 'no-store' });

/** The budget under a hashed name. */
const hashed = (budget: RateBudget): RateBudget => ({
  ...budget,
  name: createHash('sha256').update(budget.name).digest('base64url'),
});

/** Limits requests of one address before the provider is called (rules LIMIT-1, LIMIT-4, LIMIT-5). */
export const rateLimits = ({ tally, limits }: Pick<LimitsOptions, 'tally' | 'limits'>): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  type Refuse = (request: Request, response: Response, next: (error: unknown) => void) => unknown;
  const limit =
    (kind: LimitedRequest['kind'], refuseWith: Refuse): RequestHandler =>
    async (request, response, next) => {
      const budget = hashed(rateBudget({ kind, of: addressBlock(request.ip ?? '') }, limits));
      if ((await tally.take(budget)) !== 'refused') return next();
      setRetryAfter(response, budget);
      await refuseWith(request, response, next);
    };
  const asPage: Refuse = (_request, _response, next) => next(new BrandedError(429));
  const asText: Refuse = (_request, response) => response.status(429).type('text').send('Too many requests\n');

  router.post(PAGE_SPEED_CALL, limit('report', asText));
  // Hooks are signed.
  router.post(/^\/(?!hooks\/|api\/page-speed$)/, limit('write', refuse));
  router.get(SEARCHES, limit('search', refuse));
  router.get(
    locales.map((locale) => localePath('/search', locale)),
    limit('search', asPage),
  );
  router.get(exports, limit('file', asPage));
  router.get(textFiles, limit('file', asText));
  return router;
};

/** Limits calls by their validated input; only calls that succeed count (rules LIMIT-2, LIMIT-3). */
export const callLimits = ({ tally, limits, contextOf }: LimitsOptions): Readonly<Record<string, CallGuard>> => {
  const limit = async (request: Request, response: Response, asked: LimitedRequest, key: string) => {
    const budget = hashed(rateBudget(asked, limits));
    const taken = await tally.take(budget, key);
    if (taken === 'refused') {
      setRetryAfter(response, budget);
      await refuse(request, response);
      return undefined;
    }
    return async (isDone: boolean) => (isDone || taken === 'known' ? undefined : tally.refund(budget, key));
  };
  const orders: CallGuard = async (request, response, input) => {
    // Partners are not limited.
    if (contextOf(request, response).site.vitrina) return async () => undefined;
    const { order, key } = input as QueryOf<ShopPorts['orders']['place']>;
    const { phone } = order.contact;
    const ended = await limit(request, response, { kind: 'order', of: parsePhone(phone) ?? phone }, key);
    return ended && ((result) => ended(result.ok && (result.value as PlaceAnswer).kind === 'placed'));
  };
  const reviews: CallGuard = async (request, response, input) => {
    const { key } = input as QueryOf<ShopPorts['reviews']['post']>;
    const ended = await limit(request, response, { kind: 'review', of: addressBlock(request.ip ?? '') }, key);
    return ended && ((result) => ended(result.ok));
  };
  return { [calls.orders.place.path]: orders, [calls.reviews.post.path]: reviews };
};
