import type { Product } from '#core/catalog/products/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { OFFERS_PATH, offersTrail } from '#ui/features/catalog/offers/offers-trail.ts';
import { useListingPorts } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { ProductGrid } from '#ui/features/catalog/products/listing/product-grid.tsx';
import { useShownProducts } from '#ui/features/catalog/products/shown-products.ts';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { PagedList } from '#ui/features/kernel/paging/paged-list.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { CategoryOffersData } from './loader.ts';

const above = ({ breadcrumbs, category }: CategoryOffersData) =>
  breadcrumbs.filter(({ categoryUrl }) => categoryUrl !== category);

export const handle: PageHandle<CategoryOffersData> = {
  head: (data, context) => {
    const { category, title, page, products } = data;
    const { t } = context.language;
    return listHead(
      {
        page,
        path: `${OFFERS_PATH}/${category}`,
        heading: title,
        trail: offersTrail(context.language, above(data)),
        title: t('offers.of', { title }),
        description: t('offers.ofDescription', { title }),
        image: products[0]?.image,
        empty: products.length === 0,
      },
      context,
    );
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

const Offers = ({ data }: { readonly data: CategoryOffersData }) => {
  const { t, path, locale } = useLanguage();
  const { offers } = useListingPorts();
  const { page, products, totalCount, category } = data;
  const query = { locale, category };
  return (
    <PagedList
      {...{ page, totalCount, keyOf }}
      items={products}
      memory={useShownProducts()}
      load={async (number) => valueOr(await offers.inCategory({ ...query, page: number }), undefined)?.products}
      empty={t('offers.noneHere')}
      links={
        <>
          <ButtonLink kind="secondary" to={path(OFFERS_PATH)}>
            {t('offers.toAll')}
          </ButtonLink>
          <ButtonLink to={path(`/${category}`)} kind="secondary">
            {t('offers.toCategory')}
          </ButtonLink>
        </>
      }
    >
      {(shown) => <ProductGrid label={t('listing.products')} products={shown} loading={false} />}
    </PagedList>
  );
};
