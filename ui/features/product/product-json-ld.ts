import { type ProductPage, type SaleState, saleState } from '#core/catalog/index.ts';
import { CURRENCY, shownMdl } from '#core/shared/index.ts';
import type { HeadContext } from '#ui/app/head.ts';

const availability: Record<SaleState, string> = {
  sold: 'InStock',
  preorder: 'PreOrder',
  absent: 'OutOfStock',
  restricted: 'Discontinued',
};

/** A product as search engines read it: exactly the title, price, stock and rating that the page shows. */
export const productJsonLd = (page: ProductPage, { language, origin }: HeadContext): object => {
  const { product, gallery, restricted } = page;
  const { title, code, brand, caption, price, rating, reviewCount } = product;
  const url = origin + language.path(`/product/${product.url}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku: code,
    image: gallery.map((src) => (src.startsWith('/') ? origin + src : src)),
    ...(caption ? { description: caption } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: String(shownMdl(price)),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${availability[saleState(product, restricted)]}`,
    },
    ...(rating !== undefined && reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), reviewCount } }
      : {}),
  };
};
