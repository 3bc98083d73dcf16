import { brotliCompressSync } from 'node:zlib';
import type { StoredPage } from '#adapters/cache/shared-pages.ts';

/** A stored page of this text; the rest as a test wants it. */
export const aStoredPage = (text = '<h1>x</h1>', rest: Partial<StoredPage> = {}): StoredPage => ({
  status: 200,
  hostHeaders: [['x-frame-options', 'DENY']],
  pageHeaders: [['content-type', 'text/html; charset=utf-8']],
  keeping: 'page',
  tags: ['product:7', 'path:/x'],
  complete: true,
  renderedAt: 1_000,
  mark: 0,
  hash: `hash-of-${text.length}`,
  brotli: brotliCompressSync(text),
  effort: 'quick',
  ...rest,
});
