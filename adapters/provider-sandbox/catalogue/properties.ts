import { countryOf } from '#adapters/provider-sandbox/catalogue/seed/countries.ts';
import { familyOf } from '#adapters/provider-sandbox/catalogue/seed/part-families.ts';
import { properties } from '#adapters/provider-sandbox/catalogue/seed/properties.ts';
import { type GroupKey, ownGroups, propertyGroups } from '#adapters/provider-sandbox/catalogue/seed/property-groups.ts';
import { singlesOf } from '#adapters/provider-sandbox/catalogue/seed/single-values.ts';
import { terms } from '#adapters/provider-sandbox/catalogue/seed/terms.ts';
import type { Blueprint } from './blueprints.ts';
import type { Bilingual, SeedProperty, SeedPropertyGroup } from './model.ts';
import type { ModelTable, Value } from './tables.ts';
import { b, capital, countOf, number, same } from './text.ts';
import { gigabytes } from './variants.ts';

/** Units of values that are written out, such as `10 m`, and what they are in Russian. */
const LATIN_UNIT = /(?<=\d )(?:mm?|[MG]bps)\b/g;
const russianUnits: Readonly<Record<string, string>> = { m: 'м', mm: 'мм', Mbps: 'Мбит/с', Gbps: 'Гбит/с' };
/** The point of `3.5 mm` and `1/1.9″`, which both languages write as a comma; that of `HDMI 2.1` is part of a name. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d+(?: mm?\b|″))/g;
/** How many of a thing there are: `2 × USB-C`. */
const NUMBERED = /^\d+ × /;
const order = Object.keys(properties);
const groupOrder = Object.keys(propertyGroups) as GroupKey[];
const yes = b('да', 'da');
const no = b('нет', 'nu');
const service = b('сервисный центр Zori, Кишинёв', 'centrul de service Zori, Chișinău');
const returns = b('14 дней', '14 zile');

const counted: Readonly<Record<string, (value: number) => Bilingual>> = {
  ram: gigabytes,
  storage: gigabytes,
  capacity: gigabytes,
  autonomy_days: (value) => countOf(value, ['день', 'дня', 'дней'], ['zi', 'zile']),
  warranty: (value) => countOf(value, ['месяц', 'месяца', 'месяцев'], ['lună', 'luni']),
};

/** The words of a value: `8` with its unit, `true` as "да"/"da", `@steel` from the terms. */
export function words(key: string, value: Value): Bilingual {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') {
    const special = counted[key];
    if (special) return special(value);
    const unit = properties[key]?.unit ?? same('');
    return b(`${number(value)}${unit.ru}`, `${number(value)}${unit.ro}`);
  }
  if (!value.startsWith('@')) {
    const measured = value.replaceAll(DECIMAL_POINT, ',');
    return b(
      measured.replaceAll(LATIN_UNIT, (unit) => russianUnits[unit] ?? unit),
      measured,
    );
  }
  const term = terms[value.slice(1)];
  if (!term) throw new Error(`Unknown term ${value} for ${key}`);
  return term;
}

const shown = (text: Bilingual): Bilingual => b(capital(text.ru), capital(text.ro));

/** As it is, and without how many there are: two ports of USB-C are USB-C as well. */
const withoutNumber = (text: string): readonly string[] =>
  NUMBERED.test(text) ? [text.replace(NUMBERED, ''), text] : [text];

/** What a value names one by one, where its property holds several; names are written as their makers do. */
const singles = (key: string, value: Value | undefined): readonly Bilingual[] | undefined => {
  if (!properties[key]?.several || value === undefined) return undefined;
  const parts = singlesOf(value);
  const named = parts.flatMap((part) =>
    typeof part === 'string' && !part.startsWith('@')
      ? withoutNumber(part).map((name) => words(key, name))
      : [shown(words(key, part))],
  );
  return named.length === 1 && parts[0] === value ? undefined : named;
};

function property(key: string, value: Bilingual, facet: boolean, written: Value | undefined): SeedProperty {
  const definition = properties[key];
  if (!definition) throw new Error(`Unknown property ${key}`);
  const family = familyOf(key, value);
  const named = family ? [family] : singles(key, written);
  return { key, name: definition.name, value: shown(value), ...(named && { singles: named }), facet };
}

/** What lies in the box: `{}` stands for the thing itself, under the name that its title begins with. */
const inTheBox = ({ ru, ro }: Bilingual, { noun }: ModelTable): Bilingual =>
  b(ru.replace('{}', noun.ru), ro.replace('{}', noun.ro));

/** Every property of a blueprint but the model's name, in the order they are shown. */
function listed(blueprint: Blueprint): { group: GroupKey; property: SeedProperty }[] {
  const { table, values } = blueprint;
  const facets = new Set(['brand', 'colour', ...table.facets]);
  const texts = new Map<string, Bilingual>([
    ['brand', same(blueprint.brand)],
    ['model', same(blueprint.model)],
    ['colour', blueprint.colour.title],
    ['warranty_service', service],
    ['returns', returns],
    ['country', countryOf(blueprint.brand)],
  ]);
  for (const [key, value] of Object.entries(values)) {
    if (!texts.has(key) && value !== 0) texts.set(key, words(key, value));
  }
  const box = texts.get('package');
  if (box) texts.set('package', inTheBox(box, table));
  if (table.variant === 'storage') texts.delete(table.facets.includes('capacity') ? 'storage' : 'capacity');
  return order.flatMap((key) => {
    const text = texts.get(key);
    const definition = properties[key];
    if (!text || !definition) return [];
    const group = ownGroups[`${table.picture}/${key}`] ?? definition.group;
    return [{ group, property: property(key, text, facets.has(key), values[key]) }];
  });
}

function grouped(blueprint: Blueprint): SeedPropertyGroup[] {
  const groups = Map.groupBy(listed(blueprint), ({ group }) => group);
  return groupOrder.flatMap((key) => {
    const list = groups.get(key);
    return list ? [{ title: propertyGroups[key], properties: list.map((entry) => entry.property) }] : [];
  });
}

const memo = new Map<string, SeedPropertyGroup[]>();

/** All properties in their groups; regional editions share everything but the model's name. */
export function propertyGroupsOf(blueprint: Blueprint, model: string): SeedPropertyGroup[] {
  const groups = memo.get(blueprint.url) ?? grouped(blueprint);
  memo.set(blueprint.url, groups);
  if (model === blueprint.model) return groups;
  const [general, ...rest] = groups;
  if (!general) return groups;
  const named = general.properties.map((entry) => (entry.key === 'model' ? { ...entry, value: same(model) } : entry));
  return [{ title: general.title, properties: named }, ...rest];
}
