import i18next, { type TFunction } from 'i18next';
import type { Locale } from '#core/kernel/locale/index.ts';
import { pageLanguages } from './languages.ts';
import { preparedTranslator } from './phrases.ts';
import type russian from './ru.json';
import type moreRussian from './ru.more.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof russian & typeof moreRussian };
  }
}

type Part = () => Promise<{ readonly default: object }>;

const NAMESPACE = 'translation';
const i18n = i18next.createInstance();
const ready = i18n.init({ resources: {}, fallbackLng: false, interpolation: { escapeValue: false } });

const loadedParts = new Set<Part>();
/** Translators by language; one is made anew when its language gets more words. */
const translators = new Map<Locale, Translate>();
const spoken = new Set<Locale>();
let isWhole = false;

const load = async (locale: Locale, part: Part): Promise<void> => {
  await ready;
  if (loadedParts.has(part)) return;
  const words = await part();
  // A section may have words in both parts: they are put together in depth.
  i18n.addResourceBundle(locale, NAMESPACE, words.default, true);
  translators.delete(locale);
  loadedParts.add(part);
};

/** Loads the words of a language, once; they must be there before anything is rendered in it. */
export const loadDictionary = async (locale: Locale): Promise<void> => {
  spoken.add(locale);
  await Promise.all([
    load(locale, pageLanguages[locale].words),
    isWhole && load(locale, pageLanguages[locale].moreWords),
  ]);
};

/** Loads all words of the languages spoken here, and from then on of every language; needed by all but the home page. */
const loadAllWords = async (): Promise<void> => {
  isWhole = true;
  await Promise.all([...spoken].map((locale) => load(locale, pageLanguages[locale].moreWords)));
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

export type Translate = TFunction;

/** The translator of a language whose dictionary is loaded. */
export const translator = (locale: Locale): Translate => {
  const known = translators.get(locale);
  if (known) return known;
  const made = preparedTranslator(i18n, locale);
  translators.set(locale, made);
  return made;
};
