import { json, type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import * as v from 'valibot';
import { addressBlock, addressNetwork } from '#adapters/bff/ip-address.ts';
import { jsonOnly, ownOriginOnly } from '#adapters/bff/mount.ts';
import { refuse } from '#adapters/bff/refuse.ts';
import { RESET_HEADER } from '#adapters/bff/session-client.ts';
import { LIST_VIEW_COOKIE } from '#core/catalog/products/index.ts';
import {
  authPath,
  type Credentials,
  createLogin,
  createLogout,
  FAILED_TRIES_COOKIE,
  type LoginProblem,
  type PartnerDesk,
  PROBLEM,
  RETURN,
  type RevokedTokens,
  returnAddress,
  type SessionState,
} from '#core/kernel/auth/index.ts';
import { DEFAULT_LOCALE, type Locale, localePath, locales } from '#core/kernel/locale/index.ts';
import { err, type Result } from '#core/kernel/shared/index.ts';
import { cookieOf } from './cookie.ts';
import type { LoginLimit } from './login-limit.ts';
import type { ContextOf } from './request-context.ts';
import type { KnownBrowsers, VaultOf } from './session.ts';

/** Largest body, as express writes sizes. */
const BODY_LIMIT = '16kb';

const login = v.pipe(v.string(), v.maxLength(120));
const password = v.pipe(v.string(), v.maxLength(200));
const credentials = v.object({ login, password, locale: v.picklist(locales) });
const form = v.object({ username: login, password, [RETURN]: v.optional(v.string()) });

type SignIn = (
  request: Request,
  response: Response,
  typed: Credentials,
  locale: Locale,
) => Promise<Result<SessionState, LoginProblem>>;

/** Carts, drafts, lists and their layout are of one partner, not the next one's to see (rules SECOND-5, AUTH-12). */
const forgetAll = (request: Request, response: Response): void => {
  response.set('clear-site-data', '"storage"').set(RESET_HEADER, '1');
  if (cookieOf(request.get('cookie'), LIST_VIEW_COOKIE)) response.clearCookie(LIST_VIEW_COOKIE, { path: '/' });
};

/** Lifetime of the cookie about failed attempts, ms. */
const TELL_MS = 600_000;

/** Tells the next page how many attempts of others failed (rule AUTH-15); its scripts read the cookie. */
const reportFailedTries = (response: Response, failed: number): void => {
  if (failed > 0)
    response.cookie(FAILED_TRIES_COOKIE, String(failed), { path: '/', secure: true, sameSite: 'lax', maxAge: TELL_MS });
};

/** What signing in needs. */
export interface SigningIn {
  readonly partners: PartnerDesk;
  readonly limit: LoginLimit;
  readonly browsers: KnownBrowsers;
  readonly vaultOf: VaultOf;
  readonly revoked: RevokedTokens;
}

/** Signs in within the limit of attempts (rules AUTH-1, AUTH-10, AUTH-12, AUTH-15). */
const signer =
  ({ partners, limit, browsers, vaultOf }: SigningIn): SignIn =>
  async (request, response, typed, locale) => {
    const browser = browsers(request, response);
    const known = browser.of(typed.login);
    const ip = request.ip ?? '';
    const asker = { address: addressBlock(ip), network: addressNetwork(ip), login: typed.login, browser: known };
    const { seconds, takeBack, succeed } = await limit(asker);
    if (seconds > 0) {
      response.set('retry-after', String(seconds));
      return err({ kind: 'limited', seconds });
    }
    const result = await createLogin({ partners, vault: vaultOf(request, response) })(typed, locale);
    if (!result.ok && result.error.kind !== 'refused') await takeBack();
    if (result.ok) {
      browser.keep(typed.login);
      if (known === undefined) forgetAll(request, response);
      reportFailedTries(response, await succeed());
    }
    return result;
  };

/** The status of a problem; wrong credentials are 200. */
const statusOf = (problem: LoginProblem): number => {
  if (problem.kind === 'limited') return 429;
  return problem.kind === 'failure' ? problem.failure.status : 200;
};

/**
 * Signs partners in and out (rules AUTH-1, AUTH-2, AUTH-8), in the vitrina only (rule AUTH-9). The browser learns only
 * whether it is signed in.
 */
export const auth = (signingIn: SigningIn, contextOf: ContextOf): Router => {
  const signIn = signer(signingIn);
  const router = Router({ caseSensitive: true, strict: true });
  router.use((request, response, next) => {
    response.set('cache-control', 'no-store');
    if (!contextOf(request, response).site.vitrina) return refuse(response, 404, 'no_such_call');
    next();
  });
  router.post('/login', ownOriginOnly, jsonOnly, json({ limit: BODY_LIMIT }), async (request, response) => {
    const typed = v.safeParse(credentials, request.body);
    if (!typed.success) return refuse(response, 400, `invalid_input.${v.getDotPath(typed.issues[0]) ?? ''}`);
    const { locale, ...given } = typed.output;
    const result = await signIn(request, response, given, locale);
    if (result.ok) return void response.json(result);
    response.status(statusOf(result.error)).json(result);
  });
  router.post('/logout', ownOriginOnly, async (request, response) => {
    const { vaultOf, revoked, partners } = signingIn;
    const value = await createLogout({ vault: vaultOf(request, response), revoked, partners })();
    forgetAll(request, response);
    response.status(value.isPending ? 202 : 200).json({ ok: true, value });
  });
  router.get('/session', async (request, response) => {
    const { shop, isAuth } = contextOf(request, response);
    if (isAuth()) await shop.sellers.list({ locale: DEFAULT_LOCALE });
    response.json({ ok: true, value: { isAuth: isAuth() } });
  });
  for (const path of ['/login', '/logout', '/session'])
    router.all(path, (_request, response) => refuse(response, 405, 'method_not_allowed'));
  return router;
};

/**
 * Signing in by the sign-in page's own form, where scripts do not run (rules AUTH-1, AUTH-6): leads on to where the
 * partner was going, or back to the form with the kind of the problem.
 */
export const authForm = (signingIn: SigningIn, contextOf: ContextOf): Router => {
  const signIn = signer(signingIn);
  const router = Router({ caseSensitive: true, strict: true });
  const onVitrina: RequestHandler = (request, response, next) =>
    next(contextOf(request, response).site.vitrina ? undefined : 'route');
  for (const locale of locales)
    router.post(
      authPath(locale),
      onVitrina,
      ownOriginOnly,
      urlencoded({ extended: false, limit: BODY_LIMIT }),
      async (request, response) => {
        const typed = v.safeParse(form, request.body);
        response.set('cache-control', 'no-store');
        if (!typed.success) return refuse(response, 400, `invalid_input.${v.getDotPath(typed.issues[0]) ?? ''}`);
        const target = returnAddress(typed.output[RETURN], locale);
        const { username, password } = typed.output;
        const result = await signIn(request, response, { login: username, password }, locale);
        if (result.ok) return response.redirect(303, target);
        const query = new URLSearchParams({ [PROBLEM]: result.error.kind });
        if (target !== localePath('/', locale)) query.set(RETURN, target);
        response.redirect(303, `${authPath(locale)}?${query}`);
      },
    );
  return router;
};
