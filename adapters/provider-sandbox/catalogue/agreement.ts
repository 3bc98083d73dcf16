import type { Noun } from './goods.ts';
import type { Bilingual, SeedColour } from './model.ts';
import { b } from './text.ts';

type RussianForm = Noun['agrees']['ru'];
type RomanianForm = Noun['agrees']['ro'];

/** A Russian adjective in its dictionary form: the ending after a soft н, then the others. */
const SOFT = /ний$/;
const ADJECTIVE = /(?:ый|ой|ий)$/;
const softEndings: Readonly<Record<RussianForm, string>> = { m: 'ний', f: 'няя', n: 'нее', pl: 'ние' };
const hardEndings: Readonly<Record<Exclude<RussianForm, 'm'>, string>> = { f: 'ая', n: 'ое', pl: 'ые' };

const adjective = (word: string, form: RussianForm): string => {
  if (form === 'm') return word;
  if (SOFT.test(word)) return word.replace(SOFT, softEndings[form]);
  const agreed = word.replace(ADJECTIVE, hardEndings[form]);
  // No ы is written after these: `космические`.
  return agreed.replace(/(?<=[кгхжшщч])ы(?=е$)/, 'и');
};

/** `чёрный` as `чёрная`; a colour that ends in a noun, such as `песчаный титан`, stands as it is. */
const russian = (colour: string, form: RussianForm): string =>
  ADJECTIVE.test(colour)
    ? colour
        .split(' ')
        .map((word) => adjective(word, form))
        .join(' ')
    : colour;

const romanian = ({ title, feminine = title.ro, feminines = title.ro }: SeedColour, form: RomanianForm): string =>
  ({ m: title.ro, f: feminine, fpl: feminines })[form];

/** A colour beside what it is the colour of: `чёрные` after `Наушники`, `neagră` after `Boxă`. */
export const colourOf = (colour: SeedColour, { agrees }: Noun): Bilingual =>
  b(russian(colour.title.ru, agrees.ru), romanian(colour, agrees.ro));

/** All the forms that titles may have a colour in, the one of the dictionary among them: it is looked for by any. */
export const colourForms = (colour: SeedColour): string[] => {
  const { ru, ro } = colour.title;
  const russians = (['f', 'n', 'pl'] as const).map((form) => russian(ru, form));
  const romanians = (['f', 'fpl'] as const).map((form) => romanian(colour, form));
  return [...new Set([ru, ...russians, ro, ...romanians])];
};
