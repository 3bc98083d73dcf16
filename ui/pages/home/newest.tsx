import { type ReactNode, useId } from 'react';
import type { Article } from '#core/editorial/news/index.ts';
import { runningTime } from '#core/editorial/videos/index.ts';
import type { PictureFields } from '#core/kernel/shared/index.ts';
import type { HomePage } from '#core/site/screens/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Play } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { articlePath, NEWS_PATH } from '#ui/features/editorial/news/article-path.ts';
import { VIDEOS_PATH, videoPath } from '#ui/features/editorial/videos/video-addresses.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface NewestProps {
  readonly videos: HomePage['videos'];
  readonly articles: readonly Article[];
}

export const Newest = ({ videos, articles }: NewestProps) => (
  <div className="flex flex-col gap-10 md:gap-14">
    <NewestVideos videos={videos} />
    <NewestArticles articles={articles} />
  </div>
);

/** The newest articles; absent without any, or when the shop hides its news (rule HOME-2). */
const NewestArticles = ({ articles }: Pick<NewestProps, 'articles'>) => {
  const { t, date } = useLanguage();
  const { buttons } = useShell().settings;
  if (!buttons.news || articles.length === 0) return null;
  return (
    <Row title={t('home.news')} all={t('home.allNews')} to={NEWS_PATH} columns="sm:grid-cols-2 lg:grid-cols-4">
      {articles.map(({ url, title, publishedAt, ...pictured }) => (
        <Card key={url} to={articlePath(url)} title={title} of={pictured} height={800} sizes="25vw">
          <time dateTime={publishedAt} className="mt-1 block text-14 text-muted">
            {date(publishedAt)}
          </time>
        </Card>
      ))}
    </Row>
  );
};

/** The newest video reviews; absent without any, or when the shop hides them (rule HOME-2). */
const NewestVideos = ({ videos }: Pick<NewestProps, 'videos'>) => {
  const { t } = useLanguage();
  const { buttons } = useShell().settings;
  if (!buttons.videoReview || videos.length === 0) return null;
  return (
    <Row title={t('home.videos')} all={t('home.allVideos')} to={VIDEOS_PATH} columns="sm:grid-cols-3">
      {videos.map(({ videoId, title, seconds, ...pictured }) => (
        <Card key={videoId} to={videoPath(videoId)} title={title} of={pictured} height={675} sizes="33vw" plays>
          <span className="mt-1 block text-14 text-muted">
            <span className="sr-only">{t('home.videoLength', { length: runningTime(seconds) })}</span>
            <span aria-hidden="true">{runningTime(seconds)}</span>
          </span>
        </Card>
      ))}
    </Row>
  );
};

interface RowProps {
  readonly title: string;
  /** Label and path, without language prefix, of the link to all of it. */
  readonly all: string;
  readonly to: string;
  /** Class of the columns on wide screens. */
  readonly columns: string;
  readonly children: ReactNode;
}

/** A titled row of cards; scrolls sideways on narrow screens. */
const Row = ({ title, all, to, columns, children }: RowProps) => {
  const { path } = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="below-fold">
      <div className="mb-4 flex min-h-11 items-center gap-4 md:mb-5">
        <h2 id={id} className="text-22 md:text-28">
          {title}
        </h2>
        <Link to={path(to)} className="inline-flex min-h-11 shrink-0 items-center text-16 text-link hover:underline">
          {all}
        </Link>
      </div>
      <ul
        className={`-mx-4 grid snap-x scroll-px-4 scrollbar-none auto-cols-[78%] grid-flow-col gap-x-4 gap-y-8 overflow-x-auto px-4 py-1 sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:overflow-visible sm:px-0 ${columns}`}
      >
        {children}
      </ul>
    </section>
  );
};

/** Reserved width of a picture, px. */
const WIDTH = 1200;

interface CardProps {
  /** Path without language prefix. */
  readonly to: string;
  readonly title: string;
  readonly of: PictureFields;
  /** Reserved height of its picture, px. */
  readonly height: number;
  /** Its picture's width on wide screens. */
  readonly sizes: string;
  /** It is a video. */
  readonly plays?: boolean;
  readonly children: ReactNode;
}

/** A picture and a title whose link covers the card. */
const Card = ({ to, title, of: { image, darkImage }, height, sizes, plays = false, children }: CardProps) => {
  const { path } = useLanguage();
  return (
    <li className="group relative snap-start">
      <div className="relative overflow-hidden rounded-tile bg-tile" style={{ aspectRatio: `${WIDTH} / ${height}` }}>
        {image ? (
          <Picture
            src={image}
            dark={darkImage}
            alt=""
            width={WIDTH}
            height={height}
            sizes={`(width < 640px) 78vw, ${sizes}`}
            className="size-full object-cover"
          />
        ) : null}
        {plays ? (
          <span className="absolute bottom-3 left-3 flex size-12 items-center justify-center rounded-full bg-raised text-ink shadow-layer">
            <Play className="ml-1 size-5 fill-current" />
          </span>
        ) : null}
      </div>
      <h3 className="mt-3 text-16 text-pretty sm:text-18">
        <Link to={path(to)} className="cover-link">
          {title}
        </Link>
      </h3>
      {children}
    </li>
  );
};
