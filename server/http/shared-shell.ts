import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { isLocale, type Locale } from '#core/kernel/locale/index.ts';
import { createLoadShell, type Shell } from '#core/site/settings/index.ts';
import type { ContextOf } from './request-context.ts';

const FOLDER = '/assets/shell/';
/** More than the languages have while pages of older settings are still kept. */
const KEPT = 20;
const HASH_LENGTH = 16;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What surrounds every page of a language, kept once for all of them under an address that names its content. */
export interface SharedShell {
  /** Keeps a shell; gives the path under which a browser finds it. */
  readonly keep: (locale: Locale, shell: Shell) => string;
  readonly find: (path: string) => string | undefined;
}

/** Whether two shells are made of the very same parts, as those of a few seconds are: what is read of the provider is shared. */
const isSame = (one: Shell, other: Shell): boolean =>
  (Object.keys(one) as (keyof Shell)[]).every((part) => one[part] === other[part]);

export const createSharedShell = (): SharedShell => {
  const kept = new Map<string, string>();
  const newest = new Map<Locale, { readonly shell: Shell; readonly path: string }>();
  return {
    keep: (locale, shell) => {
      const last = newest.get(locale);
      if (last && isSame(last.shell, shell) && kept.has(last.path)) return last.path;
      const json = JSON.stringify(shell);
      const hash = createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH);
      const path = `${FOLDER}${locale}.${hash}.json`;
      kept.delete(path);
      kept.set(path, json);
      for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
      newest.set(locale, { shell, path });
      return path;
    },
    find: (path) => kept.get(path),
  };
};

/**
 * Answers with the shell that an address names. One that another instance has kept is loaded and answered if it is still
 * the same; what is no longer known is 404, and the page asks for the shell of today (rule SETTINGS-3).
 */
export const sharedShell = (shared: SharedShell, contextOf: ContextOf): RequestHandler => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(`${FOLDER}:name`, async (request, response, next) => {
    const { site, shop } = contextOf(request, response);
    // What a partner's own shop says is kept for nobody.
    if (site.vitrina) return next();
    const locale = String(request.params.name).split('.')[0] ?? '';
    if (shared.find(request.path) === undefined && isLocale(locale))
      shared.keep(locale, await createLoadShell(shop)(locale));
    const json = shared.find(request.path);
    if (json === undefined) response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
    else response.set('cache-control', IMMUTABLE).type('json').send(json);
  });
  return router;
};
