import { setTimeout as pause } from 'node:timers/promises';
import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { request } from 'undici';
import { EVERY_PAGE, type NoticeBoard, type PageTag } from '#core/site/caching/index.ts';

/** A CDN in front of the shop. */
export interface Cdn {
  /** Header in which pages carry their tags. */
  readonly tagHeader: string;
  /** Where tags are purged; absent: pages stay in the CDN until they expire. */
  readonly purgeUrl?: string;
  /** Header that proves who asks: name and value. */
  readonly credential?: readonly [string, string];
}

/** Every instance has read a notice by then, ms (rule CACHE-11). */
const SPREAD_MS = 1_000;
const TIMEOUT_MS = 5_000;
const again = retry(handleAll, { maxAttempts: 2, backoff: new ConstantBackoff(SPREAD_MS) });
/** Most tags of one call: Cloudflare takes no more. */
const TAGS_AT_ONCE = 30;

/** Cloudflare reads the tags in the body, Fastly and Varnish in the header. */
const purgeTags = async (url: string, { tagHeader, credential }: Cdn, tags: readonly PageTag[]): Promise<void> => {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [tagHeader]: tags.join(' '),
      ...(credential && { [credential[0]]: credential[1] }),
    },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body.dump();
  if (statusCode >= 300) throw new Error(`the CDN answered ${statusCode} to a purge`);
};

/**
 * A notice board whose purges reach the CDN, too: after all instances, so that it does not fetch an old page again (rule
 * CACHE-21). `post` rejects when the CDN refuses.
 */
export const withCdn = (board: NoticeBoard, cdn: Cdn | undefined): NoticeBoard => {
  const { purgeUrl } = cdn ?? {};
  if (cdn === undefined || purgeUrl === undefined) return board;
  return {
    ...board,
    post: async (notice) => {
      const mark = await board.post(notice);
      if (notice.kind !== 'purge') return mark;
      await pause(SPREAD_MS);
      const tags = notice.tags.includes(EVERY_PAGE) ? [EVERY_PAGE] : notice.tags;
      for (let start = 0; start < tags.length; start += TAGS_AT_ONCE)
        await again.execute(() => purgeTags(purgeUrl, cdn, tags.slice(start, start + TAGS_AT_ONCE)));
      return mark;
    },
  };
};
