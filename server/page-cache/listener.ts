import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LOCALE_COOKIE } from '#core/kernel/locale/index.ts';
import { keyEnd, keyStart } from '#core/site/caching/index.ts';
import { hasToken } from '#server/http/session.ts';
import { requestId } from '#server/operations/request-id.ts';
import type { Counts } from './counts.ts';
import { chooseForm } from './forms.ts';
import type { ReadyPage } from './ready-page.ts';
import { sendPage } from './send.ts';

export interface ListenerOptions {
  /** Hosts that show the shop, as browsers write them, each with its origin. */
  readonly origins: ReadonlyMap<string, string>;
  readonly build: string;
  readonly ready: (key: string) => ReadyPage | undefined;
  readonly renew: (page: ReadyPage) => void;
  /** Notified of each page that went out before it was compressed as hard as it goes. */
  readonly onLoose: (page: ReadyPage) => void;
  readonly counts: Counts;
  readonly now: () => number;
  /** Everything else. */
  readonly app: RequestListener;
}

/** Cookies with which a request is not everybody's: a partner's token, and at `/` the language chosen before. */
const isPersonal = (cookie: string | undefined, url: string): boolean =>
  cookie !== undefined && (hasToken(cookie) || (url === '/' && cookie.includes(LOCALE_COOKIE)));

/**
 * Answers from what stands ready in this process, before Express and any of its middleware; whatever is not there, is not
 * everybody's, or has to be made first goes on to them. A key holds no query, and none of another face (rules CACHE-1,
 * CACHE-2, CACHE-4, CACHE-6).
 */
export const createListener = (options: ListenerOptions): RequestListener => {
  const { build, ready, renew, onLoose, counts, now, app } = options;
  const starts = new Map([...options.origins].map(([host, origin]) => [host, keyStart(origin)]));
  const end = keyEnd(build);

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const start = starts.get(headers.host ?? '');
    const page = start === undefined ? undefined : ready(start + url + end);
    if (page === undefined) return false;
    const time = now();
    if (time >= page.shownUntil || isPersonal(headers.cookie, url)) return false;
    const form = page.forms[chooseForm(headers['accept-encoding'])];
    if (form === undefined) return false;
    const fresh = time < page.freshUntil;
    if (fresh) counts.hits += 1;
    else {
      counts.stale += 1;
      renew(page);
    }
    sendPage(request, response, { page, form, id: requestId() ?? '', now: time, cache: fresh ? 'hit' : 'stale' });
    if (page.kept.effort === 'quick') onLoose(page);
    return true;
  };
  return (request, response) => {
    if (!answer(request, response)) app(request, response);
  };
};
