import type { Product, Property, PropertyGroup } from './product.ts';

/** How many figures lead a product's page. */
const COUNT = 3;
/** A whole number, or any with its unit, short enough to be set large: `150`, `6,3″`, `4300 мА·ч`. */
const FIGURE = /^\d[\d\s]*$|^\d[\d\s.,]*[^\d\s.,×/]\D{0,8}$/u;
const NUMBER = /\d+(?:[.,]\d+)?/gu;

/**
 * The figures a product's page leads with: the first of each group that the title does not say already, three or none
 * (rule PRODUCT-5).
 */
export const keyFigures = (
  { title }: Pick<Product, 'title'>,
  groups: readonly PropertyGroup[],
): readonly Property[] => {
  const said = new Set(title.match(NUMBER));
  const isNews = ({ value }: Property) => FIGURE.test(value) && !said.has(value.match(NUMBER)?.[0] ?? '');
  const figures = groups.flatMap(({ properties }) => properties.find(isNews) ?? []);
  return figures.length < COUNT ? [] : figures.slice(0, COUNT);
};
