import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { createdAt, labels, popularity, stock } from './availability.ts';
import { type Blueprint, blueprints, differsInMemory } from './blueprints.ts';
import { captionOf } from './captions.ts';
import { categoryPath } from './categories.ts';
import { productCode } from './codes.ts';
import { colourBeside } from './colours.ts';
import { description } from './descriptions.ts';
import { type Edition, edition } from './editions.ts';
import type { SeedProduct } from './model.ts';
import { deliveryFees, prices } from './pricing.ts';
import { specification } from './specification.ts';
import { b, same } from './text.ts';

const part = (text: string, before: string): string => (text === '' ? '' : `${before}${text}`);

function title({ blueprint, model }: Edition): Bilingual {
  const { goods, brand, variant, colour } = blueprint;
  const agreed = colourBeside(goods.noun, colour);
  const name = (language: keyof Bilingual) =>
    `${goods.noun[language]} ${brand} ${model}${part(variant.title[language], ' ')}, ${agreed[language]}`;
  return b(name('ru'), name('ro'));
}

/** Another size is another model; another memory or colour is a variant of the same model. */
function modelOf(made: Edition): Pick<SeedProduct, 'model' | 'memory'> {
  const { blueprint, model, modelSlug, colourGroup } = made;
  const { goods, brand, variant } = blueprint;
  const name = `${brand} ${model}`;
  if (differsInMemory(goods))
    return {
      model: { slug: modelSlug, title: same(name) },
      ...(variant.title.ru === '' ? {} : { memory: variant.title }),
    };
  const title = b(name + part(variant.title.ru, ' '), name + part(variant.title.ro, ' '));
  return { model: { slug: colourGroup, title } };
}

/** Kinds of variants that look different on pictures. */
const SIZES: readonly string[] = ['inches', 'millimetres', 'metres'];

const pictureModel = ({ goods, modelSlug, colourGroup }: Blueprint): string =>
  SIZES.includes(goods.variants ?? '') ? colourGroup : modelSlug;

function product(made: Edition, index: number): SeedProduct {
  const { blueprint, modelSlug, url, colourGroup } = made;
  const { goods, category, brand, colour } = blueprint;
  const isDefault = index === blueprint.index;
  const label = isDefault ? blueprint.label : undefined;
  const productLabels = labels(label, url);
  const money = prices(made.configurations);
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
    stock: stock(url, productLabels.includes('preorder'), money.price < 700),
    popularity: isDefault ? popularity(modelSlug, url, brand, label) : popularity(modelSlug, url, '', label) >> 2,
    createdAt: createdAt(modelSlug, colourGroup, label),
    groups: specification(blueprint, made.model),
    description: description(blueprint, made.model),
    picture: { family: goods.family, model: pictureModel(blueprint), colour: colour.hex },
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
    yield product(edition(blueprint, Math.floor(index / base.length)), index);
  }
}
