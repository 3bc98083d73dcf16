import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

const NO_BREAK = '\u00a0';
/** Words that lean on what follows them: left at the end of a line they hang there. */
const LEANING: Readonly<Record<Locale, RegExp>> = {
  ru: /(?<![\p{L}\p{N}-])(а|без|в|во|для|до|и|из|к|ко|на|не|но|о|об|от|по|под|при|с|со|у|за) (?=\S)/giu,
  ro: /(?<![\p{L}\p{N}-])(a|ca|cu|de|din|în|la|nu|o|pe|se|și|un) (?=\S)/giu,
};
/** The space inside `2 000` and the one before a unit. */
const INSIDE_NUMBER = /(?<=\d) (?=\d{3}(?!\d))/g;
const BEFORE_UNIT = /(?<=\d) (?=(?:MDL|лей|лея|леев|lei|Вт|W|Гц|Hz|ГБ|GB|км|km)(?!\p{L}))/gu;

/** A short text in large letters as it is set: no preposition hangs at the end of a line, no number parts from its unit. */
export const headline = (text: Bilingual, locale: Locale): string =>
  text[locale]
    .replaceAll(LEANING[locale], `$1${NO_BREAK}`)
    .replaceAll(INSIDE_NUMBER, NO_BREAK)
    .replaceAll(BEFORE_UNIT, NO_BREAK);
