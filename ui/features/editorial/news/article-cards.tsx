import type { ReactNode } from 'react';
import type { Article } from '#core/editorial/news/index.ts';
import type { PictureFields } from '#core/kernel/shared/index.ts';
import { CoverLink } from '#ui/design/cover-link.tsx';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { articlePath } from './article-path.ts';

interface ArticleProps {
  readonly article: Article;
  /** Level of the title among the headings around. */
  readonly heading?: 'h2' | 'h3';
}

/** A large article: picture, title, summary. The title's link covers it. */
export const LargeArticle = ({ article, priority }: ArticleProps & { readonly priority: boolean }) => (
  <article className="group relative">
    <Shot of={article} sizes="(width < 768px) 100vw, (width < 1440px) 48vw, 680px" priority={priority} />
    <h2 className="mt-4 text-22 text-pretty md:text-28">
      <TitleLink article={article} />
    </h2>
    {article.lead ? <p className="mt-2 max-w-[60ch] text-pretty text-muted">{noBreakUnits(article.lead)}</p> : null}
    <PublishedAt article={article} className="mt-2" />
  </article>
);

/** An article shown small: beside its picture on narrow screens, below it on wide ones. */
export const SmallArticle = ({ article, heading: Heading = 'h2' }: ArticleProps) => (
  <article className="group relative flex gap-4 sm:flex-col sm:gap-0">
    <div className="w-30 shrink-0 sm:w-full">
      <Shot of={article} sizes="(width < 640px) 120px, (width < 1024px) 48vw, 330px" />
    </div>
    <div className="min-w-0">
      <Heading className="text-16 text-pretty sm:mt-3 sm:text-18">
        <TitleLink article={article} />
      </Heading>
      <PublishedAt article={article} className="mt-1" />
    </div>
  </article>
);

/** An article shown in a line: a small picture and its title. */
export const ArticleLine = ({ article }: { readonly article: Article }) => (
  <article className="group relative flex gap-4 py-4">
    <div className="w-24 shrink-0">
      <Shot of={article} sizes="96px" />
    </div>
    <div className="min-w-0">
      <h3 className="text-16 font-medium text-pretty">
        <TitleLink article={article} />
      </h3>
      <PublishedAt article={article} className="mt-1" />
    </div>
  </article>
);

/** The link of an article's title, which covers the whole of what tells of it. */
export const TitleLink = ({ article, children }: { readonly article: Article; readonly children?: ReactNode }) => {
  const { path } = useLanguage();
  return <CoverLink to={path(articlePath(article.url))}>{children ?? article.title}</CoverLink>;
};

/** When an article came out. */
export const PublishedAt = ({ article, className = '' }: ArticleProps & { readonly className?: string }) => {
  const { date } = useLanguage();
  return (
    <p className={`text-14 text-muted ${className}`}>
      <time dateTime={article.publishedAt}>{date(article.publishedAt)}</time>
    </p>
  );
};

interface ShotProps {
  readonly of: PictureFields;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** Picture of an article, 1200 × 800 px; its space is kept without one. */
export const Shot = (props: ShotProps) => (
  <div className="aspect-[3/2] overflow-hidden rounded-tile bg-tile">
    <OptionalPicture width={1200} height={800} className="size-full object-cover" {...props} />
  </div>
);
