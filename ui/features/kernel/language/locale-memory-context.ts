import type { Locale } from '#core/kernel/locale/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Remembers the language that the visitor has chosen. */
interface LocaleMemory {
  readonly remember: (locale: Locale) => void;
}

export const [LocaleMemoryContext, useLocaleMemory] = requiredContext<LocaleMemory>('LocaleMemory');
