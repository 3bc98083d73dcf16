import type { Readable } from 'node:stream';
import { Agent, request as fetchFrom } from 'undici';
import { requestIdHeader } from '#server/operations/request-id.ts';
import { BrandedError } from './branded-error.ts';

/** A provider that draws a picture on its first request takes its time when many are asked for at once, ms. */
const DEADLINE_MS = 60_000;
const MAX_BYTES = 20 * 1024 * 1024;
const TYPES = /^image\/(?:png|jpeg|webp|avif|svg\+xml|gif|x-icon|vnd\.microsoft\.icon)$/;

export interface SourcePicture {
  /** Its media type: that of a picture. */
  readonly type: string;
  readonly body: Readable;
}

/** Fetches a picture from where it is. */
export type FetchPicture = (source: URL) => Promise<SourcePicture>;

/** Errors: `BrandedError` 404 when it is not there or no picture, 502 and 504 when whoever has it fails or is slow. */
export const createFetchPicture = (): FetchPicture => {
  const dispatcher = new Agent({ connections: 16, maxResponseSize: MAX_BYTES, headersTimeout: DEADLINE_MS });
  return async (source) => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const { statusCode, headers, body } = await fetchFrom(source, {
      dispatcher,
      signal,
      headers: requestIdHeader(),
    }).catch(() => {
      throw new BrandedError(signal.aborted ? 504 : 502);
    });
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (statusCode === 200 && TYPES.test(type)) return { type, body };
    await body.dump();
    throw new BrandedError(statusCode >= 500 ? 502 : 404);
  };
};
