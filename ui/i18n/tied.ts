import { createElement, Fragment, type ReactNode } from 'react';

const UNIT =
  /(?<=\d) (?=(?:[КМГТKMGT][БB]|MDL|кВт|Вт|kW|Wh?|мА·ч|mAh|[кМГ]?Гц|[kMG]?Hz|Мп|MP|дБ|dB|Па|Pa|лм|lm|мин|min|[чhгg]|[мm][лl]|[кk][гg]|[кkсмcm]?[мm]|[лl])(?!\p{L}))/gu;
/** `WH-1000XM6`, `TP-Link`. */
const HYPHENATED = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** How many letters of it the narrowest place has room for, hyphens included. */
const MOST = 16;

/** A text in which no number stands on another line than its unit. */
export const tied = (text: string): string => text.replaceAll(UNIT, '\u00A0');

/** A preposition, a conjunction, `не` or `nu`: it belongs to the word after it, and most have three letters at most. */
const LITTLE_WORD = /(?<![\p{L}\p{N}-])(\p{Ll}{1,3}|fără|după|până|prin|spre|через|перед) (?=[\p{L}\p{N}])/giu;

/** A sentence of which no line ends with a little word, and no dash stands at the beginning of one. */
export const tiedWords = (text: string): string =>
  text.replaceAll(LITTLE_WORD, '$1\u00A0').replaceAll(/ (?=[–—] )/g, '\u00A0');

/** An address whose house number does not stand on another line than all else. */
export const tiedAddress = (address: string): string => address.replace(/, (?=\d\S*$)/, ',\u00A0');

/**
 * A tied text in which a short name with hyphens stands on one line too. Its letters stay what they are: a hyphen that
 * does not break is missing in the font, and a joiner would come along into whatever is copied.
 */
export const together = (text: string): ReactNode => {
  const parts = tied(text).split(HYPHENATED);
  if (parts.length === 1) return parts[0];
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) =>
      place % 2 === 1 && part.length <= MOST ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    ),
  );
};
