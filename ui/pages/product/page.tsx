import { useRef } from 'react';
import { finalPrice } from '#core/catalog/products/index.ts';
import type { ProductScreen } from '#core/site/screens/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useSite } from '#ui/app/site.ts';
import { CompareButton } from '#ui/features/catalog/compare/compare-button.tsx';
import { FavoriteButton } from '#ui/features/catalog/favorites/favorite-button.tsx';
import { Gallery } from '#ui/features/catalog/product/gallery.tsx';
import { productJsonLd } from '#ui/features/catalog/product/product-json-ld.ts';
import { ProductBadge } from '#ui/features/catalog/products/product-badges.tsx';
import { Stock } from '#ui/features/catalog/products/stock.tsx';
import { RecentlyViewed } from '#ui/features/catalog/recently-viewed/recently-viewed.tsx';
import { ReviewsLink } from '#ui/features/catalog/reviews/reviews-link.tsx';
import { ShareButton } from '#ui/features/catalog/sharing/share-button.tsx';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { PrintedShop } from '#ui/features/kernel/phones/printed-shop.tsx';
import { BottomBar } from '#ui/features/site/product-screen/bottom-bar.tsx';
import { BuyBox } from '#ui/features/site/product-screen/buy-box.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import { Beside, Details } from './parts.ts';

export const handle: PageHandle<ProductScreen> = {
  /** The canonical address is the product's own, also within a category. */
  head: (page, context) => {
    const { product, breadcrumbs, seo } = page;
    const { t, money } = context.language;
    const words = { title: product.title, price: money(finalPrice(product)) };
    return {
      title: seo.title ?? t('product.headTitle', words),
      description: seo.description ?? t('product.headDescription', words),
      canonicalPath: `/product/${product.url}`,
      image: product.image,
      kind: 'product',
      jsonLd: [productJsonLd(page, context), breadcrumbsJsonLd(breadcrumbs, product.title, context)],
    };
  },
};

export const Component = () => {
  const { t, locale } = useLanguage();
  const { vitrina } = useSite();
  const page = useLoaderData<ProductScreen>();
  const ownButton = useRef<HTMLDivElement>(null);
  const { product, gallery, breadcrumbs } = page;
  // A seller sees the code first, under the title; a shopper after the description.
  const code = <span className="text-14 text-muted">{t('product.code', { code: product.code })}</span>;
  const share = <ShareButton key={product.productId} title={product.title} address={`/product/${product.url}`} />;
  return (
    <div className="container-page pt-2">
      <PrintedShop />
      <Breadcrumbs trail={breadcrumbs} current={product.title} />
      {/* On a phone the picture follows the title; the keyboard order is that of a wide screen. */}
      <div className="mt-1 grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-x-14">
        <div className="md:col-span-2">
          <h1 className="max-w-[28ch] text-22 md:text-28 xl:max-w-none xl:text-36">{noBreakName(product.title)}</h1>
          {vitrina ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-14 text-muted">
              {code}
              <Stock product={product} restricted={page.restricted} />
            </p>
          ) : null}
        </div>
        <div className="order-1 md:order-none md:col-span-2">
          {product.caption ? (
            <p className="hidden text-16 md:block text-muted">{noBreakName(product.caption)}</p>
          ) : null}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            {page.reviews === null ? null : <ReviewsLink product={product} />}
            <ProductBadge product={product} />
            {vitrina ? (
              share
            ) : (
              <>
                {code}
                <span className="-mx-3 flex flex-wrap lg:mr-0 lg:ml-auto print:hidden">
                  <FavoriteButton product={product} look="words" />
                  <CompareButton product={product} look="words" />
                  {share}
                </span>
              </>
            )}
          </div>
        </div>
        {/* As high as its neighbour, so that the picture stays sticky within it. */}
        <div className="md:max-lg:self-stretch">
          <Gallery key={product.productId} title={product.title} pictures={gallery} />
        </div>
        <div className="order-1 lg:sticky lg:top-[calc(var(--header-height)+16px)] lg:row-span-2">
          <BuyBox page={page} ownButton={ownButton} />
        </div>
        <div className="order-1 mt-4 md:col-span-2 lg:col-span-1">
          <Details key={`${locale} ${product.productId}`} page={page} />
        </div>
      </div>
      <div className="print:hidden">
        <Beside key={`beside ${locale} ${product.productId}`} page={page} />
        <RecentlyViewed key={product.productId} product={product} />
        <BottomBar page={page} original={ownButton} />
      </div>
    </div>
  );
};
