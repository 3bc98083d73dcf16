import type { ArticlePage } from '#core/editorial/news/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { ShareButton } from '#ui/features/catalog/sharing/share-button.tsx';
import { PublishedAt, Shot } from '#ui/features/editorial/news/article-cards.tsx';
import { articleJsonLd } from '#ui/features/editorial/news/article-json-ld.ts';
import { articlePath } from '#ui/features/editorial/news/article-path.ts';
import { newsTrail } from '#ui/features/editorial/news/news-trail.ts';
import { Recommended } from '#ui/features/editorial/news/recommended.tsx';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { RichText } from '#ui/features/kernel/rich-text/rich-text.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<ArticlePage> = {
  /** An article has one canonical address (rule ROUTE-6). */
  head: ({ article, seo }, context) => ({
    title: seo.title ?? article.title,
    description: seo.description ?? article.lead,
    kind: 'article',
    canonicalPath: articlePath(article.url),
    ...(article.image ? { image: article.image } : {}),
    jsonLd: [articleJsonLd(article, context), breadcrumbsJsonLd(newsTrail(context.language), article.title, context)],
  }),
};

export const Component = () => {
  const language = useLanguage();
  const { article, recommended } = useLoaderData<ArticlePage>();
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={newsTrail(language)} current={article.title} />
      <div className="mt-1 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_320px] xl:gap-x-20">
        <article className="max-w-[840px]">
          <h1 className="text-28 md:text-36 xl:text-48">{article.title}</h1>
          {article.lead ? (
            <p className="mt-3 text-pretty text-18 text-muted md:text-22">{noBreakUnits(article.lead)}</p>
          ) : null}
          <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 md:mb-6">
            <PublishedAt article={article} />
            <span className="-mx-3 flex flex-wrap">
              <ShareButton key={article.url} title={article.title} address={articlePath(article.url)} />
            </span>
          </div>
          {article.image ? (
            <Shot of={article} sizes="(width < 1024px) 100vw, (width < 1440px) 64vw, 840px" priority />
          ) : null}
          <div className="mt-6 text-18 md:mt-8">
            <RichText html={article.html} />
          </div>
        </article>
        <Recommended articles={recommended} />
      </div>
    </div>
  );
};
