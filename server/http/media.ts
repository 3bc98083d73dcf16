import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import type { PictureAddresses } from '#adapters/provider-http/picture-addresses.ts';
import { errorStatus } from '#core/kernel/errors/index.ts';
import { NO_PICTURE } from '#ui/design/picture-source.ts';
import { PICTURE_POLICY, sendNoPicture } from './no-picture.ts';
import type { FetchPicture, SourcePicture } from './picture-source.ts';

const DAY_S = 86_400;
const OK = 200;

/** Proxies the provider's pictures unchanged; a placeholder for missing ones. */
export const media = (pictures: Pick<PictureAddresses, 'sourceOf'>, fetchPicture: FetchPicture): Router => {
  const router = Router();
  const pass: RequestHandler = async (request, response) => {
    const path = request.baseUrl + request.path;
    if (path === NO_PICTURE) return sendNoPicture(response, OK);
    const source = pictures.sourceOf(path);
    if (!source) return sendNoPicture(response, 404);
    let picture: SourcePicture;
    try {
      picture = await fetchPicture(source);
    } catch (error) {
      return sendNoPicture(response, errorStatus(error));
    }
    response.set({
      'content-type': picture.type,
      'cache-control': `public, max-age=${DAY_S}`,
      'content-security-policy': PICTURE_POLICY,
    });
    await pipeline(picture.body, response);
  };
  router.get('/{*path}', pass);
  return router;
};
