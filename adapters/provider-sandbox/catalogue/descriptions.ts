import * as v from 'valibot';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Blueprint } from './blueprints.ts';
import { familyName, needsNoSetup } from './families.ts';
import { type Random, random } from './random.ts';
import { type Facts, isTrueOf, PLACEHOLDER, type Sentence, sentenceColumns } from './sentences.ts';
import { forBoth, joinWithAnd } from './text.ts';
import { valueText } from './values.ts';

const NAME = '{}';
const memo = new Map<string, Bilingual>();

/** First sentences by family, and by price where a family has cheap and expensive models. `{}` is the model's name. */
export const openings = lazy(() =>
  readTable('products/description-openings.csv', v.strictObject({ family: familyName, ...sentenceColumns })),
);

/** Sentences about single properties; `{key}` is a property's value. */
export const features = lazy(() => readTable('products/description-features.csv', v.strictObject(sentenceColumns)));

function factsOf({ goods, values, variant }: Blueprint): Facts {
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, valueText(key, value).ru]));
  texts.set('price', String(variant.price)).set('family', goods.family);
  if (needsNoSetup(goods.family)) texts.set('simple', 'да');
  return (key) => texts.get(key);
}

/** The sentence with the blueprint's values filled in. */
const fillPlaceholders = (text: Sentence, { values }: Blueprint): Bilingual =>
  forBoth((language) =>
    text[language].replaceAll(
      PLACEHOLDER,
      (_, key: string) => joinWithAnd(valueText(key, values[key] ?? ''))[language],
    ),
  );

/** Sentences that are true of the product and whose placeholders all have values. */
const usableSentences = (sentences: readonly Sentence[], facts: Facts): Sentence[] =>
  sentences.filter(
    (one) => isTrueOf(one, facts) && [...one.ru.matchAll(PLACEHOLDER)].every(([, key = '']) => facts(key)),
  );

/** At most `count` sentences, one for each subject. */
function pickBySubject(sentences: readonly Sentence[], count: number, rng: Random): Sentence[] {
  const chosen = new Map<string, Sentence>();
  for (const one of rng.sample(sentences, sentences.length)) {
    const subject = one.says.join(' ');
    if (!chosen.has(subject)) chosen.set(subject, one);
  }
  return [...chosen.values()].slice(0, count);
}

/** Feature sentences that do not repeat what the opening claims. */
export const featuresAfter = (opening: Sentence, blueprint: Blueprint): Sentence[] =>
  usableSentences(features(), factsOf(blueprint)).filter(
    ({ says }) => !says.some((claim) => opening.says.includes(claim)),
  );

/** Openings that are true of the model. */
export const openingsFor = (blueprint: Blueprint): Sentence[] =>
  usableSentences(
    openings().filter(({ family }) => family === blueprint.goods.family),
    factsOf(blueprint),
  );

function compose(blueprint: Blueprint): Bilingual {
  const rng = random(`description ${blueprint.modelSlug}`);
  const opening = rng.pick(openingsFor(blueprint));
  const details = pickBySubject(featuresAfter(opening, blueprint), 2, rng).map((text) =>
    fillPlaceholders(text, blueprint),
  );
  const html = (language: keyof Bilingual) => {
    const lines = details.map((text) => text[language]);
    const middle = lines.length > 0 ? `<p>${lines.join(' ')}</p>` : '';
    return `<p>${opening[language]}</p>${middle}`;
  };
  return forBoth(html);
}

/** HTML of two paragraphs: what it is, and what it can do where that is known. */
export function description(blueprint: Blueprint, model: string): Bilingual {
  const text = memo.get(blueprint.colourGroup) ?? compose(blueprint);
  memo.set(blueprint.colourGroup, text);
  const name = `${blueprint.brand} ${model}`;
  return forBoth((language) => text[language].replaceAll(NAME, name));
}
