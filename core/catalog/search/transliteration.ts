import { isCyrillic } from './script.ts';

/** Names as they sound to a Russian ear → as they are written on the box (rule SEARCH-12). */
const brands: Readonly<Record<string, string>> = {
  сяоми: 'xiaomi',
  ксиоми: 'xiaomi',
  ксяоми: 'xiaomi',
  шаоми: 'xiaomi',
  редми: 'redmi',
  поко: 'poco',
  самсунг: 'samsung',
  галакси: 'galaxy',
  эпл: 'apple',
  эппл: 'apple',
  айфон: 'iphone',
  айпад: 'ipad',
  эйрподс: 'airpods',
  аирподс: 'airpods',
  макбук: 'macbook',
  хуавей: 'huawei',
  хуавэй: 'huawei',
  хонор: 'honor',
  реалми: 'realme',
  нокиа: 'nokia',
  моторола: 'motorola',
  гугл: 'google',
  пиксель: 'pixel',
  сони: 'sony',
  плейстейшн: 'playstation',
  нинтендо: 'nintendo',
  леново: 'lenovo',
  асус: 'asus',
  эйсер: 'acer',
  делл: 'dell',
  филипс: 'philips',
  бош: 'bosch',
  дайсон: 'dyson',
  джбл: 'jbl',
  гармин: 'garmin',
  кэнон: 'canon',
  гоупро: 'gopro',
};

/** Longest spellings first, so that `sch` is read before `s`. */
const toLatin: readonly (readonly [string, string])[] = Object.entries({
  щ: 'sch',
  ж: 'zh',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  ю: 'yu',
  я: 'ya',
  ё: 'e',
  й: 'y',
  ъ: '',
  ь: '',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  ы: 'y',
  э: 'e',
});
const toRussian: readonly (readonly [string, string])[] = [
  ...toLatin
    .filter(([russian, latin]) => latin !== '' && !'ёыэ'.includes(russian))
    .map(([russian, latin]) => [latin, russian] as const),
  ['x', 'кс'] as const,
  ['w', 'в'] as const,
  ['q', 'к'] as const,
  ['j', 'дж'] as const,
  ['c', 'к'] as const,
];

const rewrite = (text: string, table: readonly (readonly [string, string])[]): string => {
  let rest = text;
  let written = '';
  while (rest !== '') {
    const [from, to] = table.find(([spelling]) => rest.startsWith(spelling)) ?? [rest.charAt(0), rest.charAt(0)];
    written += to;
    rest = rest.slice(from.length);
  }
  return written;
};

/**
 * A lower-case text in the other script: brand names as they are written on the box, the rest letter by letter
 * (rule SEARCH-12). A text in neither script gives nothing.
 */
export const transliterations = (text: string): readonly string[] => {
  if (isCyrillic(text)) {
    const named = text.replaceAll(/[а-яё]+/g, (word) => brands[word] ?? word);
    return [...new Set([rewrite(named, toLatin), rewrite(text, toLatin)])];
  }
  return /[a-z]/.test(text) ? [rewrite(text, toRussian)] : [];
};
