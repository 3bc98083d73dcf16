import { clean, comparableText, type Failure, type Result } from '#core/kernel/shared/index.ts';
import { alternativeTexts } from './alternatives.ts';
import { transliterations } from './transliteration.ts';

/** What another spelling found where the text itself found nothing. */
export interface AlternativeResult<Found> {
  readonly text: string;
  readonly found: Found;
}

interface Titled {
  readonly totalCount: number;
  readonly products: readonly { readonly title: string }[];
}

/** How many letters of a word say which word is meant: an ending or a slip may follow. */
const BEGINNING = 3;

/** The words of a text without marks and in lower case. */
const wordsOf = (text: string): readonly string[] =>
  comparableText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** So many digits behind letters are a code, and so they are behind a dash. */
const CODE = /(?:^|\s)\p{L}+\d?-?\d{4,}(?=\s|$)/u;

/** Whether a title has a word that begins like a word of the text. Codes are in no title, bare numbers in many. */
const isNamedIn = (text: string, products: Titled['products']): boolean => {
  if (CODE.test(text)) return true;
  const beginnings = wordsOf(text)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.slice(0, BEGINNING));
  return products.some(({ title }) =>
    wordsOf(title).some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
  );
};

/**
 * First other spelling with results, and these; else undefined (rule SEARCH-10). Results of another keyboard layout
 * must contain its words, for random keys match something by chance (rule SEARCH-11). Spellings are tried in turn; a
 * failed one is skipped.
 */
export const findAlternative = async <Found extends Titled>(
  text: string,
  ask: (text: string) => Promise<Result<Found, Failure>>,
): Promise<AlternativeResult<Found> | undefined> => {
  const inOtherScript = transliterations(clean(text).toLowerCase());
  for (const other of alternativeTexts(text)) {
    const answer = await ask(other);
    if (!answer.ok || answer.value.totalCount === 0) continue;
    if (inOtherScript.includes(other) || isNamedIn(other, answer.value.products))
      return { text: other, found: answer.value };
  }
  return undefined;
};
