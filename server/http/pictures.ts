import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { createIPX, type IPXStorage } from 'ipx';
import { Agent, request as fetchFrom } from 'undici';
import { requestIdHeader } from '#server/operations/request-id.ts';
import { pictureWidths } from '#ui/design/picture-source.ts';
import { BrandedError } from './branded-error.ts';

const MODIFIERS = /^\/f_auto,w_(\d{2,4})\/(media\/[\w./-]+\.(?:png|jpe?g|webp))$/;
const QUALITY = { avif: 55, webp: 78, jpeg: 82 } as const;
type Format = keyof typeof QUALITY;
/** How hard AVIF is pressed, 0–9: by default (4) a picture takes four and a half times as long for a tenth less. */
const AVIF_EFFORT = 2;
const YEAR_S = 31_536_000;
/** A provider that draws a picture on its first request takes its time when many are asked for at once, ms. */
const SOURCE_DEADLINE_MS = 60_000;
const SOURCE_MAX_BYTES = 20 * 1024 * 1024;

/** The provider's pictures as ipx reads them. */
const providerStorage = (providerUrl: string): IPXStorage => {
  const dispatcher = new Agent({
    connections: 16,
    maxResponseSize: SOURCE_MAX_BYTES,
    headersTimeout: SOURCE_DEADLINE_MS,
  });
  return {
    name: 'provider',
    getMeta: () => ({ maxAge: YEAR_S }),
    getData: async (id) => {
      const signal = AbortSignal.timeout(SOURCE_DEADLINE_MS);
      const { statusCode, body } = await fetchFrom(new URL(id, providerUrl), {
        dispatcher,
        signal,
        headers: requestIdHeader(),
      }).catch(() => {
        throw new BrandedError(signal.aborted ? 504 : 502);
      });
      if (statusCode === 200) return body.arrayBuffer();
      await body.dump();
      throw new BrandedError(statusCode >= 500 ? 502 : 404);
    },
  };
};

const accepted = (request: Request): Format => {
  const accept = request.get('accept') ?? '';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
};

/**
 * Pictures in one of the agreed widths and the best format that the browser takes, made once and kept under `folder`.
 * Any other width or source is 404, so that nobody can make the server draw without end.
 */
export const pictures = (providerUrl: string, folder: string): Router => {
  // ipx has no word of its own for the effort, and sets what it is given here on sharp as sharp itself keeps it.
  const sharpOptions: Record<string, number> = { heifEffort: AVIF_EFFORT };
  const ipx = createIPX({ storage: providerStorage(providerUrl), sharpOptions });
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (file: string, source: string, width: number, format: Format): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const modifiers = { w: String(width), f: format, q: String(QUALITY[format]) };
    const { data } = await ipx(`/${source}`, modifiers).process();
    const bytes = Buffer.from(data);
    const draft = `${file}.${process.pid}.part`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  };

  const serve: RequestHandler = async (request, response, next) => {
    const [, wide = '', source = ''] = MODIFIERS.exec(request.path) ?? [];
    const width = pictureWidths.find((known) => String(known) === wide);
    if (!width || source.includes('..')) return next(new BrandedError(404));
    const format = accepted(request);
    const name = createHash('sha256').update(`${source} ${width} ${QUALITY[format]}`).digest('hex').slice(0, 32);
    const file = join(folder, `${name}.${format}`);
    const work = underWay.get(file) ?? make(file, source, width, format).finally(() => underWay.delete(file));
    underWay.set(file, work);
    const bytes = await work;
    response.set('cache-control', `public, max-age=${YEAR_S}`).vary('accept').type(`image/${format}`).send(bytes);
  };
  const router = Router();
  router.get('/{*path}', serve);
  return router;
};
