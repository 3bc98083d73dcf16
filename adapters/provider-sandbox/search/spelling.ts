import { fold } from '#adapters/provider-sandbox/db/fold.ts';

/** Cyrillic letters as they sound; `fold` has made и of й and е of ё before. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch' },
  ...{ ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
};
/** Cyrillic letters as they look: what is typed for the letter of a model. */
const LOOKS: Readonly<Record<string, string>> = { в: 'b', с: 'c', е: 'e', н: 'h', р: 'p', у: 'y', х: 'x' };

const spelled = (word: string, letters: Readonly<Record<string, string>>): string =>
  word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? SOUNDS[letter] ?? '');

/** What is written in more than one way for the same sound. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh/g, 'h'],
  [/shch/g, 'sch'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/c(?![eih])/g, 'k'],
  [/(\p{L})\1+/gu, '$1'],
];

/** The endings of Russian nouns and adjectives in folded spelling, the longest first. */
const RUSSIAN =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|ов|ев|ои|еи|ыи|ии|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ам|ям|а|я|о|е|ы|и|у|ю|ь)$/;
/** The endings of Romanian nouns and adjectives in folded spelling, the longest first. */
const ROMANIAN = /(?:urilor|urile|ului|elor|ilor|uri|ele|ile|ul|ei|a|e|i|(?<=[^aeiou])y)$/;
/** A stem has three letters at least. */
const LEAST_STEM = 3;

/** A word without its ending; `încărcătoare` is many of `încărcător`, `telefoane` of `telefon`. */
const stem = (word: string): string => {
  const shortened = /\p{Script=Cyrillic}/u.test(word)
    ? word.replace(RUSSIAN, '')
    : word.replace(/oa(?=[nr]e$)/, 'o').replace(ROMANIAN, '');
  return shortened.length < LEAST_STEM ? word : shortened;
};

/** Whether a word names a model or an amount: such a word is taken whole, as it is written. */
export const hasDigit = (word: string): boolean => /\d/.test(word);

/**
 * The spellings in which a folded word is looked for, the likeliest first. The word of one script and language and
 * what it is in another meet in the same one: `смартфоны`, `smartphone` and `smartphone-uri` are `smartfon`. A word
 * with digits may be meant by sound (`с26`) or by look (`15с`). A word that is one letter only by its sounds, `zzzz`, has
 * none.
 */
export const keysOf = (word: string): readonly string[] => {
  if (hasDigit(word)) return [...new Set([spelled(word, SOUNDS), spelled(word, LOOKS)])];
  const sound = spelled(stem(word), SOUNDS);
  return [VARIANTS.reduce((key, [written, one]) => key.replaceAll(written, one), sound)].filter(
    (key) => key.length >= Math.min(word.length, 2),
  );
};

/** How a word stands in the index that only says what goods are for. */
export const contextKey = (key: string): string => `for${key}`;

/** Units by how they are written, folded; an empty one says nothing: television sizes are asked for with and without. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ гб: 'gb', gb: 'gb', гиг: 'gb', гига: 'gb', гигов: 'gb', гигабаит: 'gb', giga: 'gb', тб: 'tb', tb: 'tb' },
  ...{
    вт: 'w',
    w: 'w',
    ватт: 'w',
    wati: 'w',
    watt: 'w',
    гц: 'hz',
    hz: 'hz',
    мп: 'mp',
    mp: 'mp',
    мач: 'mah',
    mah: 'mah',
  },
  ...{ мм: 'mm', mm: 'mm', см: 'cm', cm: 'cm', м: 'm', m: 'm', л: 'l', l: 'l', кг: 'kg', kg: 'kg', g: 'g', г: 'g' },
  ...{ дюим: '', дюима: '', дюимов: '', inch: '', inci: '', inchi: '', toli: '', zoll: '' },
};

const AMOUNT = /^(\d+)(\p{L}*)$/u;

/** What stands after a number by its look and makes no model of it, besides the units: `4k`, `1080p`, `12v`. */
const MEASURES = new Set([...Object.values(UNITS), 'k', 'p', 'v', 'x', 'd', 'ml', 'ms']);
const LETTERED = /^(\d+)([a-z]{1,2})$/;

/**
 * How a bare number stands in the index where a title has it with a letter or two: `15t` is another model of `15`, `15w`
 * is not. No word that somebody types is spelt so.
 */
export const letteredKey = (number: string): string => `≈${number}`;

/** The number of a key that is a number and a letter or two. */
export const numberOfLettered = (key: string): string | undefined => {
  const [, number, letters = ''] = LETTERED.exec(key) ?? [];
  return MEASURES.has(letters) ? undefined : number;
};

const keysOfAll = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap((word) => keysOf(word)));

const VARIANTS_OF_MODEL = keysOfAll(
  'pro max ultra plus fe lite mini air edge neo xl active classic compact play power prime turbo',
);
const LINES_WITH_NUMBERS = keysOfAll('note');

/** Whether a word after the number of a model makes another model of it: `17` and `17 pro max`. */
export const isVariant = (key: string): boolean => VARIANTS_OF_MODEL.has(key);

/** What stands beside a number that is only how much memory there is: the 8 of `8/256`. */
export const OF_MEMORY = '/';

/** What stands between a number and the words of its model in their common key; no other key has it. */
export const MODEL_GAP = ' ';

/** Whether a word before a number makes another model of it: `redmi 15` and `redmi note 15`. */
export const isLine = (key: string): boolean => LINES_WITH_NUMBERS.has(key);

export interface Written {
  /** One word, folded, or an amount with its unit. */
  readonly text: string;
  /** The number of an amount that was written with a unit. */
  readonly number?: string;
}

/** The words of a text in folded spelling; a number and its unit are one word, `+` after a word is `plus`. */
export const wordsOf = (text: string): readonly Written[] => {
  const folded = fold(text.replaceAll(/(?<=[\p{L}\p{N}])\+/gu, ' plus ').replaceAll(/ма·ч/giu, ' мач'));
  const words = folded.split(' ').filter((word) => word !== '');
  const found: Written[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, number, glued] = AMOUNT.exec(word) ?? [];
    const unit = glued === '' ? UNITS[words[at + 1] ?? ''] : UNITS[glued ?? ''];
    if (number === undefined || unit === undefined) {
      found.push({ text: word });
      continue;
    }
    if (glued === '') at += 1;
    found.push(unit === '' ? { text: number } : { text: number + unit, number });
  }
  return found;
};
