import { finalPrice, type SaleState, saleState } from '#core/catalog/products/index.ts';
import type { Review } from '#core/catalog/reviews/index.ts';
import { CURRENCY, shownMdl } from '#core/kernel/shared/index.ts';
import type { ProductScreen } from '#core/site/screens/index.ts';
import type { HeadContext } from '#ui/app/head.ts';

const availability: Record<SaleState, string> = {
  sold: 'InStock',
  preorder: 'PreOrder',
  absent: 'OutOfStock',
  restricted: 'Discontinued',
};

/** How many reviews search engines are given. */
const REVIEWS_LISTED = 5;

/** A product as search engines read it: exactly the title, price, stock, rating and reviews that the page shows. */
export const productJsonLd = (page: ProductScreen, { language, origin }: HeadContext): object => {
  const { product, gallery, restricted, reviews } = page;
  const { title, code, brand, caption, rating, reviewCount } = product;
  const url = origin + language.path(`/product/${product.url}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku: code,
    image: gallery.map((src) => (src.startsWith('/') ? origin + src : src)),
    ...(caption ? { description: caption } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(product.price > 0
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: String(shownMdl(finalPrice(product))),
            priceCurrency: CURRENCY,
            availability: `https://schema.org/${availability[saleState(product, restricted)]}`,
          },
        }
      : {}),
    ...(rating !== undefined && reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), reviewCount } }
      : {}),
    ...(reviews && reviews.reviews.length > 0
      ? { review: reviews.reviews.slice(0, REVIEWS_LISTED).map(reviewJsonLd) }
      : {}),
  };
};

const reviewJsonLd = ({ author, rating, text, createdAt }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  ...(createdAt ? { datePublished: createdAt.slice(0, 10) } : {}),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  reviewBody: text,
});
