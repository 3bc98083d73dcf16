import { useMemo } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { PageHandle } from '#ui/app/head.ts';
import { Breadcrumbs } from '#ui/features/catalog/breadcrumbs.tsx';
import { ListingView } from '#ui/features/catalog/listing/listing.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { categoryHead, trailAbove } from './head.ts';
import type { CategoryData } from './loader.ts';

export const handle: PageHandle<CategoryData> = { head: categoryHead };

/** A category of any level: what is below it, and its products. */
export const Component = () => {
  const { t, path, count } = useLanguage();
  const { category, state, listing } = useLoaderData<CategoryData>();
  const page = useMemo(() => ({ scope: category, state, listing }), [category, state, listing]);
  const { title, totalCount, subcategories } = listing;
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={trailAbove(listing.breadcrumbs, category)} current={title} />
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28 md:text-36">{title}</h1>
        <p role="status" className="text-16 text-muted md:text-18">
          {t('listing.count', { count: totalCount, shown: count(totalCount) })}
        </p>
      </div>
      {subcategories.length > 0 ? (
        <nav aria-label={t('catalog.subcategories')} className="-mx-4 mt-4 md:mx-0">
          <ul className="flex scrollbar-none gap-2 overflow-x-auto px-4 md:flex-wrap md:px-0">
            {subcategories.map((below) => (
              <li key={below.url} className="shrink-0">
                <Link
                  to={path(`/${below.url}`)}
                  className="inline-flex h-11 items-center rounded-full border border-hairline px-4 text-14 font-medium transition hover:border-muted"
                >
                  {below.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <ListingView key={category} page={page} place={{ path: path(`/${category}`) }} />
    </div>
  );
};
