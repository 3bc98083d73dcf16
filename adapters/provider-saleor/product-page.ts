import * as v from 'valibot';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { pictureOf, present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import { choicesOf, type ProductPage, validateProductAnswer } from '#core/catalog/products/index.ts';
import { type Failure, mapResult, type Result } from '#core/kernel/shared/index.ts';
import { defineQuery } from './ask-saleor.ts';
import { DESCRIBED_FIELDS, describedWire, toDescribed, wayTo } from './product.ts';
import { richTextHtml } from './rich-text.ts';
import { nameOf, seoWire } from './wire.ts';

const textWire = { ...seoWire, description: v.nullish(v.string()) };

export const productQuery = defineQuery(
  'ShopProduct',
  'Everything of one product; null when there is none',
  `query ShopProduct($slug: String!, $channel: String!, $language: LanguageCodeEnum!) {
  product(slug: $slug, channel: $channel) {
    ...DescribedFields
    seoTitle seoDescription description
    words: translation(languageCode: $language) { seoTitle seoDescription description }
    media { url(size: 1024) type }
  }
}
${DESCRIBED_FIELDS}`,
  v.object({
    product: v.nullable(
      v.object({
        ...describedWire.entries,
        ...textWire,
        words: v.nullish(v.object(textWire)),
        media: v.nullish(v.array(v.object({ url: v.string(), type: v.string() }))),
      }),
    ),
  }),
);

/** A product's page. Errors: `not_found` when there is no such product in the channel (rule PRODUCT-1). */
export const toProductPage = (
  { product }: v.InferOutput<(typeof productQuery.call)['answer']>['data'],
  mapping: TextMapping,
): Result<ProductPage, Failure> =>
  mapResult(
    validateProductAnswer({ not_found: product === null, product, properties: product?.attributes }),
    ({ product: wire }) => {
      const described = toDescribed(wire, mapping);
      const pictures = (wire.media ?? []).filter(({ type }) => type === 'IMAGE');
      const gallery = pictures.map(({ url }) => pictureOf(url, mapping)).filter((path) => path !== '');
      return {
        ...described,
        gallery: gallery.length > 0 ? gallery : [described.product.image],
        description: cleanHtml(richTextHtml(wire.words?.description || wire.description), mapping),
        breadcrumbs: wayTo(wire).map((step) => ({
          categoryId: step.id,
          categoryTitle: nameOf(step),
          categoryUrl: step.slug,
        })),
        stock: [],
        similar: [],
        choices: choicesOf([]),
        seo: present({
          title: wire.words?.seoTitle || wire.seoTitle || undefined,
          description: wire.words?.seoDescription || wire.seoDescription || undefined,
        }),
        restricted: wire.isAvailableForPurchase === false,
      };
    },
  );
