import { finalPrice } from '#core/catalog/products/index.ts';
import type { ProductScreen } from '#core/site/screens/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { productJsonLd } from '#ui/features/catalog/product/product-json-ld.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';

/** The canonical address is the product's own, also within a category. */
export const productHead: PageHead<ProductScreen> = (page, context) => {
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
};
