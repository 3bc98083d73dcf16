import i18next, { type TFunction } from 'i18next';
import type { Locale } from '#core/locale/index.ts';
import type russian from './ru.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof russian };
  }
}

const dictionaries: Record<Locale, () => Promise<{ default: object }>> = {
  ru: () => import('./ru.json'),
  ro: () => import('./ro.json'),
};

const i18n = i18next.createInstance();
const ready = i18n.init({ resources: {}, fallbackLng: false, interpolation: { escapeValue: false } });

/** Loads the words of a language, once; they must be there before anything is rendered in it. */
export const loadDictionary = async (locale: Locale): Promise<void> => {
  await ready;
  if (i18n.hasResourceBundle(locale, 'translation')) return;
  const dictionary = await dictionaries[locale]();
  i18n.addResourceBundle(locale, 'translation', dictionary.default);
};

export type Translate = TFunction;

/** The translator of a language whose dictionary is loaded. */
export const translator = (locale: Locale): Translate => i18n.getFixedT(locale);
