import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { Agent, request as fetchFrom } from 'undici';
import { requestIdHeader } from '#server/operations/request-id.ts';
import { BrandedError } from './branded-error.ts';

const DEADLINE_MS = 60_000;
const TYPES = /^image\/(?:png|jpeg|webp|avif|svg\+xml|gif|x-icon)$/;

/** The provider's pictures under this site's own address; only pictures pass. */
export const media = (providerUrl: string): Router => {
  const router = Router();
  const agent = new Agent({ connections: 16, headersTimeout: DEADLINE_MS });
  const pass: RequestHandler = async (request, response) => {
    const url = new URL(request.originalUrl, providerUrl);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const { statusCode, headers, body } = await fetchFrom(url, {
      dispatcher: agent,
      signal,
      headers: requestIdHeader(),
    }).catch(() => {
      throw new BrandedError(signal.aborted ? 504 : 502);
    });
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (statusCode !== 200 || !TYPES.test(type)) {
      await body.dump();
      return void response.sendStatus(statusCode === 200 ? 415 : statusCode >= 500 ? 502 : 404);
    }
    response.set({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    await pipeline(body, response);
  };
  router.get('/{*path}', pass);
  return router;
};
