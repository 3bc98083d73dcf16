import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { alternativeTexts } from './alternatives.ts';

/** What another spelling found where the text itself found nothing. */
export interface FoundOtherwise<Found> {
  readonly text: string;
  readonly found: Found;
}

/**
 * The first other spelling of a text that finds anything, with what it finds; undefined when none does (rule SEARCH-10).
 * They are asked one after another, because most searches for nothing end with the first; one that fails is passed over.
 */
export const findAlternative = async <Found extends { readonly totalCount: number }>(
  text: string,
  ask: (text: string) => Promise<Result<Found, Failure>>,
): Promise<FoundOtherwise<Found> | undefined> => {
  for (const other of alternativeTexts(text)) {
    const answer = await ask(other);
    if (answer.ok && answer.value.totalCount > 0) return { text: other, found: answer.value };
  }
  return undefined;
};
