import * as v from 'valibot';
import { EVERY_PAGE, FALLBACK_SECONDS, isPageTag, type Notice, PAGE_CACHE_SECONDS } from '#core/site/caching/index.ts';

const tag = v.pipe(v.string(), v.check(isPageTag));
const notice = v.variant('kind', [
  v.object({ kind: v.literal('purge'), tags: v.array(tag), signature: v.optional(v.string()) }),
  v.object({ kind: v.literal('report'), id: v.string(), at: v.number() }),
]);

/** Parses a notice; undefined when this build does not know it. */
export const readNotice = (text: string): Notice | undefined => {
  try {
    const read = v.safeParse(notice, JSON.parse(text));
    return read.success ? (read.output as Notice) : undefined;
  } catch {
    return undefined;
  }
};

/** How long a notice is stored, ms: longer than any page. */
export const KEPT_MS = (PAGE_CACHE_SECONDS + FALLBACK_SECONDS + 3_600) * 1000;
/** Most stored notices. */
export const MOST_NOTICES = 50_000;

/** Replaces a notice beyond the bound: all pages are purged. */
export const shortened = (notice: Notice): Notice =>
  notice.kind === 'purge' ? { ...notice, tags: [EVERY_PAGE] } : notice;
