import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { StoredPage } from '#adapters/cache/shared-pages.ts';
import { encodingChooser } from '#server/http/accepted-encoding.ts';

/** The encodings that a page is sent in, the smallest first. */
export const forms = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Form = (typeof forms)[number];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;
const { ZSTD_c_compressionLevel } = zlib.constants;

/** Brotli's window as a power of 2, larger than any page. The default takes 8 MB of memory an answer, which is slow to collect. */
const WINDOW = 18;
/** For answers that are sent once: a better level takes longer than it saves on the network. */
export const onTheFly = { [BROTLI_PARAM_QUALITY]: 2, [BROTLI_PARAM_LGWIN]: WINDOW };

type Effort = StoredPage['effort'];
const BROTLI = { quick: 4, best: 11 };
const GZIP = { quick: 5, best: 9 };
const ZSTD = { quick: 3, best: 19 };
const ONCE = { br: 1, gzip: 1 };

const brotliOptions = (text: Uint8Array, level: number): zlib.BrotliOptions => ({
  params: {
    [BROTLI_PARAM_QUALITY]: level,
    [BROTLI_PARAM_LGWIN]: WINDOW,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});
const zstdOptions = (level: number): zlib.ZstdOptions => ({ params: { [ZSTD_c_compressionLevel]: level } });

/** Compresses a page that is stored. */
export const compress = (text: Uint8Array, form: Form, effort: Effort): Promise<Uint8Array> => {
  if (form === 'br') return brotli(text, brotliOptions(text, BROTLI[effort]));
  if (form === 'gzip') return gzip(text, { level: GZIP[effort] });
  if (form === 'zstd') return zstd(text, zstdOptions(ZSTD[effort]));
  return Promise.resolve(text);
};

/** Compresses a page that is sent once; synchronously, as handing it to another thread takes twice the time. */
export const compressOnce = (text: Uint8Array, form: Form): Uint8Array => {
  if (form === 'br') return zlib.brotliCompressSync(text, brotliOptions(text, ONCE.br));
  if (form === 'gzip') return zlib.gzipSync(text, { level: ONCE.gzip });
  if (form === 'zstd') return zlib.zstdCompressSync(text, zstdOptions(ZSTD.quick));
  return text;
};

export const decompress: (brotli: Uint8Array) => Promise<Uint8Array> = promisify(zlib.brotliDecompress);

/** Chooses the form of a stored page by `Accept-Encoding`. */
export const chooseForm = encodingChooser(['br', 'zstd', 'gzip']);
/** The same for a page that is sent once: zstd takes half of brotli's time for as many bytes. */
export const chooseFormForOnce = encodingChooser(['zstd', 'br', 'gzip']);
