import { fold } from '#adapters/provider-sandbox/db/fold.ts';

/** Cyrillic letters by sound. `fold` has already turned й into и and ё into е. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch' },
  ...{ ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
};
/** Cyrillic letters typed for a Latin letter that looks the same. */
const LOOKS: Readonly<Record<string, string>> = { в: 'b', с: 'c', е: 'e', н: 'h', р: 'p', у: 'y', х: 'x' };

const transliterate = (word: string, letters: Readonly<Record<string, string>>): string =>
  word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? SOUNDS[letter] ?? '');

/** Different spellings of one sound. */
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

/** Russian noun and adjective endings after `fold`, longest first. */
const RUSSIAN =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|ов|ев|ои|еи|ыи|ии|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ам|ям|а|я|о|е|ы|и|у|ю|ь)$/;
/** Romanian noun and adjective endings after `fold`, longest first. */
const ROMANIAN = /(?:urilor|urile|ului|elor|ilor|uri|ele|ile|ul|ei|a|e|i|(?<=[^aeiou])y)$/;
/** Shortest stem. */
const LEAST_STEM = 3;

/** Strips the ending; `încărcătoare` is the plural of `încărcător`, `telefoane` of `telefon`. */
const stem = (word: string): string => {
  const shortened = /\p{Script=Cyrillic}/u.test(word)
    ? word.replace(RUSSIAN, '')
    : word.replace(/oa(?=[nr]e$)/, 'o').replace(ROMANIAN, '');
  return shortened.length < LEAST_STEM ? word : shortened;
};

/** Words with digits are models or amounts and are not stemmed. */
export const hasDigit = (word: string): boolean => /\d/.test(word);

/**
 * Search keys of a folded word, most likely first. Words in both scripts and languages share a key: `смартфоны`,
 * `smartphone` and `smartphone-uri` are all `smartfon`. Cyrillic letters next to digits are read by sound (`с26`) or
 * look (`15с`). A word such as `zzzz` has no key.
 */
export const searchKeys = (word: string): readonly string[] => {
  if (hasDigit(word)) return [...new Set([transliterate(word, SOUNDS), transliterate(word, LOOKS)])];
  const sound = transliterate(stem(word), SOUNDS);
  return [VARIANTS.reduce((key, [written, one]) => key.replaceAll(written, one), sound)].filter(
    (key) => key.length >= Math.min(word.length, 2),
  );
};

/** The most likely search key of a folded word, or an empty text. */
export const searchKey = (word: string): string => searchKeys(word)[0] ?? '';

/** The index key of a word that says what the goods are for. */
export const contextKey = (key: string): string => `for${key}`;

/** Spellings of units after `fold`. Inches are dropped: people search for television sizes with and without them. */
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

/** Letters after a number that do not make it a model: `4k`, `1080p`, `12v`. */
const MEASURES = new Set([...Object.values(UNITS), 'k', 'p', 'v', 'x', 'd', 'ml', 'ms']);
const LETTERED = /^(\d+)([a-z]{1,2})$/;

/**
 * The index key of a number with letters after it: `15t` is another model of `15`, `15w` is not. The sign cannot be
 * typed.
 */
export const letteredKey = (number: string): string => `≈${number}`;

/** The number in a key such as `15t`; undefined for a measure. */
export const numberOfLettered = (key: string): string | undefined => {
  const [, number, letters = ''] = LETTERED.exec(key) ?? [];
  return MEASURES.has(letters) ? undefined : number;
};

const keysOfAll = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap((word) => searchKeys(word)));

const VARIANTS_OF_MODEL = keysOfAll(
  'pro max ultra plus fe lite mini air edge neo xl active classic compact play power prime turbo',
);
const LINES_WITH_NUMBERS = keysOfAll('note');

/** Whether a word after a model number makes it another model: `17`, `17 pro max`. */
export const isVariantWord = (key: string): boolean => VARIANTS_OF_MODEL.has(key);

/** Marks a number that is a memory size: the 8 of `8/256`. */
export const MEMORY_MARK = '/';

/** Separates number and words in the key of a model. */
export const MODEL_SEPARATOR = ' ';

/** Whether a word before a model number makes it another model: `redmi 15`, `redmi note 15`. */
export const isLineWord = (key: string): boolean => LINES_WITH_NUMBERS.has(key);

export interface Token {
  /** A folded word, or an amount with its unit. */
  readonly text: string;
  /** The amount without its unit. */
  readonly number?: string;
}

/** Splits text into folded words. A number and its unit are one word; `+` after a word becomes `plus`. */
export const tokenize = (text: string): readonly Token[] => {
  const folded = fold(text.replaceAll(/(?<=[\p{L}\p{N}])\+/gu, ' plus ').replaceAll(/ма·ч/giu, ' мач'));
  const words = folded.split(' ').filter((word) => word !== '');
  const found: Token[] = [];
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
