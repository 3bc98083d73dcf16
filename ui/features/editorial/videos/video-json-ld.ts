import { isoDuration, type VideoReview } from '#core/editorial/videos/index.ts';
import type { HeadContext } from '#ui/app/head.ts';
import { playerAddress } from './video-addresses.ts';

/** A video review as search engines read it: what its page shows. Absent without a poster, which they insist on. */
export const videoJsonLd = (video: VideoReview, { origin }: HeadContext): object | undefined =>
  video.image
    ? {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: video.title,
        ...(video.description ? { description: video.description } : {}),
        thumbnailUrl: [new URL(video.image, origin).href],
        uploadDate: video.publishedAt,
        duration: isoDuration(video.seconds),
        embedUrl: playerAddress(video),
      }
    : undefined;
