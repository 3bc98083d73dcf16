import { useEffect, useState } from 'react';
import { finalPrice } from '#core/catalog/products/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useDayOfferPorts } from '#ui/features/catalog/offers/day-offer-ports.ts';
import { DayOfferStore } from '#ui/features/catalog/offers/day-offer-store.ts';
import { DayOfferView } from '#ui/features/catalog/offers/day-offer-view.tsx';
import { OFFERS_PATH } from '#ui/features/catalog/offers/offers-trail.ts';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { DayOfferData } from './loader.ts';

export const handle: PageHandle<DayOfferData> = {
  head: ({ offer }, context) => {
    const { t, money } = context.language;
    const product = offer?.product;
    return {
      title: product ? t('dayOffer.headTitle', { title: product.title }) : t('dayOffer.title'),
      description: product
        ? t('dayOffer.description', { title: product.title, price: money(finalPrice(product)) })
        : t('dayOffer.noneHint'),
      canonicalPath: '/dayoffer',
      ...(product?.image ? { image: product.image } : {}),
      jsonLd: [breadcrumbsJsonLd([], t('dayOffer.title'), context)],
    };
  },
};

export const Component = () => {
  const { t, locale } = useLanguage();
  const { offer, others } = useLoaderData<DayOfferData>();
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={[]} current={t('dayOffer.title')} />
      <h1 className="mt-1 mb-5 text-28 md:mb-8 md:text-36">{t('dayOffer.title')}</h1>
      <Today key={locale} offer={offer} />
      <div className="mt-16">
        <ProductRow title={t('dayOffer.otherOffers')} href={OFFERS_PATH} products={others} />
      </div>
    </div>
  );
};

const Today = ({ offer }: Pick<DayOfferData, 'offer'>) => {
  const { locale } = useLanguage();
  const dayOffer = useDayOfferPorts();
  const [store] = useState(() => new DayOfferStore({ ...dayOffer, locale }, offer));
  useEffect(() => store.start(), [store]);
  return <DayOfferView store={store} />;
};
