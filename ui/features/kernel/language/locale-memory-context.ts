import type { Locale } from '#core/kernel/locale/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Remembers the language that the visitor has chosen. */
interface LocaleMemory {
  readonly remember: (locale: Locale) => void;
  /** The language that the visitor is offered in place of the one shown (rule LOCALE-9). */
  readonly offered: (shown: Locale) => Locale | undefined;
}

export const useLocaleMemory = providedHook<LocaleMemory>('LocaleMemory');
