import type { Locale } from '#core/locale/index.ts';
import { type Translate, translatorOf, type Words } from './translate.ts';

type Part = () => Promise<{ readonly default: Readonly<Record<string, Words>> }>;

/** Words that stand around every page and on the home page. */
const everywhere: Record<Locale, Part> = {
  ru: () => import('./ru.json'),
  ro: () => import('./ro.json'),
};
/** Words of all other pages and of what opens above a page. */
const more: Record<Locale, Part> = {
  ru: () => import('./ru.more.json'),
  ro: () => import('./ro.more.json'),
};

interface Dictionary {
  readonly words: Record<string, Words>;
  readonly parts: Set<Part>;
}
const dictionaries: Record<Locale, Dictionary> = {
  ru: { words: {}, parts: new Set() },
  ro: { words: {}, parts: new Set() },
};
const spoken = new Set<Locale>();
let isWhole = false;

const load = async (locale: Locale, part: Part): Promise<void> => {
  const { words, parts } = dictionaries[locale];
  if (parts.has(part)) return;
  const loaded = await part();
  // A section may have words in both parts.
  for (const [section, phrases] of Object.entries(loaded.default)) words[section] = { ...words[section], ...phrases };
  parts.add(part);
};

/** Loads the words of a language, once; they must be there before anything is rendered in it. */
export const loadDictionary = async (locale: Locale): Promise<void> => {
  spoken.add(locale);
  await Promise.all([load(locale, everywhere[locale]), isWhole && load(locale, more[locale])]);
};

/** Loads all words of the languages spoken here, and from then on of every language; needed by all but the home page. */
const loadAllWords = async (): Promise<void> => {
  isWhole = true;
  await Promise.all([...spoken].map((locale) => load(locale, more[locale])));
};

/** A chunk together with all words, which what it shows may need. */
export const withAllWords =
  <Module>(chunk: () => Promise<Module>) =>
  async (): Promise<Module> => {
    // Over only when both are: whoever keeps quiet about lost chunks meanwhile must hear of neither.
    const [loaded, words] = await Promise.allSettled([chunk(), loadAllWords()]);
    if (loaded.status === 'rejected') throw loaded.reason;
    if (words.status === 'rejected') throw words.reason;
    return loaded.value;
  };

const translators: Record<Locale, Translate> = {
  ru: translatorOf('ru', dictionaries.ru.words),
  ro: translatorOf('ro', dictionaries.ro.words),
};

/** The translator of a language whose dictionary is loaded. */
export const translator = (locale: Locale): Translate => translators[locale];
