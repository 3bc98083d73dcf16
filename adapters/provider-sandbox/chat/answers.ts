import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { bilingual, pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

/** What the assistant knows; of several topics the first counts, and the last one is everything else. */
const topics = once(() =>
  readTable(
    'chat-answers.csv',
    v.strictObject({
      /** What a question about it says, in either language; lower case, no diacritics. */
      asked: pattern,
      answer: bilingual,
      /** Page of the shop that says more, without language prefix. */
      path: v.optional(text),
    }),
  ),
);

/** What the assistant says. */
export interface Answer {
  readonly text: string;
  readonly path?: string;
}

/** The prepared answer to a question, in the language of the page. */
export const answerTo = (question: string, locale: Locale): Answer => {
  const plain = question
    .toLowerCase()
    .replaceAll(/[ăâ]/g, 'a')
    .replaceAll('î', 'i')
    .replaceAll(/[șş]/g, 's')
    .replaceAll(/[țţ]/g, 't')
    .trim();
  const topic = topics().find(({ asked }) => asked.test(plain));
  return { text: topic?.answer[locale] ?? '', ...(topic?.path ? { path: topic.path } : {}) };
};
