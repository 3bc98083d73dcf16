import type { Locale } from '#core/kernel/locale/index.ts';
import romanian from '#ui/i18n/ro/index.ts';
import russian from '#ui/i18n/ru/index.ts';

interface Words {
  readonly [key: string]: string | Words;
}

/** All words of the shop, by language. */
export const dictionaries: Record<Locale, Record<string, Words>> = { ru: russian, ro: romanian };
