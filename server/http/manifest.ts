import type { RequestHandler } from 'express';
import { localePath, safePath, splitLocale } from '#core/kernel/locale/index.ts';
import { shopIcons } from '#ui/app/shop-icons.ts';
import { BrandedError } from './branded-error.ts';
import type { ContextOf } from './request-context.ts';

const MANIFEST_PATH = '/site.webmanifest';
/** How long browsers cache the manifest, s. */
const MAX_AGE_S = 3_600;
/** Background while the app starts. */
const GROUND = '#ffffff';

/** What a browser needs to install the shop: its name, its icons and where it starts, in the language of the address. */
export const webManifest =
  (contextOf: ContextOf): RequestHandler =>
  async (request, response, next) => {
    const { locale, path } = splitLocale(request.path);
    if (path !== MANIFEST_PATH) return next();
    const settings = await contextOf(request, response).shop.settings.global({ locale });
    if (!settings.ok) return next(new BrandedError(503));
    const { siteName, favicon } = settings.value;
    const icon = favicon.startsWith('https://') ? favicon : safePath(favicon);
    response
      .set('cache-control', `public, max-age=${MAX_AGE_S}`)
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          id: '/',
          name: siteName,
          short_name: siteName,
          lang: locale,
          start_url: localePath('/', locale),
          scope: '/',
          display: 'standalone',
          background_color: GROUND,
          theme_color: GROUND,
          icons: [
            // A drawn icon is sharp in every size.
            ...(icon ? [{ src: icon, sizes: 'any', purpose: 'any' }] : []),
            ...shopIcons.flatMap(({ path, size, purpose }) =>
              purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
            ),
          ],
        }),
      );
  };
