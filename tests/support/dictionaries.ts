import type { Locale } from '#core/kernel/locale/index.ts';
import romanianChosen from '#ui/i18n/ro.chosen.json' with { type: 'json' };
import romanianFirst from '#ui/i18n/ro.first.json' with { type: 'json' };
import romanianList from '#ui/i18n/ro.list.json' with { type: 'json' };
import romanianMore from '#ui/i18n/ro.more.json' with { type: 'json' };
import romanianOffers from '#ui/i18n/ro.offers.json' with { type: 'json' };
import romanianPage from '#ui/i18n/ro.page.json' with { type: 'json' };
import romanianProduct from '#ui/i18n/ro.product.json' with { type: 'json' };
import russianChosen from '#ui/i18n/ru.chosen.json' with { type: 'json' };
import russianFirst from '#ui/i18n/ru.first.json' with { type: 'json' };
import russianList from '#ui/i18n/ru.list.json' with { type: 'json' };
import russianMore from '#ui/i18n/ru.more.json' with { type: 'json' };
import russianOffers from '#ui/i18n/ru.offers.json' with { type: 'json' };
import russianPage from '#ui/i18n/ru.page.json' with { type: 'json' };
import russianProduct from '#ui/i18n/ru.product.json' with { type: 'json' };

interface Words {
  readonly [key: string]: string | Words;
}

type Section = Record<string, Words>;

/** The parts of a language's dictionary as one; a section may have words in several. */
const joined = (...parts: readonly object[]): Section => {
  const whole: Section = {};
  for (const [section, words] of parts.flatMap((part) => Object.entries(part)))
    whole[section] = { ...whole[section], ...words };
  return whole;
};

/** All words of the shop, by language. */
export const dictionaries: Record<Locale, Section> = {
  ru: joined(russianFirst, russianList, russianProduct, russianChosen, russianPage, russianOffers, russianMore),
  ro: joined(romanianFirst, romanianList, romanianProduct, romanianChosen, romanianPage, romanianOffers, romanianMore),
};
