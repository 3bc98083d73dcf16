import { localePath } from '#core/locale/index.ts';
import { err, notFound } from '#core/shared/index.ts';
import { movedTo, pageLoader, required } from '#ui/app/loading.ts';
import { VIDEOS_PATH } from '#ui/features/videos/video-addresses.ts';

/** Longest name of a video that is asked for, in characters. */
const ID_MAX = 200;

/** The video that the address names by `id`; an address that names none leads to all of them. */
export const loadVideo = pageLoader(async ({ shop, locale, url, signal }) => {
  const videoId = url.searchParams.get('id') ?? '';
  if (videoId === '') throw movedTo(localePath(VIDEOS_PATH, locale));
  if (videoId.length > ID_MAX) return required(err(notFound('No video has such a name')));
  return required(await shop.loadVideo({ videoId, locale }, signal));
});
