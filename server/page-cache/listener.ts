import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LOCALE_COOKIE } from '#core/kernel/locale/index.ts';
import { keyEnd, keyStart } from '#core/site/caching/index.ts';
import { hasToken } from '#server/http/session.ts';
import { requestId } from '#server/operations/request-id.ts';
import type { CacheCounts } from './counts.ts';
import { chooseForm } from './forms.ts';
import type { ReadyPage } from './ready-page.ts';
import { sendPage } from './send.ts';

export interface ListenerOptions {
  /** The origin of each host that shows the shop, by the host as browsers write it. */
  readonly origins: ReadonlyMap<string, string>;
  readonly build: string;
  /** The in-memory page of a key. */
  readonly get: (key: string) => ReadyPage | undefined;
  readonly refresh: (page: ReadyPage) => void;
  /** Called with each page sent that is not compressed at the best level yet. */
  readonly onUncompressed: (page: ReadyPage) => void;
  readonly counts: CacheCounts;
  readonly now: () => number;
  /** Answers all other requests. */
  readonly app: RequestListener;
}

/** Cookies that make an answer personal: a partner's token, and at `/` the chosen language. */
const isPersonal = (cookie: string | undefined, url: string): boolean =>
  cookie !== undefined && (hasToken(cookie) || (url === '/' && cookie.includes(LOCALE_COOKIE)));

/**
 * Answers from memory, before Express and its middleware; all other requests go on to `app`. No key has a query or belongs
 * to the vitrina (rules CACHE-1, CACHE-2, CACHE-4, CACHE-6).
 */
export const createListener = (options: ListenerOptions): RequestListener => {
  const { build, get, refresh, onUncompressed, counts, now, app } = options;
  const starts = new Map([...options.origins].map(([host, origin]) => [host, keyStart(origin)]));
  const end = keyEnd(build);

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const start = starts.get(headers.host ?? '');
    const page = start === undefined ? undefined : get(start + url + end);
    if (page === undefined) return false;
    const time = now();
    if (time >= page.shownUntil || isPersonal(headers.cookie, url)) return false;
    const form = page.forms[chooseForm(headers['accept-encoding'])];
    if (form === undefined) return false;
    const fresh = time < page.freshUntil;
    if (fresh) counts.hits += 1;
    else {
      counts.stale += 1;
      refresh(page);
    }
    sendPage(request, response, { page, form, id: requestId() ?? '', now: time, cache: fresh ? 'hit' : 'stale' });
    if (page.stored.effort === 'quick') onUncompressed(page);
    return true;
  };
  return (request, response) => {
    if (!answer(request, response)) app(request, response);
  };
};
