import * as v from 'valibot';
import { readJson } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

/**
 * Topics, most specific first. `asked` are patterns of lower-case text without diacritics; `path` is a page of the
 * shop.
 */
const { topics, unknown } = readJson(
  'chat.json',
  v.strictObject({
    topics: v.array(v.strictObject({ asked: v.array(pattern()), answer: bilingual, path: v.optional(text) })),
    unknown: bilingual,
  }),
);

/** The prepared answer to a question. */
export const answerTo = (question: string, locale: Locale): { readonly text: string; readonly path?: string } => {
  const plain = question
    .toLowerCase()
    .replaceAll(/[ăâ]/g, 'a')
    .replaceAll('î', 'i')
    .replaceAll(/[șş]/g, 's')
    .replaceAll(/[țţ]/g, 't')
    .trim();
  const { answer = unknown, path } = topics.find(({ asked }) => asked.some((said) => said.test(plain))) ?? {};
  return { text: answer[locale], ...(path ? { path } : {}) };
};
