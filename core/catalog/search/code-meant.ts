import type { Product } from '#core/catalog/products/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { readCode } from './code.ts';
import { otherLayouts } from './layouts.ts';
import { isCyrillic } from './script.ts';
import { isProductCode, type SearchAnswer } from './search.ts';

/** What stands between the parts of a code that is written to be read. */
const BETWEEN = /[\s.–—-]+/g;
/** A whole code without anything in between: as many digits as the shortest one has, or a name would be taken for a code. */
const WHOLE = /^(?:mi(\d{7,})|(acc|ver3|ver4|hit|ult|bom)(\d{7,}))$/i;

/** The whole code that a text is without what stands in between. */
const joined = (text: string): string | undefined => {
  const [, digits, prefix, rest] = WHOLE.exec(text.replace(BETWEEN, '')) ?? [];
  if (digits) return readCode(`MI${digits}`);
  return prefix ? readCode(`${prefix}-${rest}`) : undefined;
};

/**
 * The whole codes that a text may be meant as in the vitrina, likeliest first: in the letters' own case, without the spaces,
 * dots and dashes inside, typed on the Cyrillic layout (rule SEARCH-23). None when it is no whole code.
 */
export const codesMeant = (text: string): readonly string[] => {
  const typed = text.trim();
  const lower = typed.toLowerCase();
  const texts = [typed, ...(isCyrillic(lower) ? otherLayouts(lower) : [])];
  return [...new Set(texts.flatMap((read) => [readCode(read), joined(read)]))].filter((code) => code !== undefined);
};

/** By which codes the vitrina searches for a text before it does by name; none for an ordinary one (rules SEARCH-5, SEARCH-23). */
export const codesSought = (text: string): readonly string[] => {
  const meant = codesMeant(text);
  return meant.length === 0 && isProductCode(text) ? [text.trim()] : meant;
};

/** Whether a text leads to a product by its code, be it once it is searched for (rules SEARCH-15, SEARCH-23). */
export const leadsByCode = (text: string, vitrina: boolean): boolean => vitrina && codesMeant(text).length > 0;

/** What codes find. */
export interface FoundByCode {
  /** The one that found it, or the first of them when none did. */
  readonly code: string;
  readonly found: SearchAnswer;
}

/** What the first of the codes that finds anything finds, or that none does; undefined when there is none. Errors: the port's own. */
export const findByCodes = async (
  codes: readonly string[],
  ask: (code: string) => Promise<Result<SearchAnswer, Failure>>,
): Promise<Result<FoundByCode, Failure> | undefined> => {
  let first: Result<FoundByCode, Failure> | undefined;
  for (const code of codes) {
    const answer = await ask(code);
    if (!answer.ok) return answer;
    const found = { ok: true, value: { code, found: answer.value } } as const;
    if (answer.value.totalCount > 0) return found;
    first ??= found;
  }
  return first;
};

/** The product that has exactly the code that a text is meant as (rules SEARCH-15, SEARCH-23); undefined when none has. */
export const exactProduct = (products: readonly Product[], text: string): Product | undefined => {
  const codes = [text.trim(), ...codesMeant(text)];
  return products.find(({ code }) => codes.includes(code));
};
