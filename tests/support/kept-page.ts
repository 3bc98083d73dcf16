import { brotliCompressSync } from 'node:zlib';
import type { KeptPage } from '#core/site/caching/index.ts';

/** A kept page of this text; the rest as a test wants it. */
export const aKeptPage = (text = '<h1>x</h1>', rest: Partial<KeptPage> = {}): KeptPage => ({
  status: 200,
  fixed: [['x-frame-options', 'DENY']],
  own: [['content-type', 'text/html; charset=utf-8']],
  keeping: 'page',
  tags: ['product:7', 'path:/x'],
  whole: true,
  renderedAt: 1_000,
  mark: 0,
  hash: `hash-of-${text.length}`,
  packed: brotliCompressSync(text),
  effort: 'quick',
  ...rest,
});
