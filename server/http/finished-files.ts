import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { boundedStore } from '#adapters/cache/bounded-store.ts';
import { encodingChooser } from './accepted-encoding.ts';
import { BrandedError } from './branded-error.ts';

const chooseEncoding = encodingChooser(['gzip']);

/** Age from which a file is rebuilt in the background, ms. */
const FRESH_MS = 15 * 60_000;
/** Age from which a request waits for the new file, ms: shopping programs compare its prices with those of the pages. */
const OLD_MS = 60 * 60_000;
/** Age up to which a file is sent when building fails, ms. */
const FALLBACK_MS = 24 * 60 * 60_000;
/** Longest wait for a build, ms; the build goes on. */
const WAIT_MS = 20_000;
/** How long after a failure the next build starts, ms. */
const RETRY_MS = 5_000;
/** Longest work before other requests get a turn, ms. */
const SLICE_MS = 5;
/** Characters handed to the compressor at a time. */
const BATCH = 64 * 1024;
/** Bounds: a catalogue of 100 000 products in two languages. */
export const FINISHED_FILES = { entries: 200, bytes: 32 * 1024 * 1024 } as const;

/** A file as it is sent. */
interface FinishedFile {
  /** Compressed with gzip. */
  readonly body: Buffer;
  /** Names the text. */
  readonly hash: string;
  readonly builtAt: number;
  readonly epoch: number;
}

/** Writes the text of a file piece by piece; throws when it cannot be finished. */
export type BuildFile = () => AsyncIterable<string>;

/** Sitemaps and feeds: large files that are the same for everybody. */
export interface FinishedFiles {
  /** Sends a file, or 304; builds it when missing. Throws what the build throws, or 503 after 20 s (rule CACHE-20). */
  readonly send: (request: Request, response: Response, name: string, build: BuildFile) => Promise<void>;
  /** Resolves once the file is built. */
  readonly prepare: (name: string, build: BuildFile) => Promise<void>;
}

interface FilesOptions {
  /** Changes when all files have to be rebuilt. */
  readonly epoch: () => number;
  readonly now?: () => number;
  readonly waitMs?: number;
}

/** The same items, with a turn for the event loop after every 5 ms. */
export async function* inSlices<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let since = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Joins texts to batches, which compress faster. */
async function* batched(pieces: AsyncIterable<string>, onBatch: (batch: string) => void): AsyncGenerator<string> {
  let batch = '';
  for await (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    onBatch(batch);
    yield batch;
    batch = '';
  }
  onBatch(batch);
  yield batch;
}

/** Builds files one after another, each once for all who wait (rule CACHE-20). */
export const createFinishedFiles = ({ epoch, now = Date.now, waitMs = WAIT_MS }: FilesOptions): FinishedFiles => {
  const kept = boundedStore<FinishedFile>({ ...FINISHED_FILES, sizeOf: ({ body }) => body.length });
  const underWay = new Map<string, Promise<FinishedFile>>();
  let last: Promise<unknown> = Promise.resolve();

  const make = async (name: string, build: BuildFile): Promise<FinishedFile> => {
    const begun = { builtAt: now(), epoch: epoch() };
    const hash = createHash('sha256');
    const gzip = createGzip();
    const [body] = await Promise.all([
      buffer(gzip),
      pipeline(
        batched(build(), (batch) => hash.update(batch)),
        gzip,
      ),
    ]);
    const file = { ...begun, body, hash: hash.digest('base64url').slice(0, 22) };
    kept.set(name, file);
    return file;
  };
  const renew = (name: string, build: BuildFile): Promise<FinishedFile> => {
    const before = underWay.get(name);
    if (before) return before;
    const making = last.then(() => make(name, build));
    underWay.set(name, making);
    last = making.then(
      () => underWay.delete(name),
      () => void setTimeout(() => underWay.delete(name), RETRY_MS).unref(),
    );
    return making;
  };
  const withinWait = async (making: Promise<FinishedFile>): Promise<FinishedFile> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new BrandedError(503)), waitMs);
    return Promise.race([making, promise]).finally(() => clearTimeout(timer));
  };
  const obtain = async (name: string, build: BuildFile): Promise<FinishedFile> => {
    const file = kept.get(name);
    const age = file?.epoch === epoch() ? now() - file.builtAt : OLD_MS;
    if (file && age < FRESH_MS) return file;
    const making = renew(name, build);
    if (file && age < OLD_MS) return file;
    try {
      return await withinWait(making);
    } catch (error) {
      if (file && now() - file.builtAt < FALLBACK_MS) return file;
      throw error;
    }
  };

  return {
    prepare: async (name, build) => void (await obtain(name, build)),
    send: async (request, response, name, build) => {
      const { body, hash, builtAt } = await obtain(name, build);
      const isPacked = chooseEncoding(request.headers['accept-encoding']) === 'gzip';
      response
        .set({
          'content-type': 'application/xml; charset=utf-8',
          // Proxies shall not compress the uncompressed file again.
          'cache-control': `public, max-age=${FRESH_MS / 1000}${isPacked ? '' : ', no-transform'}`,
          'last-modified': new Date(builtAt).toUTCString(),
          etag: isPacked ? `"${hash}.gz"` : `"${hash}"`,
        })
        .vary('accept-encoding');
      if (isPacked) return void response.set('content-encoding', 'gzip').send(body);
      if (request.fresh) return void response.status(304).end();
      if (request.method === 'HEAD') return void response.end();
      const unpack = createGunzip();
      unpack.end(body);
      // A client that left is no error.
      await pipeline(unpack, response).catch((error: unknown) => {
        if (!response.destroyed) throw error;
      });
    },
  };
};
