import type { VideoScreen } from '#core/editorial/videos/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { videoPath } from '#ui/features/editorial/videos/video-addresses.ts';
import { videoJsonLd } from '#ui/features/editorial/videos/video-json-ld.ts';
import { videosTrail } from '#ui/features/editorial/videos/videos-trail.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';

/** The video's id is part of the canonical address. */
export const videoHead: PageHead<VideoScreen> = ({ video, seo }, context) => {
  const { t } = context.language;
  const { title, description, videoId, image } = video;
  const words = t('videos.watchDescription', { title, site: context.shell.settings.siteName });
  const film = videoJsonLd(video, context);
  return {
    title: seo.title ?? title,
    description: seo.description ?? (description || words),
    canonicalPath: videoPath(videoId),
    ...(image ? { image } : {}),
    jsonLd: [...(film ? [film] : []), breadcrumbsJsonLd(videosTrail(context.language), title, context)],
  };
};
