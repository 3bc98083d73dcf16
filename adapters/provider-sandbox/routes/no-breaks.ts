import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

const NO_BREAK = '\u00a0';
/** Prepositions and conjunctions, which must not end a line. */
const LEANING: Readonly<Record<Locale, RegExp>> = {
  ru: /(?<![\p{L}\p{N}-])(а|без|в|во|для|до|и|из|к|ко|на|не|но|о|об|от|по|под|при|с|со|у|за) (?=\S)/giu,
  ro: /(?<![\p{L}\p{N}-])(a|ca|cu|de|din|în|la|nu|o|pe|se|și|un) (?=\S)/giu,
};
/** Spaces inside a number and before a unit. */
const INSIDE_NUMBER = /(?<=\d) (?=\d{3}(?!\d))/g;
const BEFORE_UNIT = /(?<=\d) (?=(?:MDL|лей|лея|леев|lei|Вт|W|Гц|Hz|ГБ|GB|км|km)(?!\p{L}))/gu;

/** Text for headlines: no-break spaces after prepositions, inside numbers and before units. */
export const noBreaks = (text: Bilingual, locale: Locale): string =>
  text[locale]
    .replaceAll(LEANING[locale], `$1${NO_BREAK}`)
    .replaceAll(INSIDE_NUMBER, NO_BREAK)
    .replaceAll(BEFORE_UNIT, NO_BREAK);
