import type { Request } from 'express';
import { priceLevelOf } from '#adapters/provider-sandbox/db/partners.ts';
import { modelOptionsOf, type ShownProduct } from '#adapters/provider-sandbox/db/products.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, optionalPartner } from '#adapters/provider-sandbox/http/request.ts';
import { amount, type ProductWire } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { pictureUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import { secondPrice } from '#adapters/provider-sandbox/orders/pricing.ts';

export type ProductWriter = ReturnType<typeof productWriter>;

/** Maps products to the contract, in the request's language and with the partner's own second price. */
export const productWriter = (provider: Provider, request: Request) => {
  const locale = localeOf(request);
  const partner = optionalPartner(provider, request);
  const level = partner === undefined ? undefined : priceLevelOf(provider.sql, partner);
  const write = (shown: ShownProduct) => productWire(provider, locale, level, shown);
  /** Products of a list, with what each model is sold in. */
  const writeAll = (products: readonly ShownProduct[]) => withChoices(provider, locale, products, write);
  return { locale, write, writeAll };
};

const withChoices = (
  { sql }: Provider,
  locale: Locale,
  products: readonly ShownProduct[],
  write: (shown: ShownProduct) => ProductWire,
): ProductWire[] => {
  const choices = modelOptionsOf(
    sql,
    locale,
    products.map(({ row }) => row.model),
  );
  return products.map((shown) => {
    const { from, colours = [], memories = [] } = choices.get(shown.row.model) ?? {};
    const model = { modelId: shown.row.model, title: shown.row.model_title };
    const offered = { colors: [...colours], memories: [...memories], from: from === undefined ? null : amount(from) };
    return { ...write(shown), model: { ...model, ...offered } };
  });
};

const productWire = (
  { categories }: Provider,
  locale: Locale,
  level: number | undefined,
  { row, swatches }: ShownProduct,
): ProductWire => {
  const leaf = categories.byId(row.category);
  return {
    productId: row.product_id,
    title: row.title,
    code: row.code,
    url: row.url,
    price: amount(row.price),
    ...(level === undefined || row.second_price === null
      ? { is_second_price: false }
      : { second_price: amount(secondPrice(row.second_price, level)), is_second_price: true }),
    // Partners see the number of pieces in every list.
    ...(level === undefined ? {} : { available: row.available }),
    discount: amount(row.discount),
    promoCode: row.promo > 0 ? { discount: amount(row.promo) } : null,
    deliveryInfo: {
      standart: amount(row.fee_standard),
      express: amount(row.fee_express),
      regionPrice: amount(row.fee_region),
    },
    category: (leaf ? categories.path(leaf) : []).map(({ url, title }) => ({
      subcategoryUrl: url,
      subcategoryTitle: title[locale],
    })),
    img: pictureUrl(row.picture, 1),
    hover_img: pictureUrl(row.picture, 2),
    caption: row.caption,
    brand: row.brand,
    colors: swatches.map(({ url, title, hex }) => ({ url, title, hex })),
    selectedColor: row.url,
    model: { modelId: row.model, title: row.model_title },
    variant: { memory: row.memory, color: row[`colour_${locale}`] },
    facts: JSON.parse(row.facts),
    labels: labelsOf(row),
    rating: row.rating,
    review_count: row.review_count,
    in_stock: row.available > 0,
  };
};

const labelsOf = (row: ShownProduct['row']): string[] => [
  ...(row.is_new ? ['new'] : []),
  ...(row.is_preorder ? ['preorder'] : []),
  ...(row.is_restricted ? ['restricted'] : []),
];
