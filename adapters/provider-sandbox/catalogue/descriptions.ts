import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Blueprint } from './blueprints.ts';
import { familyName, isSimple } from './families.ts';
import { type Random, random } from './random.ts';
import { type Facts, fits, PLACE, type Sentence, sentence } from './sentences.ts';
import { b } from './text.ts';
import { words } from './values.ts';

const named = '{}';
const memo = new Map<string, Bilingual>();

/**
 * How a description begins, by family and, where one family has cheap and dear models, by price; `{}` is the model's
 * name. What an opening claims, no sentence of the features says again.
 */
export const openings = once(() =>
  readTable('products/description-openings.csv', v.strictObject({ family: familyName, ...sentence })),
);

/** Sentences about single properties; `{key}` is a property's value in words. */
export const features = once(() => readTable('products/description-features.csv', v.strictObject(sentence)));

/** Sentences about buying in this shop. */
export const closings = once(() => readTable('products/description-closings.csv', v.strictObject(sentence)));

/** A model's properties, with what it costs, what kind of goods it is and whether it needs no setting up. */
function factsOf({ goods, values, variant }: Blueprint): Facts {
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, words(key, value).ru]));
  texts.set('price', String(variant.price)).set('family', goods.family);
  if (isSimple(goods.family)) texts.set('simple', 'да');
  return (key) => texts.get(key);
}

/** `USB-C, USB-A` as `USB-C и USB-A`: in a sentence a list ends with "and". */
const listed = (text: string, language: keyof Bilingual): string =>
  text.replace(/, (?!.*, )/, language === 'ru' ? ' и ' : ' și ');

/** The sentence with a blueprint's values in the places for them. */
const filled = (text: Sentence, { values }: Blueprint): Bilingual => {
  const inside = (language: keyof Bilingual): string =>
    text[language].replaceAll(PLACE, (_, key: string) => listed(words(key, values[key] ?? '')[language], language));
  return b(inside('ru'), inside('ro'));
};

/** Sentences that are true and have all the values that they name. */
const suitable = (sentences: readonly Sentence[], facts: Facts): Sentence[] =>
  sentences.filter((one) => fits(one, facts) && [...one.ru.matchAll(PLACE)].every(([, key = '']) => facts(key)));

/** Up to so many sentences, each of another subject. */
function ofDifferentSubjects(sentences: readonly Sentence[], count: number, chance: Random): Sentence[] {
  const chosen = new Map<string, Sentence>();
  for (const one of chance.sample(sentences, sentences.length)) {
    const subject = one.says.join(' ');
    if (!chosen.has(subject)) chosen.set(subject, one);
  }
  return [...chosen.values()].slice(0, count);
}

/** What may follow an opening: sentences of subjects that it has not spoken of. */
export const featuresAfter = (opening: Sentence, blueprint: Blueprint): Sentence[] =>
  suitable(features(), factsOf(blueprint)).filter(({ says }) => !says.some((claim) => opening.says.includes(claim)));

/** The beginnings that suit a model by its price and by what it can do. */
export const openingsFor = (blueprint: Blueprint): Sentence[] =>
  suitable(
    openings().filter(({ family }) => family === blueprint.goods.family),
    factsOf(blueprint),
  );

function compose(blueprint: Blueprint): Bilingual {
  const chance = random(`description ${blueprint.modelSlug}`);
  const opening = chance.pick(openingsFor(blueprint));
  const details = ofDifferentSubjects(featuresAfter(opening, blueprint), 4, chance).map((text) =>
    filled(text, blueprint),
  );
  const closing = chance.pick(suitable(closings(), factsOf(blueprint)));
  const html = (language: keyof Bilingual) => {
    const lines = details.map((text) => text[language]);
    const middle = lines.length > 0 ? `<p>${lines.join(' ')}</p>` : '';
    return `<p>${opening[language]}</p>${middle}<p>${closing[language]}</p>`;
  };
  return b(html('ru'), html('ro'));
}

/** A paragraph about what it is, one about what it can do, one about buying it here. */
export function description(blueprint: Blueprint, model: string): Bilingual {
  const text = memo.get(blueprint.colourGroup) ?? compose(blueprint);
  memo.set(blueprint.colourGroup, text);
  const name = `${blueprint.brand} ${model}`;
  return b(text.ru.replaceAll(named, name), text.ro.replaceAll(named, name));
}
