import { useState } from 'react';
import type { VideoScreen } from '#core/editorial/videos/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { ProductTile } from '#ui/features/catalog/products/product-tile.tsx';
import { ShareButton } from '#ui/features/catalog/sharing/share-button.tsx';
import { PlayerStore } from '#ui/features/editorial/videos/player-store.ts';
import { videoPath } from '#ui/features/editorial/videos/video-addresses.ts';
import { VideoGrid } from '#ui/features/editorial/videos/video-grid.tsx';
import { videoJsonLd } from '#ui/features/editorial/videos/video-json-ld.ts';
import { VideoPlayer } from '#ui/features/editorial/videos/video-player.tsx';
import { videosTrail } from '#ui/features/editorial/videos/videos-trail.ts';
import { YoutubeLink } from '#ui/features/editorial/videos/youtube-link.tsx';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<VideoScreen> = {
  /** The video's id is part of the canonical address. */
  head: ({ video, seo }, context) => {
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
  },
};

/** A video review: the player, its product and other videos. */
export const Component = () => {
  const language = useLanguage();
  const { t, date } = language;
  const { video, others } = useLoaderData<VideoScreen>();
  const [player] = useState(() => new PlayerStore());
  const { videoId, title, description, publishedAt, product } = video;
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={videosTrail(language)} current={title} />
      <h1 className="mt-1 mb-5 max-w-[28ch] text-28 md:text-36">{title}</h1>
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <VideoPlayer
            key={videoId}
            video={video}
            player={player}
            sizes="(width < 1024px) 100vw, (width < 1440px) 66vw, 1000px"
            priority
          />
          <div className="mt-3 flex flex-wrap items-center gap-x-5 text-14 text-muted">
            <time dateTime={publishedAt}>{date(publishedAt)}</time>
            <span className="max-sm:order-last max-sm:w-full">
              <YoutubeLink video={video} />
            </span>
            <span className="-mr-3 ml-auto flex flex-wrap text-ink">
              <ShareButton key={videoId} title={title} address={videoPath(videoId)} />
            </span>
          </div>
          {description ? <p className="mt-2 max-w-[68ch] text-pretty text-18">{description}</p> : null}
        </div>
        {product ? (
          <section aria-labelledby="shown-product">
            <h2 id="shown-product" className="mb-3 text-18">
              {t('videos.product')}
            </h2>
            <ProductTile product={product} sizes="(width < 1024px) 100vw, 320px" />
          </section>
        ) : null}
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="other-videos" className="mt-14 border-t border-hairline pt-8 md:mt-16">
          <h2 id="other-videos" className="mb-6 text-22 md:text-28">
            {t('videos.others')}
          </h2>
          <VideoGrid label={t('videos.others')} videos={others} player={player} heading="h3" />
        </section>
      ) : null}
    </div>
  );
};
