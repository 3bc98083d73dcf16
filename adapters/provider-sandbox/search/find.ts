import { codePrefixes } from '#adapters/provider-sandbox/catalogue/codes.ts';
import { type Columns, queryNumbers, type SearchResult } from '#adapters/provider-sandbox/db/columns.ts';
import { foldCode } from '#adapters/provider-sandbox/db/fold.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { parseQuery, type QueryWord } from './query.ts';
import { withoutOtherModels } from './ranking.ts';
import { contextKey } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

const NOTHING: SearchResult = { ids: new Uint32Array(0), words: [] };
const MOST_TEXT = 200;

/**
 * Finds products that match every word, directly or by meaning. When none does, drops the least important words until
 * something matches. A text that starts like a product code searches codes.
 */
export const findProducts = (sql: Sql, columns: Columns, text: string): SearchResult => {
  const key = text.slice(0, MOST_TEXT);
  const result = columns.searches.get(key) ?? find(sql, columns, text);
  columns.searches.set(key, result);
  return result;
};

const find = (sql: Sql, columns: Columns, text: string): SearchResult => {
  const byCode = CODE_PREFIX.test(text.trim()) ? findByCode(sql, text, MOST_CODES).ids : [];
  if (byCode.length > 0) return { ids: Uint32Array.from(byCode).sort(), words: [] };
  for (const words of interpretations(text, columns.vocabulary)) {
    for (const anyContext of [false, true]) {
      const ids = Uint32Array.from(queryNumbers(sql, MATCHING, matchExpression(words, anyContext)));
      if (ids.length > 0) return { ids: withoutOtherModels(columns, ids, words), words };
    }
  }
  return NOTHING;
};

/** Long enough not to be a model's name. */
const CODE_PREFIX = /^[a-z]{2,4}\d?-?\d{4,}$/i;
/** Most products of a code prefix. */
const MOST_CODES = 1000;

/** FTS5 returns sorted ids. */
const MATCHING = 'SELECT json_group_array(rowid) AS list FROM search_index WHERE search_index MATCH ?';

/**
 * An FTS5 query for all words. Context words count only next to a word that names goods: `телефон` finds no cases,
 * `чехол на телефон` does. Keys contain letters and digits only, so quotes are enough to escape them.
 */
const matchExpression = (words: readonly QueryWord[], anyContext: boolean): string =>
  words
    .map((word) => {
      const inContext = anyContext || words.some((other) => other !== word && other.isName);
      const keys = [...word.terms.keys()].flatMap(({ key }) => (inContext ? [key, contextKey(key)] : [key]));
      return `(${keys.map((key) => `"${key}"`).join(' OR ')})`;
    })
    .join(' AND ');

/** A search stops after so many tries. */
const MOST_TRIES = 40;

/**
 * Interpretations of a query, best first: all words; a bare number as the end of a model, `s26` for `26`; then fewer
 * words, dropping the least important ones.
 */
function* interpretations(text: string, vocabulary: Vocabulary): Iterable<readonly QueryWord[]> {
  const words = parseQuery(text, vocabulary);
  if (words.length === 0) return;
  yield words;
  if (/\d/.test(text)) yield parseQuery(text, vocabulary, { isModelsEnd: true });
  const sets = Array.from({ length: 2 ** words.length - 2 }, (_, set) =>
    words.filter((_word, bit) => (set + 1) & (1 << bit)),
  );
  const weigh = (set: readonly QueryWord[]) => set.reduce((sum, { weight }) => sum + weight, 0);
  sets.sort((one, other) => weigh(other) - weigh(one) || other.length - one.length);
  yield* sets.slice(0, MOST_TRIES);
  yield* sets.slice(MOST_TRIES).filter(({ length }) => length === 1);
}

/**
 * Products whose code is the text or starts with it, exact match first, and their number. Digits alone match any code
 * prefix.
 */
export const findByCode = (sql: Sql, text: string, limit: number): { ids: readonly number[]; total: number } => {
  const code = foldCode(text.slice(0, MOST_TEXT));
  if (code === '') return { ids: [], total: 0 };
  const begun = DIGITS.test(code) ? codePrefixes.map((letters) => foldCode(`${letters}${code}`)) : [code];
  const rows = sql.all<{ id: number; total: number }>(
    `SELECT product.id, count(*) OVER () AS total FROM json_each(?1) AS begun
     CROSS JOIN product ON code_fold >= begun.value AND code_fold < begun.value || ?2
     ORDER BY code_fold <> begun.value, code_fold LIMIT ?3`,
    ...[JSON.stringify(begun), HIGHEST, limit],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
};

const DIGITS = /^\d+$/;
/** Sorts after any continuation of a prefix. */
const HIGHEST = '\u{10FFFF}';
