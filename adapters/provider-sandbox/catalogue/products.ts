import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { createdAt, labelsOf, popularityOf, stockOf } from './availability.ts';
import { type Blueprint, blueprints, hasMemoryVariants } from './blueprints.ts';
import { captionOf } from './captions.ts';
import { categoryPath } from './categories.ts';
import { productCode } from './codes.ts';
import { agreeingColour } from './colours.ts';
import { description } from './descriptions.ts';
import { type Edition, editionOf } from './editions.ts';
import type { SeedProduct } from './model.ts';
import { deliveryFees, pricesOf } from './pricing.ts';
import { specification } from './specification.ts';
import { forBoth, inBoth } from './text.ts';

const spaced = (text: string): string => text && ` ${text}`;

function title({ blueprint, model }: Edition): Bilingual {
  const { goods, brand, variant, colour } = blueprint;
  const agreed = agreeingColour(goods.noun, colour);
  return forBoth(
    (language) => `${goods.noun[language]} ${brand} ${model}${spaced(variant.title[language])}, ${agreed[language]}`,
  );
}

/** Another size is another model; another memory or colour is a variant of the same model. */
function modelOf(made: Edition): Pick<SeedProduct, 'model' | 'memory'> {
  const { blueprint, model, modelSlug, colourGroup } = made;
  const { goods, brand, variant } = blueprint;
  const name = `${brand} ${model}`;
  if (hasMemoryVariants(goods))
    return {
      model: { slug: modelSlug, title: inBoth(name) },
      ...(variant.title.ru === '' ? {} : { memory: variant.title }),
    };
  const title = forBoth((language) => name + spaced(variant.title[language]));
  return { model: { slug: colourGroup, title } };
}

const SIZES: readonly string[] = ['inches', 'millimetres', 'metres'];

/** Pictures of a model differ by size and colour, not by memory. */
const pictureOf = ({ goods, modelSlug, colourGroup, colour }: Blueprint): string =>
  `${SIZES.includes(goods.variants ?? '') ? colourGroup : modelSlug}-${colour.slug}`;

function product(made: Edition, index: number): SeedProduct {
  const { blueprint, modelSlug, url, colourGroup } = made;
  const { goods, category, brand, colour } = blueprint;
  const isDefault = index === blueprint.index;
  const label = isDefault ? blueprint.label : undefined;
  const productLabels = labelsOf(label, url);
  const money = pricesOf(made.configurations);
  return {
    productId: String(100_001 + index),
    code: productCode(index, goods.code, url),
    url,
    title: title(made),
    caption: captionOf(blueprint),
    brand,
    colourGroup,
    ...modelOf(made),
    categoryPath: categoryPath(category),
    colour,
    ...money,
    deliveryFees: deliveryFees[goods.freight],
    labels: productLabels,
    stock: stockOf(url, productLabels.includes('preorder'), money.price < 700),
    popularity: isDefault ? popularityOf(modelSlug, url, brand, label) : popularityOf(modelSlug, url, '', label) >> 2,
    createdAt: createdAt(modelSlug, colourGroup, label),
    groups: specification(blueprint, made.model),
    description: description(blueprint, made.model),
    family: goods.family,
    picture: pictureOf(blueprint),
  };
}

/**
 * Yields the catalogue. A smaller `count` takes an even sample of the default products, a larger one adds regional
 * editions.
 */
export function* products(options: { count?: number } = {}): Generator<SeedProduct> {
  const base = blueprints();
  const count = options.count ?? base.length;
  for (let position = 0; position < count; position++) {
    const index = count < base.length ? Math.floor((position * base.length) / count) : position;
    const blueprint = base[index % base.length];
    if (!blueprint) return;
    yield product(editionOf(blueprint, Math.floor(index / base.length)), index);
  }
}
