import type { VideoReview } from '#core/editorial/videos/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';

type Named = Pick<VideoReview, 'youtubeId'>;

/** Path of the video reviews, without language prefix. */
export const VIDEOS_PATH = '/review';

/** The address of one video review, without language prefix. */
export const videoPath = (videoId: string): string => `/video-obzori/view?id=${encodeURIComponent(videoId)}`;

/** Address of YouTube's player without cookies. */
export const playerAddress = ({ youtubeId }: Named): string => `https://www.youtube-nocookie.com/embed/${youtubeId}`;

/** Address of the player that starts at once, in the page's language. */
export const autoplayAddress = (video: Named, locale: Locale): string =>
  `${playerAddress(video)}?autoplay=1&rel=0&hl=${locale}`;

/** The video on YouTube's own page. */
export const youtubeAddress = ({ youtubeId }: Named): string => `https://www.youtube.com/watch?v=${youtubeId}`;
