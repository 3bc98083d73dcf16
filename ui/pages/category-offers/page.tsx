import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { pageParameter } from '#core/kernel/paging/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { OFFERS_PATH, offersTrail } from '#ui/features/catalog/offers/offers-trail.ts';
import { useListingPorts } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { ProductGrid } from '#ui/features/catalog/products/listing/product-grid.tsx';
import { useShownProducts } from '#ui/features/catalog/products/shown-products.ts';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { EmptyPage } from '#ui/features/kernel/paging/empty-page.tsx';
import { Pager } from '#ui/features/kernel/paging/pager.tsx';
import { usePageAddress } from '#ui/features/kernel/paging/use-page-address.ts';
import { usePages } from '#ui/features/kernel/paging/use-pages.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { CategoryOffersData } from './loader.ts';

const above = ({ breadcrumbs, category }: CategoryOffersData) =>
  breadcrumbs.filter(({ categoryUrl }) => categoryUrl !== category);

export const handle: PageHandle<CategoryOffersData> = {
  head: (data, context) => {
    const { category, title, page, products } = data;
    const { t } = context.language;
    const heading = t('offers.of', { title });
    const number = pageParameter(page);
    const image = products[0]?.image;
    return {
      title: number === undefined ? heading : t('listing.titlePage', { title: heading, page }),
      description: t('offers.ofDescription', { title }),
      canonicalPath: `${OFFERS_PATH}/${category}${number === undefined ? '' : `?page=${number}`}`,
      ...(image ? { image } : { noindex: true }),
      jsonLd: [breadcrumbsJsonLd(offersTrail(context.language, above(data)), title, context)],
    };
  },
};

export const Component = () => {
  const language = useLanguage();
  const { t, count } = language;
  const data = useLoaderData<CategoryOffersData>();
  const { title, category, totalCount } = data;
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={offersTrail(language, above(data))} current={title} />
      <div className="mt-1 mb-6 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28 md:text-36">{t('offers.of', { title })}</h1>
        <p className="text-16 text-muted md:text-18">
          {t('listing.count', { count: totalCount, shown: count(totalCount) })}
        </p>
      </div>
      <Offers key={`${language.locale} ${category}`} data={data} />
    </div>
  );
};

const keyOf = ({ productId }: Product) => productId;

const Offers = observer(({ data }: { readonly data: CategoryOffersData }) => {
  const { t, path, locale } = useLanguage();
  const { offers } = useListingPorts();
  const memory = useShownProducts();
  const addressOf = usePageAddress();
  const { page, products, totalCount, category } = data;
  const load = async (number: number) => {
    const answer = await offers.inCategory({ locale, category, page: number });
    return answer.ok ? answer.value.products : undefined;
  };
  const store = usePages({ page, items: products, memory, keyOf, load });
  if (products.length === 0)
    return (
      <EmptyPage total={totalCount} first={addressOf(1)} words={t('offers.noneHere')}>
        <ButtonLink to={path(OFFERS_PATH)}>{t('offers.toAll')}</ButtonLink>
        <ButtonLink to={path(`/${category}`)} kind="secondary">
          {t('offers.toCategory')}
        </ButtonLink>
      </EmptyPage>
    );
  return (
    <>
      <ProductGrid label={t('listing.products')} products={store.items} loading={false} />
      <Pager
        page={page}
        from={store.from}
        shown={store.items.length}
        total={totalCount}
        addressOf={addressOf}
        onMore={store.expectMore}
      />
    </>
  );
});
