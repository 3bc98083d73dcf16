import type { Article } from '#core/editorial/news/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { PublishedAt, TitleLink } from './article-cards.tsx';

/** The most read articles by their place; absent when they are not known. */
export const MostRead = ({ articles }: { readonly articles: readonly Article[] }) => {
  const { t } = useLanguage();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="most-read" className="mt-14 border-t border-hairline pt-8 md:mt-20 md:pt-10">
      <h2 id="most-read" className="text-22 md:text-28">
        {t('news.mostRead')}
      </h2>
      <ol className="mt-4 grid gap-x-8 sm:grid-cols-2 md:mt-6 lg:grid-cols-4">
        {articles.map((article, index) => (
          <li key={article.url}>
            <article className="group relative flex gap-4 py-4 lg:flex-col lg:gap-2">
              <span aria-hidden="true" className="w-8 shrink-0 text-36 font-bold figures">
                {index + 1}
              </span>
              <div>
                <h3 className="text-16 font-medium text-pretty">
                  <TitleLink article={article} />
                </h3>
                <PublishedAt article={article} className="mt-1" />
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
};
