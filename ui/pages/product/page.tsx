import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import type { ProductPage } from '#core/catalog/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { Breadcrumbs } from '#ui/features/catalog/breadcrumbs.tsx';
import { ProductBadges } from '#ui/features/catalog/product-badges.tsx';
import { ProductRow } from '#ui/features/catalog/product-row.tsx';
import { Rating } from '#ui/features/catalog/rating.tsx';
import { BottomBar } from '#ui/features/product/bottom-bar.tsx';
import { BuyBox } from '#ui/features/product/buy-box.tsx';
import { Description } from '#ui/features/product/description.tsx';
import { Gallery } from '#ui/features/product/gallery.tsx';
import { Properties } from '#ui/features/product/properties.tsx';
import { StockByShop } from '#ui/features/product/shop-stock.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { productHead } from './head.ts';

export const handle: PageHandle<ProductPage> = { head: productHead };

/** One product: pictures and details on the left, what buying takes on the right. */
export const Component = () => {
  const { t } = useLanguage();
  const page = useLoaderData<ProductPage>();
  const priceBlock = useRef<HTMLDivElement>(null);
  const { product, gallery, breadcrumbs } = page;
  return (
    <div className="container-page pt-2 pb-28 lg:pb-16">
      <Breadcrumbs trail={breadcrumbs} current={product.title} />
      <header className="mt-1 mb-4 lg:mb-6">
        <h1 className="max-w-[28ch] text-22 md:text-28 xl:max-w-none xl:text-36">{product.title}</h1>
        {product.caption ? <p className="mt-1 text-16 text-muted">{product.caption}</p> : null}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Rating product={product} />
          <span className="text-14 text-muted">{t('product.code', { code: product.code })}</span>
          <span className="flex gap-1.5">
            <ProductBadges product={product} />
          </span>
        </div>
      </header>
      <div className="grid items-start gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-x-14">
        <Gallery key={product.productId} title={product.title} pictures={gallery} />
        <div className="lg:sticky lg:top-[calc(var(--header-height)+16px)] lg:row-span-2">
          <BuyBox page={page} priceBlock={priceBlock} />
        </div>
        <div className="flex flex-col gap-10 md:gap-12">
          <Description html={page.description} />
          <Properties groups={page.properties} />
          <StockByShop stock={page.stock} />
        </div>
      </div>
      <div className="mt-12 md:mt-16">
        <ProductRow title={t('product.similar')} products={page.similar} />
      </div>
      <BottomBar page={page} original={priceBlock} />
    </div>
  );
};
