import { createLoadVideo } from '#core/editorial/videos/index.ts';
import { err, notFound } from '#core/kernel/shared/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

/** Longest accepted id of a video, in characters. */
const ID_MAX = 200;

/** The video by `id`, else the newest (rule VIDEO-5). */
export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const videoId = url.searchParams.get('id') ?? '';
  if (videoId.length > ID_MAX) return required(err(notFound('No video has such a name')));
  return required(await createLoadVideo(shop)({ videoId, locale }, signal));
});
