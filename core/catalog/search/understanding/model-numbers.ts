import type { Product, SearchListing } from '#core/catalog/products/index.ts';
import { STORAGES } from './fit-filters.ts';
import { fold, isSame, wholeWords } from './fold.ts';
import type { Wish } from './wishes.ts';

/** What a list finds, as far as it says what a number beside the goods may be. */
type Found = Pick<SearchListing, 'products' | 'byCategory'>;

const makersOf = ({ products }: Found): ReadonlySet<string> => new Set(products.map(({ brand }) => fold(brand)));

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Whether goods are called by their kind: a word of theirs stands in the title of a category and is no maker's name. */
export const saysKind = (goods: string, around: Found): boolean => {
  const makers = makersOf(around);
  const kinds = around.byCategory.flatMap(({ title }) => wordsOf(title)).filter((word) => !makers.has(word));
  return wordsOf(goods).some((word) => kinds.some((kind) => isSame(word, kind)));
};

/** Whether a wish is a number that may be of a model's name: bare, and none of those that count memory. */
export const isModelNumber = ({ wanted }: Wish): boolean =>
  wanted.kind === 'number' && !STORAGES.includes(wanted.value);

/** A number in a model's name, alone or beside a letter or two: `15`, `15T`, `S26`. */
const inName = (number: number): RegExp => wholeWords(`\\p{L}{0,2}${String(number).replace('.', '[.,]')}\\p{L}{0,2}`);

/**
 * Whether something that a name with numbers finds is called so (rule SEARCH-19): its title has these very words, or, where
 * the goods alone are of one maker, however that is spelt, at least the numbers.
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
