import { closings, features, intros } from '#adapters/provider-sandbox/catalogue/seed/descriptions.ts';
import type { Blueprint } from './blueprints.ts';
import type { Bilingual } from './model.ts';
import { words } from './properties.ts';
import { random } from './random.ts';
import type { Value } from './tables.ts';
import { b } from './text.ts';

const fill = (text: string, value: string): string => text.replaceAll('{}', value);
const both = (text: Bilingual, value: Bilingual): Bilingual => b(fill(text.ru, value.ru), fill(text.ro, value.ro));

const least: Readonly<Record<string, number>> = { main_camera: 8, screen_size: 5 };

/** Absent and small values are listed among the properties, but nobody praises them. */
const worthTelling = (key: string, value: Value): boolean =>
  value !== false && value !== '@none' && (typeof value !== 'number' || value >= (least[key] ?? 0.1));

const named = '{name}';
const memo = new Map<string, Bilingual>();

function compose({ table, modelSlug, values }: Blueprint): Bilingual {
  const chance = random(`description ${modelSlug}`);
  const intro = both(chance.pick(intros[table.picture]), b(named, named));
  const known = Object.entries(values).flatMap(([key, value]) => {
    const texts = features[key];
    return texts === undefined || !worthTelling(key, value) ? [] : [{ texts, value: words(key, value) }];
  });
  const chosen = chance.sample(known, 4).map(({ texts, value }) => both(chance.pick(texts), value));
  const closing = chance.pick(closings);
  const html = (language: keyof Bilingual) => {
    const details = chosen.map((text) => text[language]);
    const middle = details.length > 0 ? `<p>${details.join(' ')}</p>` : '';
    return `<p>${intro[language]}</p>${middle}<p>${closing[language]}</p>`;
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
