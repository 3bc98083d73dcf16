import { useMemo } from 'react';
import type { PageHandle } from '#ui/app/head.ts';
import { useSite } from '#ui/app/site.ts';
import { AS_WRITTEN, BY_NAME } from '#ui/features/catalog/search/search-address.ts';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import { isEmpty, searchHead } from './head.ts';
import type { SearchData } from './loader.ts';
import { SearchNothing, SearchShort } from './search-empty.tsx';
import { type Found, SearchResults } from './search-results.tsx';

export const handle: PageHandle<SearchData> = { head: searchHead };

export const Component = () => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const data = useLoaderData<SearchData>();
  const found = useMemo<Found | null>(() => {
    const { text, state, listing, otherwise, understood, within, byCode = false } = data;
    const by = understood !== undefined || data.asWritten ? AS_WRITTEN : data.byName ? BY_NAME : undefined;
    const scope = JSON.stringify([understood ?? otherwise ?? text, within]);
    return listing && { scope, text, otherwise, understood, within, byCode, by, state, listing };
  }, [data]);
  return (
    <div className="container-page pt-2 pb-16">
      {/* Hidden on a seller's phone, so that products show sooner; the bar links home. */}
      <div className={vitrina ? 'hidden md:block' : ''}>
        <Breadcrumbs trail={[]} current={t('search.title')} />
      </div>
      {found === null ? (
        <SearchShort text={data.text} popular={data.popular} />
      ) : isEmpty(found.listing) ? (
        <SearchNothing text={data.text} byCode={found.byCode} popular={data.popular} />
      ) : (
        <SearchResults found={found} />
      )}
    </div>
  );
};
