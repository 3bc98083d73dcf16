import { createHash } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import { type Request, type RequestHandler, Router } from 'express';
import { createIPX, type IPXStorage } from 'ipx';
import type { PictureAddresses } from '#adapters/provider-http/picture-addresses.ts';
import { errorStatus } from '#core/kernel/errors/index.ts';
import { pictureWidths } from '#ui/design/picture-source.ts';
import { BrandedError } from './branded-error.ts';
import { createIdleWork } from './idle-work.ts';
import { sendNoPicture } from './no-picture.ts';
import type { PictureFolder } from './picture-folder.ts';
import type { FetchPicture } from './picture-source.ts';

const MODIFIERS = /^\/f_auto,w_(\d{2,4})\/(media\/[\w.~/-]+)$/;
const QUALITY = { avif: 55, webp: 78, jpeg: 82 } as const;
type Format = keyof typeof QUALITY;
/** How hard AVIF is compressed, 0–9: by default (4) a picture takes four and a half times as long for a tenth less. */
const AVIF_EFFORT = 2;
/** How hard WebP is compressed, 0–6: by default (4) a picture takes a third longer for a twentieth less. */
const WEBP_EFFORT = 2;
/** Increased when pictures are made differently, so that stored ones are made again. */
const WAY = 2;
/** Background for JPEG, which has no transparency. */
const FLAT = { flatten: '', background: 'f4f5f7' };
const YEAR_S = 31_536_000;
/** How long browsers cache a picture whose smaller format is not made yet, s. */
const QUICK_S = 300;
/** Most pictures in the background queue. */
const WAITING = 2_000;
/** Sources by their ids as ipx reads them. */
const storageOf = ({ sourceOf }: Pick<PictureAddresses, 'sourceOf'>, fetchPicture: FetchPicture): IPXStorage => ({
  name: 'provider',
  getMeta: () => ({ maxAge: YEAR_S }),
  getData: async (id) => {
    const source = sourceOf(id);
    if (!source) throw new BrandedError(404);
    const { type, body } = await fetchPicture(source);
    if (type === VECTOR) {
      body.destroy();
      throw new VectorPicture();
    }
    return arrayBuffer(body);
  },
});

/** A vector picture, which is not resized. */
class VectorPicture extends Error {
  override readonly name = 'VectorPicture';
}
const VECTOR = 'image/svg+xml';

/** Pictures that sharp cannot read are 404. */
const asNoPicture = (error: unknown): never => {
  throw error instanceof BrandedError || error instanceof VectorPicture ? error : new BrandedError(404);
};

/** The smallest format that a browser accepts, and the accepted one that is fastest to make. */
const accepted = (request: Request): { readonly small: Format; readonly quick: Format } => {
  const accept = request.get('accept') ?? '';
  const modern = accept.includes('image/webp') ? 'webp' : undefined;
  const small = accept.includes('image/avif') ? 'avif' : (modern ?? 'jpeg');
  return { small, quick: modern ?? small };
};

/**
 * Resized pictures in the agreed widths, stored in the folder: first in the format that is quickest to make, then, made in
 * the background, in the smallest that the browser accepts. Other widths and sources are 404; a missing picture is a
 * placeholder.
 */
export const pictures = (
  addresses: Pick<PictureAddresses, 'sourceOf'>,
  fetchPicture: FetchPicture,
  folder: PictureFolder,
): Router => {
  // ipx has no option for the effort; sharp reads it from here.
  const sharpOptions: Record<string, number> = {
    heifEffort: AVIF_EFFORT,
    webpEffort: WEBP_EFFORT,
  };
  const ipx = createIPX({ storage: storageOf(addresses, fetchPicture), sharpOptions });
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (name: string, source: string, width: number, format: Format): Promise<Buffer> => {
    const kept = await folder.read(name);
    if (kept) return kept;
    const modifiers = {
      ...{ w: String(width), f: format, q: String(QUALITY[format]) },
      ...(format === 'jpeg' ? FLAT : {}),
    };
    const { data } = await ipx(`/${source}`, modifiers).process().catch(asNoPicture);
    const bytes = Buffer.from(data);
    // Requests do not wait for a disk that may be slow or full.
    void folder.keep(name, bytes);
    return bytes;
  };

  const idle = createIdleWork({ isBusy: () => underWay.size > 0, most: WAITING });
  const nameOf = (source: string, width: number, format: Format): string => {
    const hash = createHash('sha256').update(`${source} ${width} ${QUALITY[format]} ${WAY}`).digest('hex').slice(0, 32);
    return `${hash}.${format}`;
  };
  const obtain = (source: string, width: number, format: Format): Promise<Buffer> => {
    const name = nameOf(source, width, format);
    const work = underWay.get(name) ?? make(name, source, width, format).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };

  const serve: RequestHandler = async (request, response) => {
    const [, wide = '', source = ''] = MODIFIERS.exec(request.path) ?? [];
    const width = pictureWidths.find((known) => String(known) === wide);
    if (!width || !addresses.sourceOf(`/${source}`)) return sendNoPicture(response, 404);
    const { small, quick } = accepted(request);
    const send = (bytes: Buffer, format: Format, maxAge: number): void =>
      void response
        .set('cache-control', `public, max-age=${maxAge}`)
        .vary('accept')
        .type(`image/${format}`)
        .send(bytes);
    const name = nameOf(source, width, small);
    const kept = small === quick ? undefined : await folder.read(name);
    if (kept) return send(kept, small, YEAR_S);
    try {
      send(await obtain(source, width, quick), quick, small === quick ? YEAR_S : QUICK_S);
    } catch (error) {
      if (error instanceof VectorPicture) return response.redirect(302, `/${source}`);
      return sendNoPicture(response, errorStatus(error));
    }
    if (small !== quick) idle.add(name, () => make(name, source, width, small));
  };
  const router = Router();
  router.get('/{*path}', serve);
  return router;
};
