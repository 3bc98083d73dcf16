import { json, type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { jsonOnly, ownOriginOnly } from '#adapters/bff/mount.ts';
import { refuse } from '#adapters/bff/refuse.ts';
import { makeLogin, makeRestoreSession, type PartnerDesk, SIGNED_OUT, type TokenVault } from '#core/auth/index.ts';
import { locales } from '#core/locale/index.ts';
import { cookieOf } from './addresses.ts';

/** The cookie of a partner's token: of this host alone, over a safe connection alone, out of reach of scripts. */
const COOKIE = '__Host-shtoken';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
/** Largest body, as express writes sizes. */
const BODY_LIMIT = '16kb';

const credentials = v.object({
  login: v.pipe(v.string(), v.maxLength(120)),
  password: v.pipe(v.string(), v.maxLength(200)),
  locale: v.picklist(locales),
});

const cookieVault = (request: Request, response: Response): TokenVault => ({
  load: () => {
    try {
      return decodeURIComponent(cookieOf(request.get('cookie'), COOKIE) ?? '') || undefined;
    } catch {
      return undefined;
    }
  },
  keep: (token) => void response.cookie(COOKIE, token, cookieOptions),
  clear: () => void response.clearCookie(COOKIE, cookieOptions),
});

/** Signing partners in and out (rules AUTH-1, AUTH-2, AUTH-8). The browser learns only whether it is signed in. */
export const auth = (partners: PartnerDesk): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.post('/login', ownOriginOnly, jsonOnly, json({ limit: BODY_LIMIT }), async (request, response) => {
    const typed = v.safeParse(credentials, request.body);
    if (!typed.success) return refuse(response, 400, `invalid_input.${v.getDotPath(typed.issues[0]) ?? ''}`);
    const { locale, ...given } = typed.output;
    const result = await makeLogin({ partners, vault: cookieVault(request, response) })(given, locale);
    if (result.ok) return void response.json({ ok: true, value: { isAuth: result.value.isAuth } });
    const { error } = result;
    // Wrong credentials are an answer, not a failure.
    const status = error.kind === 'failure' ? (error.failure.status ?? 500) : 200;
    response.status(status).json({ ok: false, error });
  });
  router.post('/logout', ownOriginOnly, (request, response) => {
    cookieVault(request, response).clear();
    response.json({ ok: true, value: { isAuth: SIGNED_OUT.isAuth } });
  });
  router.get('/session', (request, response) => {
    const { isAuth } = makeRestoreSession({ vault: cookieVault(request, response) })();
    response.json({ ok: true, value: { isAuth } });
  });
  for (const path of ['/login', '/logout', '/session'])
    router.all(path, (_request, response) => refuse(response, 405, 'method_not_allowed'));
  return router;
};
