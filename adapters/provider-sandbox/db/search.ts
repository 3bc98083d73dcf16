import { fold, foldCode } from './fold.ts';
import type { Sql, SqlValue } from './sql.ts';

/** Enough to name a product; more words only cost time. */
const MAX_WORDS = 8;
const MAX_TEXT = 200;
/** The shortest part that the index of letter triples can find. */
const GRAM = 3;

/** The order of what was found: how the text fits, then how much the product is wanted. */
export const RELEVANCE = 'hit.tier, product.popularity DESC, product.id';
/**
 * The products found by the last search of this connection. Queries begin from it by `CROSS JOIN`: the planner has no
 * statistics of temporary tables and would walk the whole catalogue for three products.
 */
export const FOUND = 'SELECT product FROM hit';

/**
 * Finds products whose words contain every word of the text, as a beginning or anywhere inside, and keeps them in
 * the temporary table `hit` with a tier: exact code, code by prefix, a title that begins so, a title that has the
 * phrase from the start of a word, a title that has every word somewhere, anything else.
 */
export const findProducts = (sql: Sql, text: string): void => {
  sql.exec('CREATE TEMP TABLE IF NOT EXISTS hit(product INTEGER PRIMARY KEY, tier INTEGER NOT NULL)');
  sql.run('DELETE FROM hit');
  const asked = text.slice(0, MAX_TEXT);
  const phrase = fold(asked);
  if (phrase === '' || collect(sql, phrase, foldCode(asked)) > 0) return;
  // "note13pro" is written without spaces by some and with them by others.
  const apart = fold(phrase.replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' '));
  if (apart !== phrase) collect(sql, apart, foldCode(asked));
};

/** How many of the found products stand in each section of the catalogue, most first. */
export const foundByCategory = (sql: Sql): readonly { category: number; total: number }[] =>
  sql.all(`SELECT section AS category, count(*) AS total FROM hit CROSS JOIN product ON product.id = hit.product
    GROUP BY section ORDER BY total DESC, section`);

/** Lets only the found products of a category, of any level, stay found. */
export const keepWithin = (sql: Sql, category: number): void => {
  sql.run('DELETE FROM hit WHERE product NOT IN (SELECT product FROM product_category WHERE category = ?)', category);
};

/** The products whose code is the text or begins with it: the first ids, the exact one first, and how many there are. */
export const findByCode = (sql: Sql, text: string, limit: number): { ids: readonly number[]; total: number } => {
  const code = foldCode(text.slice(0, MAX_TEXT));
  if (code === '') return { ids: [], total: 0 };
  const rows = sql.all<{ id: number; total: number }>(
    `SELECT id, count(*) OVER () AS total FROM product WHERE code_fold >= ?1 AND code_fold < ?2
     ORDER BY code_fold LIMIT ?3`,
    ...[code, after(code), limit],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
};

const collect = (sql: Sql, phrase: string, code: string): number => {
  const words = [...new Set(phrase.split(' '))].slice(0, MAX_WORDS);
  const [sets, values] = [words.map(wordSet), words.flatMap(wordValues)];
  const titled = words.map(() => '(instr(heads, ?) > 0 OR instr(heads, ?) > 0)').join(' AND ');
  return sql.run(
    `INSERT INTO hit SELECT product.id, CASE
       WHEN code_fold = ? THEN 0 WHEN instr(code_fold, ?) = 1 THEN 1
       WHEN instr(heads, ?) > 0 THEN 2 WHEN instr(heads, ?) > 0 THEN 3 WHEN ${titled} THEN 4 ELSE 5 END
     FROM (${sets.join(' INTERSECT ')}) CROSS JOIN product ON product.id = found CROSS JOIN search_text ON product = found`,
    ...[code, code, `\n${phrase}`, ` ${phrase}`, ...words.flatMap((word) => [`\n${word}`, ` ${word}`]), ...values],
  );
};

const wordSet = (word: string): string => {
  const byPrefix = 'SELECT rowid AS found FROM search_word WHERE search_word MATCH ?';
  const inside = 'SELECT rowid AS found FROM search_gram WHERE search_gram MATCH ?';
  return `SELECT found FROM (${isGram(word) ? `${byPrefix} UNION ${inside}` : byPrefix})`;
};

/** A folded word has letters and digits only, so quoting it is all that the query language of FTS5 needs. */
const wordValues = (word: string): SqlValue[] => (isGram(word) ? [`"${word}"*`, `"${word}"`] : [`"${word}"*`]);

const isGram = (word: string): boolean => [...word].length >= GRAM;

/** The smallest text that stands after everything that begins with `prefix`. */
const after = (prefix: string): string => `${prefix}\u{10FFFF}`;
