import { type Article, groupNews, NEWS_CHUNK } from '#core/editorial/news/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { PagedList } from '#ui/features/kernel/paging/paged-list.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { LargeArticle, SmallArticle } from './article-cards.tsx';
import { useShownNews } from './shown-news.ts';

interface NewsListProps {
  readonly page: number;
  readonly articles: readonly Article[];
  readonly totalCount: number;
}

const keyOf = ({ url }: Article): string => url;

/** The news in chunks of two large and four small ones, page after page (rules NEWS-1, NEWS-2). */
export const NewsList = ({ page, articles, totalCount }: NewsListProps) => {
  const { t, locale } = useLanguage();
  const { memory, news } = useShownNews();
  return (
    <PagedList
      {...{ page, totalCount, memory, keyOf }}
      items={articles}
      size={NEWS_CHUNK}
      load={async (number) => valueOr(await news.page({ page: number, locale }), undefined)?.articles}
      empty={t('news.empty')}
    >
      {(shown) => (
        <section aria-label={t('news.list')} className="flex flex-col gap-10 md:gap-14">
          {groupNews(shown).map(({ large, small }, chunk) => (
            <div key={large[0]?.url} className="flex flex-col gap-8 md:gap-10">
              <div className="grid gap-x-5 gap-y-8 md:grid-cols-2 xl:gap-x-8">
                {large.map((article, place) => (
                  <LargeArticle key={article.url} article={article} priority={chunk === 0 && place === 0} />
                ))}
              </div>
              {small.length > 0 ? (
                <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4 xl:gap-x-8">
                  {small.map((article) => (
                    <SmallArticle key={article.url} article={article} />
                  ))}
                </div>
              ) : null}
            </div>
          ))}
        </section>
      )}
    </PagedList>
  );
};
