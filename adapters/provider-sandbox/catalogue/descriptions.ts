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

/** First sentences by family, and by price where a family has cheap and expensive models. `{}` is the model's name. */
export const openings = once(() =>
  readTable('products/description-openings.csv', v.strictObject({ family: familyName, ...sentence })),
);

/** Sentences about single properties; `{key}` is a property's value. */
export const features = once(() => readTable('products/description-features.csv', v.strictObject(sentence)));

/** Sentences about buying in this shop. */
export const closings = once(() => readTable('products/description-closings.csv', v.strictObject(sentence)));

function factsOf({ goods, values, variant }: Blueprint): Facts {
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, words(key, value).ru]));
  texts.set('price', String(variant.price)).set('family', goods.family);
  if (isSimple(goods.family)) texts.set('simple', 'да');
  return (key) => texts.get(key);
}

/** `USB-C, USB-A` becomes `USB-C и USB-A`. */
const listed = (text: string, language: keyof Bilingual): string =>
  text.replace(/, (?!.*, )/, language === 'ru' ? ' и ' : ' și ');

/** The sentence with the blueprint's values filled in. */
const filled = (text: Sentence, { values }: Blueprint): Bilingual => {
  const inside = (language: keyof Bilingual): string =>
    text[language].replaceAll(PLACE, (_, key: string) => listed(words(key, values[key] ?? '')[language], language));
  return b(inside('ru'), inside('ro'));
};

/** Sentences that are true of the product and whose placeholders all have values. */
const suitable = (sentences: readonly Sentence[], facts: Facts): Sentence[] =>
  sentences.filter((one) => fits(one, facts) && [...one.ru.matchAll(PLACE)].every(([, key = '']) => facts(key)));

/** At most `count` sentences, one for each subject. */
function ofDifferentSubjects(sentences: readonly Sentence[], count: number, chance: Random): Sentence[] {
  const chosen = new Map<string, Sentence>();
  for (const one of chance.sample(sentences, sentences.length)) {
    const subject = one.says.join(' ');
    if (!chosen.has(subject)) chosen.set(subject, one);
  }
  return [...chosen.values()].slice(0, count);
}

/** Feature sentences that do not repeat what the opening claims. */
export const featuresAfter = (opening: Sentence, blueprint: Blueprint): Sentence[] =>
  suitable(features(), factsOf(blueprint)).filter(({ says }) => !says.some((claim) => opening.says.includes(claim)));

/** Openings that are true of the model. */
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

/** HTML of three paragraphs: what it is, what it can do, buying it here. */
export function description(blueprint: Blueprint, model: string): Bilingual {
  const text = memo.get(blueprint.colourGroup) ?? compose(blueprint);
  memo.set(blueprint.colourGroup, text);
  const name = `${blueprint.brand} ${model}`;
  return b(text.ru.replaceAll(named, name), text.ro.replaceAll(named, name));
}
