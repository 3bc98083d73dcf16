import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { OFFERS_PATH } from '#ui/features/catalog/offers/offers-trail.ts';
import { PromotionCard } from '#ui/features/catalog/offers/promotion-card.tsx';
import { CategoryChips } from '#ui/features/catalog/products/category-chips.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { OffersData } from './loader.ts';

export const handle: PageHandle<OffersData> = {
  head: ({ groups }, context) => {
    const { t } = context.language;
    const site = context.shell.settings.siteName;
    return listHead(
      {
        path: OFFERS_PATH,
        heading: t('offers.title'),
        title: t('offers.headTitle', { site }),
        description: t('offers.description', { site }),
        image: groups[0]?.products[0]?.image,
        empty: groups.length === 0,
      },
      context,
    );
  },
};

/** Discounted products by category, with links to all of each. */
export const Component = () => {
  const { t, path } = useLanguage();
  const { categories, groups, promotions } = useLoaderData<OffersData>();
  const chips = categories.map(({ category, totalCount }) => ({
    ...category,
    totalCount,
    to: path(`${OFFERS_PATH}/${category.url}`),
  }));
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={[]} current={t('offers.title')} />
      <header className="mt-1">
        <h1 className="text-28 md:text-36 xl:text-48">{t('offers.title')}</h1>
        <p className="mt-2 max-w-[60ch] text-pretty text-18 text-muted">{t('offers.lead')}</p>
      </header>
      <CategoryChips label={t('offers.categories')} chips={chips} />
      {groups.length === 0 ? <NoOffers /> : null}
      <div className="mt-10 flex flex-col gap-10 md:mt-12 md:gap-14">
        {groups.map(({ category, products }) => (
          <ProductRow
            key={category.url}
            title={category.title}
            href={`${OFFERS_PATH}/${category.url}`}
            products={products}
          />
        ))}
      </div>
      {promotions.length > 0 ? (
        <section aria-labelledby="promotions" className="mt-16">
          <div className="mb-5 flex items-baseline gap-4">
            <h2 id="promotions" className="text-22 md:text-28">
              {t('promotions.title')}
            </h2>
            <Link
              to={path('/promo')}
              className="inline-flex min-h-11 shrink-0 items-center text-16 text-link hover:underline"
            >
              {t('promotions.all')}
            </Link>
          </div>
          <ul className="grid gap-x-5 gap-y-10 md:grid-cols-2">
            {promotions.map((promotion) => (
              <li key={promotion.url}>
                <PromotionCard promotion={promotion} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};

const NoOffers = () => {
  const { t, path } = useLanguage();
  return (
    <Empty picture={useShell().settings.images.filtersEmpty} title={t('offers.none')}>
      <p className="max-w-[440px] text-muted">{t('offers.noneHint')}</p>
      <ButtonLink kind="secondary" to={path('/produs')}>
        {t('offers.toCatalogue')}
      </ButtonLink>
    </Empty>
  );
};
