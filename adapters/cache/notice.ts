import * as v from 'valibot';
import { EVERY_PAGE, FALLBACK_SECONDS, isPageTag, type Notice, PAGE_CACHE_SECONDS } from '#core/site/caching/index.ts';

const tag = v.pipe(v.string(), v.check(isPageTag));
const notice = v.variant('kind', [
  v.object({ kind: v.literal('purge'), tags: v.array(tag), signature: v.optional(v.string()) }),
  v.object({ kind: v.literal('report'), id: v.string(), at: v.number() }),
]);

/** A notice as it was written; undefined when it is none that this build knows. */
export const readNotice = (text: string): Notice | undefined => {
  try {
    const read = v.safeParse(notice, JSON.parse(text));
    return read.success ? (read.output as Notice) : undefined;
  } catch {
    return undefined;
  }
};

/** How long a notice is kept for those who come later, ms: longer than any page. */
export const KEPT_MS = (PAGE_CACHE_SECONDS + FALLBACK_SECONDS + 3_600) * 1000;
/** Most notices that are kept. */
export const MOST_NOTICES = 50_000;

/** What stands for one notice too many: every page is dropped, and nobody needs those before it. */
export const shortened = (notice: Notice): Notice =>
  notice.kind === 'purge' ? { ...notice, tags: [EVERY_PAGE] } : notice;
