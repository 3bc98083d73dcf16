import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { isLocale, type Locale } from '#core/kernel/locale/index.ts';
import { createLoadShell, type Shell } from '#core/site/settings/index.ts';
import type { ContextOf } from './request-context.ts';

const FOLDER = '/assets/shell/';
/** Most shells: pages with older settings are still cached. */
const CACHED = 20;
const HASH_LENGTH = 16;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The shell of every page of a language, at an address with its content hash. */
export interface SharedShell {
  /** Stores a shell; returns its path. */
  readonly keep: (locale: Locale, shell: Shell) => string;
  readonly find: (path: string) => string | undefined;
}

/** Whether two shells have the same objects: cached reads return the same ones for some seconds. */
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
      for (const oldest of [...kept.keys()].slice(0, -CACHED)) kept.delete(oldest);
      newest.set(locale, { shell, path });
      return path;
    },
    find: (path) => kept.get(path),
  };
};

/**
 * Serves shells. A shell of another instance is loaded and served if it is still the same; others are 404, and the page
 * loads the current one (rule SETTINGS-3).
 */
export const sharedShell = (shared: SharedShell, contextOf: ContextOf): RequestHandler => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(`${FOLDER}:name`, async (request, response, next) => {
    const { site, shop } = contextOf(request, response);
    // A partner's shell is not shared.
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
