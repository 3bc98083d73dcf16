import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { KeptPage } from '#core/site/caching/index.ts';
import { encodingChooser } from '#server/http/accepted-encoding.ts';

/** In which forms a page's bytes are sent, the smallest first. */
export const forms = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Form = (typeof forms)[number];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;
const { ZSTD_c_compressionLevel } = zlib.constants;

/**
 * How far back brotli looks, as a power of 2: further than any page is long. The default takes 8 MB of memory an answer,
 * which keeps the collector of garbage at work for half of a page's time.
 */
const WINDOW = 18;
/** How what nobody keeps is packed by brotli: a better level takes longer than what it leaves out takes to travel. */
export const onTheFly = { [BROTLI_PARAM_QUALITY]: 2, [BROTLI_PARAM_LGWIN]: WINDOW };

/** How hard a page is compressed. */
type Effort = KeptPage['effort'];
const BROTLI = { quick: 4, best: 11 };
const GZIP = { quick: 5, best: 9 };
const ZSTD = { quick: 3, best: 19 };
/** What is sent once costs more time to pack better than the rest of it takes to travel. */
const ONCE = { br: 1, gzip: 1, zstd: 3 };

const brotliOptions = (text: Uint8Array, level: number): zlib.BrotliOptions => ({
  params: {
    [BROTLI_PARAM_QUALITY]: level,
    [BROTLI_PARAM_LGWIN]: WINDOW,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});
const zstdOptions = (level: number): zlib.ZstdOptions => ({ params: { [ZSTD_c_compressionLevel]: level } });

/** A page's text in a form. */
export const compress = (text: Uint8Array, form: Form, effort: Effort): Promise<Uint8Array> => {
  if (form === 'br') return brotli(text, brotliOptions(text, BROTLI[effort]));
  if (form === 'gzip') return gzip(text, { level: GZIP[effort] });
  if (form === 'zstd') return zstd(text, zstdOptions(ZSTD[effort]));
  return Promise.resolve(text);
};

/**
 * The text in a form for a page that is sent once. At once: it takes a quarter of a millisecond, and to hand it to another
 * thread twice that.
 */
export const compressOnce = (text: Uint8Array, form: Form): Uint8Array => {
  if (form === 'br') return zlib.brotliCompressSync(text, brotliOptions(text, ONCE.br));
  if (form === 'gzip') return zlib.gzipSync(text, { level: ONCE.gzip });
  if (form === 'zstd') return zlib.zstdCompressSync(text, zstdOptions(ONCE.zstd));
  return text;
};

/** The text of a page that was compressed as brotli. */
export const decompress: (packed: Uint8Array) => Promise<Uint8Array> = promisify(zlib.brotliDecompress);

/** The form that a request prefers, the smallest of those that it prefers alike. */
export const chooseForm = encodingChooser(['br', 'zstd', 'gzip']);
/** The same for a page that is sent once: zstd takes half of brotli's time there for no more bytes. */
export const chooseFormForOnce = encodingChooser(['zstd', 'br', 'gzip']);
