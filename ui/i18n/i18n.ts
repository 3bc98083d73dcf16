import { createInstance, type TFunction } from 'i18next';
import type { Locale } from '#core/kernel/locale/index.ts';
import { pageLanguages, type WordPart, wordParts } from './languages.ts';
import type chosen from './ru.chosen.json';
import type first from './ru.first.json';
import type list from './ru.list.json';
import type more from './ru.more.json';
import type offers from './ru.offers.json';
import type page from './ru.page.json';
import type product from './ru.product.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof first &
        typeof list &
        typeof product &
        typeof chosen &
        typeof page &
        typeof offers &
        typeof more;
    };
  }
}

export type Translate = TFunction;

const createDictionary = (locale: Locale) => {
  const i18n = createInstance({
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
  void i18n.init();
  return { i18n, parts: new Set<WordPart>() };
};

/** An i18next instance for each language: requests in two languages share none. */
const dictionaries = new Map<Locale, ReturnType<typeof createDictionary>>();
/** Languages that pages were shown in, and the parts of words that they have needed. */
const spoken = new Set<Locale>();
const needed = new Set<WordPart>(['first']);

const dictionaryOf = (locale: Locale): ReturnType<typeof createDictionary> => {
  const known = dictionaries.get(locale);
  if (known) return known;
  const made = createDictionary(locale);
  dictionaries.set(locale, made);
  return made;
};

const load = async (locale: Locale, part: WordPart): Promise<void> => {
  const { i18n, parts } = dictionaryOf(locale);
  if (parts.has(part)) return;
  const { default: words } = await pageLanguages[locale].words[part]();
  for (const [section, texts] of Object.entries(words)) i18n.addResourceBundle(locale, section, texts, true);
  parts.add(part);
};

/** Over only when all are: whoever keeps quiet about lost chunks meanwhile must hear of none of them. */
const whenAllOver = async (loads: readonly Promise<void>[]): Promise<void> => {
  await Promise.allSettled(loads);
  await Promise.all(loads);
};

const loadNeeded = (locale: Locale): Promise<void> => whenAllOver([...needed].map((part) => load(locale, part)));

/** Loads the words of a language that are needed so far; they must be there before anything is rendered in it. */
export const loadDictionary = (locale: Locale): Promise<void> => {
  spoken.add(locale);
  return loadNeeded(locale);
};

/** A chunk together with the words that what it shows may need, in the languages spoken here and later ones. */
export const withWords =
  <Module>(parts: readonly WordPart[], chunk: () => Promise<Module>) =>
  async (): Promise<Module> => {
    for (const part of parts) needed.add(part);
    const [loaded, words] = await Promise.allSettled([chunk(), whenAllOver([...spoken].map(loadNeeded))]);
    if (loaded.status === 'rejected') throw loaded.reason;
    if (words.status === 'rejected') throw words.reason;
    return loaded.value;
  };

/** A chunk together with all words. */
export const withAllWords = <Module>(chunk: () => Promise<Module>): (() => Promise<Module>) =>
  withWords(wordParts, chunk);

/** The translator of a language. */
export const translator = (locale: Locale): Translate => dictionaryOf(locale).i18n.t;
