import type { ArticlePage } from '#core/editorial/news/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { articleJsonLd } from '#ui/features/editorial/news/article-json-ld.ts';
import { articlePath } from '#ui/features/editorial/news/article-path.ts';
import { newsTrail } from '#ui/features/editorial/news/news-trail.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';

/** An article has one canonical address (rule ROUTE-6). */
export const articleHead: PageHead<ArticlePage> = ({ article, seo }, context) => ({
  title: seo.title ?? article.title,
  description: seo.description ?? article.lead,
  kind: 'article',
  canonicalPath: articlePath(article.url),
  ...(article.image ? { image: article.image } : {}),
  jsonLd: [articleJsonLd(article, context), breadcrumbsJsonLd(newsTrail(context.language), article.title, context)],
});
