import type { FullArticle } from '#core/editorial/news/index.ts';
import type { HeadContext } from '#ui/app/head.ts';
import { articlePath } from './article-path.ts';

/** An article as search engines read it: what the page shows, and whose it is. */
export const articleJsonLd = (article: FullArticle, { language, shell, origin }: HeadContext): object => {
  const { siteName, logo } = shell.settings;
  const publisher = {
    '@type': 'Organization',
    name: siteName,
    url: origin + language.path('/'),
    ...(logo.light ? { logo: new URL(logo.light, origin).href } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    ...(article.lead ? { description: article.lead } : {}),
    ...(article.image ? { image: [new URL(article.image, origin).href] } : {}),
    datePublished: article.publishedAt,
    inLanguage: language.locale,
    mainEntityOfPage: origin + language.path(articlePath(article.url)),
    author: publisher,
    publisher,
  };
};
