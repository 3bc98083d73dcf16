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

const languages = new Map<Locale, Language>();

/** A language whose words are loaded; the same object each time. */
export const languageOf = (locale: Locale): Language => {
  const known = languages.get(locale);
  if (known) return known;
  const language: Language = {
    ...formatter(locale),
    locale,
    t: translator(locale),
    path: (path) => localePath(path, locale),
  };
  languages.set(locale, language);
  return language;
};

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of the page around. */
export const useLanguage = (): Language => {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageContext above');
  return language;
};
