import type { VideoReview } from '#core/editorial/videos/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';

type Named = Pick<VideoReview, 'youtubeId'>;

/** Where all video reviews stand, without language prefix. */
export const VIDEOS_PATH = '/review';

/** The address of one video review, without language prefix. */
export const videoPath = (videoId: string): string => `/video-obzori/view?id=${encodeURIComponent(videoId)}`;

/** The player that keeps no cookie before it plays, without language of its own. */
export const playerAddress = ({ youtubeId }: Named): string => `https://www.youtube-nocookie.com/embed/${youtubeId}`;

/** The player as it is opened by a press: it begins at once, in the page's language. */
export const pressedPlayer = (video: Named, locale: Locale): string =>
  `${playerAddress(video)}?autoplay=1&rel=0&hl=${locale}`;

/** The video on YouTube's own page. */
export const youtubeAddress = ({ youtubeId }: Named): string => `https://www.youtube.com/watch?v=${youtubeId}`;
