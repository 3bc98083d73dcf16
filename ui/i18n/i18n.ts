import { createInstance, type i18n, type TFunction } from 'i18next';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { type ImportWords, pageLanguages } from './languages.ts';
import type words from './ru/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof words };
  }
}

export type Translate = TFunction;

/** The ways to load the same words in each language. */
type WordsByLanguage = Readonly<Record<Locale, ImportWords>>;

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

/** One instance a language, as requests in several languages run at the same time. */
const instances = new Map<Locale, i18n>();
const instanceOf = (locale: Locale): i18n => {
  const instance = instances.get(locale) ?? createI18n(locale);
  instances.set(locale, instance);
  return instance;
};

/** Languages shown so far, and the words that were needed. */
const shown = new Set<Locale>();
const needed = new Set<WordsByLanguage>([
  Object.fromEntries(locales.map((locale) => [locale, pageLanguages[locale].words])) as WordsByLanguage,
]);
const loaded = new Set<ImportWords>();

const load = async (locale: Locale, words: WordsByLanguage): Promise<void> => {
  if (loaded.has(words[locale])) return;
  const { default: sections } = await words[locale]();
  for (const [section, texts] of Object.entries(sections)) instanceOf(locale).addResourceBundle(locale, section, texts);
  loaded.add(words[locale]);
};

/** Rejects only after all have ended, so that a caller who ignores lost chunks ignores each of them (rule ERROR-7). */
const settleAll = async (loads: readonly Promise<void>[]): Promise<void> => {
  await Promise.allSettled(loads);
  await Promise.all(loads);
};

const loadNeeded = (locale: Locale): Promise<void> => settleAll([...needed].map((words) => load(locale, words)));

/** Loads the words of a language that were needed so far. Call it before anything is rendered in the language. */
export const loadWords = (locale: Locale): Promise<void> => {
  shown.add(locale);
  return loadNeeded(locale);
};

/**
 * Imports code together with the words it names, also for languages shown later. The build wraps every `import()` in this
 * (`server/words-with-code.ts`).
 *
 * @public
 */
export const importWithWords = async <Module>(
  words: WordsByLanguage,
  importCode: () => Promise<Module>,
): Promise<Module> => {
  needed.add(words);
  const [code, wordsLoaded] = await Promise.allSettled([importCode(), settleAll([...shown].map(loadNeeded))]);
  if (code.status === 'rejected') throw code.reason;
  if (wordsLoaded.status === 'rejected') throw wordsLoaded.reason;
  return code.value;
};

/** The translator of a language, which looks each plain text up once: i18next takes a page's time for it. */
export const translator = (locale: Locale): Translate => {
  const { t } = instanceOf(locale);
  const texts = new Map<string, string>();
  const lookUp = (...asked: Parameters<Translate>): string => {
    const [key] = asked;
    if (asked.length > 1 || typeof key !== 'string') return t(...asked);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = t(...asked);
    // A text whose words are not loaded yet is its own key.
    if (text !== key) texts.set(key, text);
    return text;
  };
  return lookUp as Translate;
};
