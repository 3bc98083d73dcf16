import { type SaleState, saleState } from '#core/catalog/products/index.ts';
import { shownRetail } from '#core/catalog/second-price/index.ts';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import { type Bani, CURRENCY, fromMdl, shownMdl, toDecimal } from '#core/kernel/shared/index.ts';
import type { FeedProduct } from './ports.ts';

/** A product as Google Merchant knows it; a field that is absent is not written. */
export interface MerchantItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly additionalImageLinks: readonly string[];
  readonly availability: 'in_stock' | 'out_of_stock';
  /** `12999.00 MDL`. */
  readonly price: string;
  readonly salePrice?: string;
  readonly brand?: string;
  readonly gtin?: string;
  readonly mpn?: string;
  /** Set when a product has neither `gtin` nor `mpn`. */
  readonly identifierExists?: 'no';
  readonly productType?: string;
  readonly condition: 'new';
}

/** Most signs of a title and of a description, and most pictures besides the first (rule FEED-3). */
export const MERCHANT_LIMITS = { title: 150, description: 5_000, pictures: 10 } as const;

/** What is pre-ordered would need the day on which it comes, and what is restricted is not sold (rule FEED-1). */
const availabilityOf: Readonly<Record<SaleState, MerchantItem['availability'] | undefined>> = {
  sold: 'in_stock',
  absent: 'out_of_stock',
  preorder: undefined,
  restricted: undefined,
};

/**
 * A product for Google Merchant, or undefined when its rules do not admit it: not for sale, without a price or without a
 * picture (rules FEED-1 … FEED-4, FEED-6). `origin` has no slash at its end.
 */
export const merchantItem = (
  { product, description, gallery, gtin = '', mpn = '' }: FeedProduct,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): MerchantItem | undefined => {
  const availability = availabilityOf[saleState(product)];
  const pictures = [...new Set([product.image, ...gallery])].filter((path) => path !== '');
  const [first, ...others] = pictures.map((path) => readablePicture(path, origin));
  const { price, before = price } = shownRetail(product);
  if (!availability || first === undefined || price <= 0) return undefined;
  const discounted = shownMdl(before) > shownMdl(price);
  const title = plain(product.title, MERCHANT_LIMITS.title);
  const texts = [description, product.caption, title].map((text) => plain(text, MERCHANT_LIMITS.description));
  const known = { ...(isGtin(gtin) ? { gtin } : {}), ...(mpn ? { mpn: plain(mpn, 70) } : {}) };
  return {
    id: product.productId,
    title,
    description: texts.find((text) => text !== '') ?? '',
    link: origin + localePath(`/product/${product.url}`, locale),
    imageLink: first,
    additionalImageLinks: others.slice(0, MERCHANT_LIMITS.pictures),
    availability,
    price: written(discounted ? before : price),
    ...(discounted ? { salePrice: written(price) } : {}),
    ...(product.brand ? { brand: plain(product.brand, 70) } : {}),
    ...(Object.keys(known).length > 0 ? known : { identifierExists: 'no' as const }),
    ...(product.categories.length > 0
      ? { productType: plain(product.categories.map((category) => category.title).join(' > '), 750) }
      : {}),
    condition: 'new',
  };
};

/** Address of a picture that Google can read; the shop sends JPEG when a client asks for no format (rule FEED-6). */
const readablePicture = (path: string, origin: string): string => {
  if (path.startsWith('/media/')) return `${origin}/_ipx/f_auto,w_1280${path}`;
  return path.startsWith('/') ? origin + path : path;
};

/** An amount as the product's page shows it, in whole lei (rule FEED-2). */
const written = (amount: Bani): string => `${toDecimal(fromMdl(shownMdl(amount)))} ${CURRENCY}`;

/** Characters that XML forbids even when escaped: controls, lone surrogates, noncharacters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Words on one line, cut at a sign when they are too long (rule FEED-3). */
const plain = (text: string, most: number): string => {
  const line = text.replaceAll(UNWRITABLE, '').replaceAll(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line;
};

/** Whether digits are a GTIN: 8, 12, 13 or 14 digits with a valid check digit (rule FEED-4). */
export const isGtin = (digits: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
};
