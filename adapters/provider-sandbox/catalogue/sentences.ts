import * as v from 'valibot';
import { type Bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { isProperty } from './properties.ts';
import { spaced } from './tables.ts';

/** What is known of a product by property key, in the Russian words of its page; undefined where it has no such property. */
export type Facts = (key: string) => string | undefined;

/**
 * A sentence with what it claims and of which products it is true. One of a review may stand for several, by places such
 * as `[неделю|месяц]` and the names `{brand}` and `{model}`.
 *
 * `says` keeps apart what cannot stand side by side: `weight+` and `weight-` contradict each other, and `time!` is said
 * by one sentence at most. `needs` are conditions on properties: `nfc` and `!nfc`, `charging>=45`, `weight<190`,
 * `kind=фен|стайлер` and `brand!=apple` (a part of the value, in lower case), `family==phone` (the whole of it).
 */
export interface Sentence extends Bilingual {
  readonly says: readonly string[];
  readonly needs: readonly string[];
}

const CLAIM = /^[a-z]+[+!-]$/;
const NEED = /^(!?)([a-z_\d]+)(?:(>=|<|!=|==|=)(.+))?$/;
const NOTHING = ['', 'нет'];

/** The number that a value begins with: 30000 of "30 000 Па". */
const amount = (value: string): number => Number.parseFloat(value.replaceAll(/\s/g, '').replace(',', '.'));

/** What conditions ask of a product besides its properties. */
const BESIDE = ['price', 'family', 'simple', 'days'];

const isNeed = (need: string): boolean => {
  const key = NEED.exec(need)?.[2] ?? '';
  return isProperty(key) || BESIDE.includes(key);
};

/** What stands in the places of a sentence: `{key}` is a property in words. */
export const PLACE = /\{([a-z_\d]+)\}/g;

const sentenceText = v.pipe(
  text,
  v.check((words) => [...words.matchAll(PLACE)].every(([, key = '']) => isProperty(key)), 'No such property in {}'),
);

/** The columns of a table of sentences; claims and conditions have spaces between them. */
export const sentence = {
  ru: sentenceText,
  ro: sentenceText,
  says: v.pipe(
    spaced,
    v.check((claims) => claims.every((claim) => CLAIM.test(claim)), 'A claim is a word with +, - or ! after it'),
  ),
  needs: v.pipe(
    spaced,
    v.check((needs) => needs.every(isNeed), 'A condition asks for a known property'),
  ),
};

function holds(need: string, facts: Facts): boolean {
  const [, not, key = '', sign, wanted = ''] = NEED.exec(need) ?? [];
  const value = (facts(key) ?? '').toLowerCase();
  const choices = wanted.split('|').map((choice) => choice.replaceAll('_', ' '));
  const found = choices.some((choice) => value.includes(choice));
  if (sign === '>=') return amount(value) >= Number(wanted);
  if (sign === '<') return amount(value) < Number(wanted);
  if (sign === '==') return choices.includes(value);
  if (sign === '=') return found;
  if (sign === '!=') return !found;
  return NOTHING.includes(value) === (not === '!');
}

/** Whether a sentence is true of a product. */
export const fits = ({ needs }: Sentence, facts: Facts): boolean => needs.every((need) => holds(need, facts));

/** What would contradict a claim. */
export const against = (claim: string): string =>
  claim.endsWith('+') ? `${claim.slice(0, -1)}-` : claim.endsWith('-') ? `${claim.slice(0, -1)}+` : claim;
