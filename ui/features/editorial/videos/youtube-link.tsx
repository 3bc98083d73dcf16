import type { VideoReview } from '#core/editorial/videos/index.ts';
import { ArrowUpRight } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { youtubeAddress } from './video-addresses.ts';

/** The video on YouTube's own page, in a new tab. */
export const YoutubeLink = ({ video }: { readonly video: VideoReview }) => {
  const { t } = useLanguage();
  return (
    <a
      href={youtubeAddress(video)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('videos.youtubeOf', { title: video.title })}
      className="inline-flex items-center gap-1 py-1 text-14 pointer-coarse:min-h-11 text-muted transition hover:text-ink hover:underline"
    >
      {t('videos.youtube')}
      <ArrowUpRight className="size-4" />
    </a>
  );
};
