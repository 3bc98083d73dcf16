import type { PageHandle } from '#ui/app/head.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { PromotionCard } from '#ui/features/catalog/offers/promotion-card.tsx';
import { PromotionHero } from '#ui/features/catalog/offers/promotion-hero.tsx';
import { ProductGrid } from '#ui/features/catalog/products/listing/product-grid.tsx';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { RichText } from '#ui/features/kernel/rich-text/rich-text.tsx';
import { type Language, useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { PromotionData } from './loader.ts';

const trail = ({ t }: Language) => [
  { categoryId: 'promo', categoryTitle: t('promotions.title'), categoryUrl: 'promo' },
];

export const handle: PageHandle<PromotionData> = {
  head: ({ promotion, seo }, context) => ({
    title: seo.title ?? siteTitle(promotion.title, context.shell),
    description: seo.description ?? promotion.lead,
    canonicalPath: `/promo/${promotion.url}`,
    ...(promotion.image ? { image: promotion.image } : {}),
    jsonLd: [breadcrumbsJsonLd(trail(context.language), promotion.title, context)],
  }),
};

/** A promotion with its dates and products; a past one links to current ones. */
export const Component = () => {
  const language = useLanguage();
  const { t, path } = language;
  const { promotion, html, products, others } = useLoaderData<PromotionData>();
  const { isActive } = promotion;
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={trail(language)} current={promotion.title} />
      <div className="mt-2">
        <PromotionHero promotion={promotion} place="page" />
      </div>
      {isActive ? null : (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-tile bg-tile p-5 md:px-6">
          <p className="text-18 font-semibold">{t('promotions.overNotice')}</p>
          <ButtonLink kind="secondary" to={path('/promo')}>
            {t('promotions.toActive')}
          </ButtonLink>
        </div>
      )}
      {html ? (
        <div className="mt-8 md:mt-10">
          <RichText html={html} />
        </div>
      ) : null}
      {products.length > 0 ? (
        <section aria-labelledby="promotion-products" className="mt-12">
          <h2 id="promotion-products" className="mb-5 text-22 md:text-28">
            {t(isActive ? 'promotions.products' : 'promotions.pastProducts')}
          </h2>
          <ProductGrid label={t('promotions.products')} products={products} loading={false} heading="h3" />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="other-promotions" className="mt-16">
          <h2 id="other-promotions" className="mb-5 text-22 md:text-28">
            {t(isActive ? 'promotions.others' : 'promotions.toActive')}
          </h2>
          <ul className="grid gap-x-5 gap-y-10 md:grid-cols-2">
            {others.map((other) => (
              <li key={other.url}>
                <PromotionCard promotion={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
