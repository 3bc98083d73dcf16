import { createElement, Fragment, type ReactNode } from 'react';

const UNIT =
  /(?<=\d) (?=(?:[КМГТKMGT][БB]|MDL|кВт|Вт|kW|Wh?|мА·ч|mAh|[кМГ]?Гц|[kMG]?Hz|Мп|MP|дБ|dB|Па|Pa|лм|lm|мин|min|[чhгg]|[мm][лl]|[кk][гg]|[кkсмcm]?[мm]|[лl])(?!\p{L}))/gu;
/** `WH-1000XM6`, `TP-Link`. */
const HYPHENATED = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** Longest name that fits the narrowest line, characters. */
const LONGEST = 16;

/** Keeps each number on the line of its unit. */
export const noBreakUnits = (text: string): string => text.replaceAll(UNIT, '\u00A0');

/** A preposition, a conjunction, `не` or `nu`; most have at most three letters. */
const SHORT_WORD = /(?<![\p{L}\p{N}-])(\p{Ll}{1,3}|fără|după|până|prin|spre|через|перед) (?=[\p{L}\p{N}])/giu;

/** Ends no line with a short word and begins none with a dash. */
export const noBreakShortWords = (text: string): string =>
  text.replaceAll(SHORT_WORD, '$1\u00A0').replaceAll(/ (?=[–—] )/g, '\u00A0');

/** Keeps a house number on the line of its street. */
export const noBreakHouseNumber = (address: string): string => address.replace(/, (?=\d\S*$)/, ',\u00A0');

/**
 * Keeps units with their numbers and a short hyphenated name on one line. By an element: the font has no non-breaking
 * hyphen, and a joiner would be copied with the text.
 */
export const noBreakName = (text: string): ReactNode => {
  const parts = noBreakUnits(text).split(HYPHENATED);
  if (parts.length === 1) return parts[0];
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) =>
      place % 2 === 1 && part.length <= LONGEST
        ? createElement('span', { className: 'whitespace-nowrap' }, part)
        : part,
    ),
  );
};
