import type { Article } from '#core/editorial/news/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ArticleLine } from './article-cards.tsx';
import { NEWS_PATH } from './article-path.ts';

/** Recommended articles and a link to all news. */
export const Recommended = ({ articles }: { readonly articles: readonly Article[] }) => {
  const { t, path } = useLanguage();
  return (
    <aside aria-labelledby="recommended" className="lg:sticky lg:top-[calc(var(--header-height)+24px)]">
      <h2 id="recommended" className="text-22">
        {t('news.recommended')}
      </h2>
      <div className="mt-2 divide-y divide-hairline">
        {articles.map((article) => (
          <ArticleLine key={article.url} article={article} />
        ))}
      </div>
      <Link to={path(NEWS_PATH)} className="mt-2 inline-block py-2 text-link hover:underline">
        {t('news.all')}
      </Link>
    </aside>
  );
};
