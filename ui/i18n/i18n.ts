import { createInstance, type i18n, type TFunction } from 'i18next';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { type LoadWords, pageLanguages } from './languages.ts';
import type words from './ru/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof words };
  }
}

export type Translate = TFunction;

/** The ways to load the same words in each language. */
type WordsByLanguage = Readonly<Record<Locale, LoadWords>>;

const createI18n = (locale: Locale): i18n => {
  const made = createInstance({
    lng: locale,
    fallbackLng: false,
    ns: [],
    resources: {},
    nsSeparator: '.',
    keySeparator: '.',
    appendNamespaceToMissingKey: true,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void made.init();
  return made;
};

/** An i18next instance for each language: requests in two languages share none. */
const instances = new Map<Locale, i18n>();
const instanceOf = (locale: Locale): i18n => {
  const instance = instances.get(locale) ?? createI18n(locale);
  instances.set(locale, instance);
  return instance;
};

/** Languages that pages were shown in, and the words that they have needed. */
const spoken = new Set<Locale>();
const needed = new Set<WordsByLanguage>([
  Object.fromEntries(locales.map((locale) => [locale, pageLanguages[locale].words])) as WordsByLanguage,
]);
const loaded = new Set<LoadWords>();

const load = async (locale: Locale, words: WordsByLanguage): Promise<void> => {
  if (loaded.has(words[locale])) return;
  const { default: sections } = await words[locale]();
  for (const [section, texts] of Object.entries(sections)) instanceOf(locale).addResourceBundle(locale, section, texts);
  loaded.add(words[locale]);
};

/** Waits for all, also when one fails: code that was lost is reported while somebody waits for it (rule ERROR-7). */
const whenAllOver = async (loads: readonly Promise<void>[]): Promise<void> => {
  await Promise.allSettled(loads);
  await Promise.all(loads);
};

const loadNeeded = (locale: Locale): Promise<void> => whenAllOver([...needed].map((words) => load(locale, words)));

/** Loads the words of a language that are needed so far; they must be there before anything is rendered in it. */
export const loadDictionary = (locale: Locale): Promise<void> => {
  spoken.add(locale);
  return loadNeeded(locale);
};

/**
 * Imports code together with the words it names, in the languages spoken here and in those to come. The build puts this
 * around every `import()` (`server/words-with-code.ts`).
 *
 * @public
 */
export const importWithWords = async <Module>(
  words: WordsByLanguage,
  importCode: () => Promise<Module>,
): Promise<Module> => {
  needed.add(words);
  const [code, wordsLoaded] = await Promise.allSettled([importCode(), whenAllOver([...spoken].map(loadNeeded))]);
  if (code.status === 'rejected') throw code.reason;
  if (wordsLoaded.status === 'rejected') throw wordsLoaded.reason;
  return code.value;
};

/** The translator of a language. */
export const translator = (locale: Locale): Translate => instanceOf(locale).t;
