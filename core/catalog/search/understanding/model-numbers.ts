import type { Product, SearchListing } from '#core/catalog/products/index.ts';
import { STORAGES } from './fit-filters.ts';
import { fold, isSameWord, wholeWords } from './fold.ts';
import type { Wish } from './wishes.ts';

/** What a list finds, as far as it says what a number beside the goods may be. */
type Found = Pick<SearchListing, 'products' | 'byCategory'>;

const makersOf = ({ products }: Found): ReadonlySet<string> => new Set(products.map(({ brand }) => fold(brand)));

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Whether a text names a kind of goods: one of its words is in a category's title and is no brand. */
export const namesCategory = (goods: string, around: Found): boolean => {
  const makers = makersOf(around);
  const kinds = around.byCategory.flatMap(({ title }) => wordsOf(title)).filter((word) => !makers.has(word));
  return wordsOf(goods).some((word) => kinds.some((kind) => isSameWord(word, kind)));
};

/** Whether a wish is a bare number that may belong to a model's name; memory sizes are excluded. */
export const isModelNumber = ({ wanted }: Wish): boolean =>
  wanted.kind === 'number' && !STORAGES.includes(wanted.value);

/** Matches a number in a model's name, alone or with a letter or two: `15`, `15T`, `S26`. */
const inName = (number: number): RegExp => wholeWords(`\\p{L}{0,2}${String(number).replace('.', '[.,]')}\\p{L}{0,2}`);

/**
 * Whether results are named so (rule SEARCH-19): a title has these words, or, where all results are of one brand, at
 * least the numbers.
 */
export const namesModel = (name: string, wishes: readonly Wish[], around: Found, found: Found): boolean => {
  const numbers = wishes
    .filter(isModelNumber)
    .flatMap(({ wanted }) => (wanted.kind === 'number' ? [inName(wanted.value)] : []));
  const isOfOneMaker = makersOf(around).size === 1;
  const written = ` ${wordsOf(name).join(' ')} `;
  return found.products.some(({ title }: Pick<Product, 'title'>) => {
    if (isOfOneMaker && numbers.every((number) => number.test(fold(title)))) return true;
    return ` ${wordsOf(title).join(' ')} `.includes(written);
  });
};
