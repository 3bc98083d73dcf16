import * as v from 'valibot';
import { type Bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { isProperty } from './properties.ts';
import { wordsCell } from './tables.ts';

/** A product's facts by property key, in Russian; undefined when it lacks the property. */
export type Facts = (key: string) => string | undefined;

/**
 * A sentence with its claims (`says`) and conditions (`needs`). Review sentences may have variants, `[неделю|месяц]`,
 * and the names `{brand}` and `{model}`. Claims: `weight+` and `weight-` exclude each other; `time!` may occur once in
 * a text. Conditions on properties: `nfc`, `!nfc`, `charging>=45`, `weight<190`, `kind=фен|стайлер` and `brand!=apple`
 * (part of the value, lower case), `family==phone` (the whole value).
 */
export interface Sentence extends Bilingual {
  readonly says: readonly string[];
  readonly needs: readonly string[];
}

const CLAIM = /^[a-z]+[+!-]$/;
const NEED = /^(!?)([a-z_\d]+)(?:(>=|<|!=|==|=)(.+))?$/;
const EMPTY_VALUES = ['', 'нет'];

/** The number at the start of a value: 30000 for "30 000 Па". */
const leadingNumber = (value: string): number => Number.parseFloat(value.replaceAll(/\s/g, '').replace(',', '.'));

/** Keys of conditions that are not properties. */
const OTHER_FACTS = ['price', 'family', 'simple', 'days'];

const isNeed = (need: string): boolean => {
  const key = NEED.exec(need)?.[2] ?? '';
  return isProperty(key) || OTHER_FACTS.includes(key);
};

/** Placeholders of a sentence: `{key}` is a property's value. */
export const PLACEHOLDER = /\{([a-z_\d]+)\}/g;

const sentenceText = v.pipe(
  text,
  v.check(
    (words) => [...words.matchAll(PLACEHOLDER)].every(([, key = '']) => isProperty(key)),
    'No such property in {}',
  ),
);

/** Columns of a table of sentences. Claims and conditions are separated by spaces. */
export const sentenceColumns = {
  ru: sentenceText,
  ro: sentenceText,
  says: v.pipe(
    wordsCell,
    v.check((claims) => claims.every((claim) => CLAIM.test(claim)), 'A claim is a word with +, - or ! after it'),
  ),
  needs: v.pipe(
    wordsCell,
    v.check((needs) => needs.every(isNeed), 'A condition asks for a known property'),
  ),
};

function isMet(need: string, facts: Facts): boolean {
  const [, not, key = '', sign, wanted = ''] = NEED.exec(need) ?? [];
  const value = (facts(key) ?? '').toLowerCase();
  const choices = wanted.split('|').map((choice) => choice.replaceAll('_', ' '));
  const found = choices.some((choice) => value.includes(choice));
  if (sign === '>=') return leadingNumber(value) >= Number(wanted);
  if (sign === '<') return leadingNumber(value) < Number(wanted);
  if (sign === '==') return choices.includes(value);
  if (sign === '=') return found;
  if (sign === '!=') return !found;
  return EMPTY_VALUES.includes(value) === (not === '!');
}

/** Whether a sentence is true of a product. */
export const isTrueOf = ({ needs }: Sentence, facts: Facts): boolean => needs.every((need) => isMet(need, facts));

/** The claim that contradicts this one. */
export const opposite = (claim: string): string =>
  claim.endsWith('+') ? `${claim.slice(0, -1)}-` : claim.endsWith('-') ? `${claim.slice(0, -1)}+` : claim;
