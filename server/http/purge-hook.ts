import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { refuse } from '#adapters/bff/refuse.ts';
import { isPageTag, isTimely, type PageTag, PURGE_TAGS } from '#core/site/caching/index.ts';
import type { CacheInstance } from '#server/page-cache/instance.ts';

/** Largest body, as express writes sizes. */
const BODY_LIMIT = '64kb';
const SIGNATURE = /^sha256=([\da-f]{64})$/;

const body = v.object({
  tags: v.pipe(
    v.array(v.custom<PageTag>((tag) => typeof tag === 'string' && isPageTag(tag))),
    v.minLength(1),
    v.maxLength(PURGE_TAGS),
  ),
});

/** The signature of a body at a time: HMAC-SHA256 over `timestamp.body`, hexadecimal. */
const signed = (secret: string, timestamp: string, bytes: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest();

/** The signature of a request; undefined when it is wrong or expired. */
const signatureOf = (request: Request, secret: string, now: number): string | undefined => {
  const timestamp = request.get('x-timestamp') ?? '';
  const [, given] = SIGNATURE.exec(request.get('x-signature') ?? '') ?? [];
  if (given === undefined || !/^\d{1,12}$/.test(timestamp) || !isTimely(Number(timestamp), now)) return undefined;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return timingSafeEqual(Buffer.from(given, 'hex'), signed(secret, timestamp, bytes)) ? given : undefined;
};

const tagsIn = (bytes: unknown): readonly PageTag[] | undefined => {
  try {
    const read = v.safeParse(body, JSON.parse(String(bytes)));
    return read.success ? read.output.tags : undefined;
  } catch {
    return undefined;
  }
};

/** `POST /hooks/purge`, signed with the secret, purges pages by tag on every instance (rule CACHE-12); 404 without a secret. */
export const purgeHook = (
  secret: string | undefined,
  instance: Pick<CacheInstance, 'purge' | 'hasSeen'> | undefined,
): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const purge: RequestHandler = async (request, response) => {
    response.set('cache-control', 'no-store');
    if (secret === undefined || !instance) return refuse(response, 404, 'no_such_call');
    const signature = signatureOf(request, secret, Date.now());
    if (signature === undefined) return refuse(response, 401, 'wrong_signature');
    if (instance.hasSeen(signature)) return refuse(response, 409, 'seen_before');
    const tags = tagsIn(request.body);
    if (!tags) return refuse(response, 400, 'invalid_input.tags');
    try {
      await instance.purge(tags, signature);
    } catch {
      // Some instance may not have read it: the sender retries.
      return refuse(response, 503, 'not_everywhere');
    }
    response.json({ ok: true, value: { tags: tags.length } });
  };
  router.post('/purge', express.raw({ type: () => true, limit: BODY_LIMIT }), purge);
  return router;
};
