import { CATALOGUE_PAGE_SIZE } from '#core/catalog/feed/index.ts';
import type { Product } from '#core/catalog/products/index.ts';
import { pageParameter } from '#core/kernel/paging/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import type { Shell } from '#core/site/settings/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { CatalogueSections } from '#ui/features/catalog/feed/catalogue-sections.tsx';
import { CategoryChips } from '#ui/features/catalog/products/category-chips.tsx';
import { useListingPorts } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { useShownProducts } from '#ui/features/catalog/products/shown-products.ts';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { PagedList } from '#ui/features/kernel/paging/paged-list.tsx';
import { type Language, useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import { CATEGORY, type WholeCatalogueData } from './loader.ts';

const PATH = '/products-feed';

/** Path, without language prefix, of a page of the catalogue or of one category. */
const addressOf = (category: string | undefined, page: number): string => {
  const number = pageParameter(page);
  const query = new URLSearchParams({
    ...(category === undefined ? {} : { [CATEGORY]: category }),
    ...(number === undefined ? {} : { page: number }),
  });
  return query.size > 0 ? `${PATH}?${query}` : PATH;
};

/** Title of the chosen category; absent for the whole catalogue. */
const titleOf = ({ menu }: Shell, category: string | undefined): string | undefined =>
  menu.find(({ url }) => url === category)?.title;

const trail = ({ t }: Language) => [
  { categoryId: 'products-feed', categoryTitle: t('wholeCatalogue.title'), categoryUrl: PATH.slice(1) },
];

export const handle: PageHandle<WholeCatalogueData> = {
  head: ({ page, category, products }, context) => {
    const { t } = context.language;
    const site = context.shell.settings.siteName;
    const shown = titleOf(context.shell, category);
    const title = shown ? t('wholeCatalogue.headTitleOf', { title: shown }) : t('wholeCatalogue.headTitle', { site });
    return {
      title: page > 1 ? t('listing.titlePage', { title, page }) : title,
      description: t('wholeCatalogue.description', { site }),
      canonicalPath: addressOf(category, page),
      ...(products.length > 0 ? {} : { noindex: true }),
      jsonLd: [
        shown
          ? breadcrumbsJsonLd(trail(context.language), shown, context)
          : breadcrumbsJsonLd([], t('wholeCatalogue.title'), context),
      ],
    };
  },
};

/** The catalogue as plain lines, in the order of the menu. */
export const Component = () => {
  const language = useLanguage();
  const { t, path, count, locale } = language;
  const shell = useShell();
  const data = useLoaderData<WholeCatalogueData>();
  const { category, totalCount } = data;
  const shown = titleOf(shell, category);
  const chips = [
    { url: '', title: t('wholeCatalogue.all'), to: path(PATH), current: category === undefined },
    ...shell.menu.map(({ url, title }) => ({ url, title, to: path(addressOf(url, 1)), current: category === url })),
  ];
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={shown ? trail(language) : []} current={shown ?? t('wholeCatalogue.title')} />
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28 md:text-36">{shown ?? t('wholeCatalogue.title')}</h1>
        <p className="text-16 text-muted md:text-18">
          {t('listing.count', { count: totalCount, shown: count(totalCount) })}
        </p>
      </div>
      <CategoryChips label={t('wholeCatalogue.categories')} chips={chips} />
      <Lines key={`${locale} ${category}`} data={data} />
      <p className="mt-10 border-t border-hairline pt-5 text-14 text-muted">
        {t('wholeCatalogue.machine')}{' '}
        <a href={path('/products-feed.xml')} className="text-link underline underline-offset-4">
          Google Merchant, XML
        </a>
      </p>
    </div>
  );
};

const keyOf = ({ productId }: Product) => productId;

const Lines = ({ data }: { readonly data: WholeCatalogueData }) => {
  const { t, path, locale } = useLanguage();
  const { wholeCatalog } = useListingPorts();
  const { page, category, products, totalCount } = data;
  const query = { locale, ...(category ? { category } : {}) };
  return (
    <PagedList
      {...{ page, totalCount, keyOf }}
      items={products}
      size={CATALOGUE_PAGE_SIZE}
      memory={useShownProducts()}
      load={async (number) => valueOr(await wholeCatalog.page({ ...query, page: number }), undefined)?.products}
      addressOf={(number) => path(addressOf(category, number))}
      empty={t('wholeCatalogue.none')}
    >
      {(shown) => <CatalogueSections products={shown} />}
    </PagedList>
  );
};
