import { clean, type Failure, plain, type Result } from '#core/kernel/shared/index.ts';
import { alternativeTexts } from './alternatives.ts';
import { transliterations } from './transliteration.ts';

/** What another spelling found where the text itself found nothing. */
export interface FoundOtherwise<Found> {
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
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** So many digits behind letters are a code, and so they are behind a dash. */
const CODE = /(?:^|\s)\p{L}+\d?-?\d{4,}(?=\s|$)/u;

/**
 * Whether something that was found has a word that begins like one of the text's; a code stands in no title, and a bare
 * number in many.
 */
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
 * The first other spelling of a text that finds anything, with what it finds; undefined when none does (rule SEARCH-10).
 * Of keys pressed at random another layout makes a word like any other, which finds what is spelled a little like it:
 * what another layout finds has to be named by it (rule SEARCH-11). They are asked one after another, because most
 * searches for nothing end with the first; one that fails is passed over.
 */
export const findAlternative = async <Found extends Titled>(
  text: string,
  ask: (text: string) => Promise<Result<Found, Failure>>,
): Promise<FoundOtherwise<Found> | undefined> => {
  const inOtherScript = transliterations(clean(text).toLowerCase());
  for (const other of alternativeTexts(text)) {
    const answer = await ask(other);
    if (!answer.ok || answer.value.totalCount === 0) continue;
    if (inOtherScript.includes(other) || isNamedIn(other, answer.value.products))
      return { text: other, found: answer.value };
  }
  return undefined;
};
