import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import sharp from 'sharp';
import type { PictureAddresses } from '#adapters/provider-http/picture-addresses.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { type ShopIcon, shopIcons } from '#ui/app/shop-icons.ts';
import type { FetchPicture } from './picture-source.ts';
import type { ContextOf } from './request-context.ts';

/** How long an icon may be kept, s. */
const MAX_AGE_S = 3_600;
/** How long the default icon is used after a failure, s. */
const BRIEF_S = 60;
/** Largest source of an icon. */
const MAX_BYTES = 512 * 1024;
/** Most pixels that a source may have, and be drawn with. */
const MAX_PIXELS = 16_000_000;
/** Dots per inch at which a drawing has the size that it names, and the most that sharp takes. */
const DENSITY = { named: 72, most: 100_000 } as const;
const GROUND = '#ffffff';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** A bag, for a shop without a readable icon. */
const DEFAULT_ICON = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#14161a"/><path d="M9 12.5h14l1 12H8zM12.5 15v-4a3.5 3.5 0 0 1 7 0v4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

interface Drawn {
  readonly png: Buffer;
  /** How long it counts, s. */
  readonly maxAge: number;
}

/** A PNG of any picture that sharp reads, vector ones at full resolution; throws for others. */
const drawIcon = async (source: Buffer, { size, share }: ShopIcon): Promise<Buffer> => {
  const { width, height } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  const inner = Math.round(size * share);
  const density = Math.min(DENSITY.most, Math.max(DENSITY.named, (DENSITY.named * inner) / Math.max(width, height)));
  const drawing = sharp(source, { limitInputPixels: MAX_PIXELS, density });
  const png = await drawing.resize(inner, inner, { fit: 'contain', background: NOTHING }).png().toBuffer();
  if (share === 1) return png;
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: GROUND } });
  return ground
    .composite([{ input: png }])
    .png()
    .toBuffer();
};

/** PNG icons for devices that install the shop, made from the icon of the settings once an hour, or from the default one. */
export const icons = (
  addresses: Pick<PictureAddresses, 'sourceOf'>,
  fetchPicture: FetchPicture,
  contextOf: ContextOf,
  now = Date.now,
): RequestHandler => {
  const kept = new Map<string, { readonly of: string; readonly until: number; readonly drawn: Promise<Drawn> }>();

  const draw = async (favicon: string, icon: ShopIcon): Promise<Drawn> => {
    try {
      const address = addresses.sourceOf(favicon);
      if (!address) throw new Error('There is no icon');
      const { body } = await fetchPicture(address);
      const source = await buffer(body);
      if (source.length > MAX_BYTES) throw new Error('The icon is too large');
      return { png: await drawIcon(source, icon), maxAge: MAX_AGE_S };
    } catch {
      return { png: await drawIcon(DEFAULT_ICON, icon), maxAge: BRIEF_S };
    }
  };

  const drawn = async (favicon: string, icon: ShopIcon): Promise<Drawn> => {
    const before = kept.get(icon.path);
    if (before?.of === favicon && now() < before.until) return before.drawn;
    const work = draw(favicon, icon);
    const keep = (seconds: number) => kept.set(icon.path, { of: favicon, until: now() + seconds * 1_000, drawn: work });
    keep(BRIEF_S);
    const done = await work;
    keep(done.maxAge);
    return done;
  };

  return async (request, response, next) => {
    const icon = shopIcons.find(({ path }) => path === request.path);
    if (!icon) return next();
    const settings = await contextOf(request, response).shop.settings.global({ locale: DEFAULT_LOCALE });
    const { png, maxAge } = await drawn(settings.ok ? settings.value.favicon : '', icon);
    response.set('cache-control', `public, max-age=${maxAge}`).type('png').send(png);
  };
};
