import { createContext, use } from 'react';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import { type Formatter, formatter } from './format.ts';
import { type Translate, translator } from './i18n.ts';

export interface Language extends Formatter {
  readonly locale: Locale;
  readonly t: Translate;
  /** The address of a path of the shop in this language. */
  readonly path: (path: string) => string;
}

/** Languages by the translator that they speak with, so that one is made once. */
const languages = new Map<Translate, Language>();

/** Everything a component needs to speak a language whose dictionary is loaded; the same object until there are more words. */
export const languageOf = (locale: Locale): Language => {
  const t = translator(locale);
  const known = languages.get(t);
  if (known) return known;
  const language: Language = { ...formatter(locale), locale, t, path: (path) => localePath(path, locale) };
  languages.set(t, language);
  return language;
};

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of the page around. */
export const useLanguage = (): Language => {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageContext above');
  return language;
};
