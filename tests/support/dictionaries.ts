import type { Locale } from '#core/kernel/locale/index.ts';
import romanian from '#ui/i18n/ro.json' with { type: 'json' };
import romanianMore from '#ui/i18n/ro.more.json' with { type: 'json' };
import russian from '#ui/i18n/ru.json' with { type: 'json' };
import russianMore from '#ui/i18n/ru.more.json' with { type: 'json' };

interface Words {
  readonly [key: string]: string | Words;
}

type Section = Record<string, Words>;

/** Both parts of a language's dictionary as one; a section may have words in both. */
const joined = (part: object, other: object): Section => {
  const whole: Section = {};
  for (const [section, words] of [...Object.entries(part), ...Object.entries(other)])
    whole[section] = { ...whole[section], ...words };
  return whole;
};

/** All words of the shop, by language. */
export const dictionaries: Record<Locale, Section> = {
  ru: joined(russian, russianMore),
  ro: joined(romanian, romanianMore),
};
