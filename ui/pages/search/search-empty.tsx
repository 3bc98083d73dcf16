import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { Button, ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { BY_NAME } from '#ui/features/catalog/search/search-address.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { SearchData } from './loader.ts';

export const SearchShort = ({ text, popular }: Pick<SearchData, 'text' | 'popular'>) => {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center sm:px-4">
      <h1 className="text-28">{t('search.short')}</h1>
      <p className="text-muted">{t('search.shortHint')}</p>
      <Ask text={text} />
      <Popular texts={popular} />
    </div>
  );
};

interface SearchNothingProps extends Pick<SearchData, 'text' | 'popular'> {
  readonly byCode: boolean;
}

/** Nothing was found; a code can be searched for by name (rule SEARCH-16). */
export const SearchNothing = ({ text, byCode, popular }: SearchNothingProps) => {
  const { t, path } = useLanguage();
  const { settings } = useShell();
  const title = t(byCode ? 'search.nothingCode' : 'search.nothing', { text });
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Empty picture={settings.images.searchEmpty} title={title}>
        <p className="max-w-[440px] text-muted">{t(byCode ? 'search.nothingByCode' : 'search.nothingHint')}</p>
        {byCode ? (
          <ButtonLink kind="secondary" to={path(`/search?${new URLSearchParams({ query: text, ...BY_NAME })}`)}>
            {t('suggest.byName')}
          </ButtonLink>
        ) : null}
        <Ask text={text} />
        <Popular texts={popular} />
      </Empty>
    </>
  );
};

/** A search field that works without JavaScript. */
const Ask = ({ text }: { text: string }) => {
  const { t, path } = useLanguage();
  return (
    <search className="w-full max-w-[480px]">
      <form method="get" action={path('/search')} className="flex gap-2">
        <input
          type="search"
          name="query"
          aria-label={t('search.field')}
          placeholder={t('search.placeholder')}
          defaultValue={text}
          className="h-11 w-full min-w-0 rounded-control border border-field bg-raised px-3 text-16 placeholder:text-muted hover:border-muted"
        />
        <Button kind="secondary" type="submit">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
};

const Popular = ({ texts = [] }: { texts: SearchData['popular'] }) => {
  const { t, path } = useLanguage();
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('suggest.popular')} className="mt-4 flex flex-col items-center gap-3">
      <h2 className="text-14 font-medium text-muted">{t('suggest.popular')}</h2>
      <ul className="flex max-w-[560px] flex-wrap justify-center gap-2">
        {texts.map((text) => (
          <li key={text}>
            <Link
              to={path(`/search?${new URLSearchParams({ query: text })}`)}
              className="inline-flex h-9 items-center rounded-full border border-hairline px-4 text-14 font-medium transition hover:border-muted pointer-coarse:h-11"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
