import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { VariantKind } from './goods.ts';
import type { Value } from './properties.ts';
import { formatNumber, inBoth } from './text.ts';

/** A configuration of a model: what it adds to title, address and properties, and its regular price. */
export interface Variant {
  readonly slug: string;
  readonly title: Bilingual;
  readonly properties: Readonly<Record<string, Value>>;
  readonly price: number;
}

/** Gigabytes, or terabytes from 1024. */
export const memoryText = (value: number): Bilingual =>
  value >= 1024
    ? { ru: `${formatNumber(value / 1024)} ТБ`, ro: `${formatNumber(value / 1024)} TB` }
    : { ru: `${value} ГБ`, ro: `${value} GB` };

function memory(key: string): Omit<Variant, 'price'> {
  const [ram = 0, storage = 0] = key.split('/').map(Number);
  const size = memoryText(storage);
  const big = storage >= 1024;
  const title = big
    ? { ru: `${ram} ГБ/${size.ru}`, ro: `${ram} GB/${size.ro}` }
    : { ru: `${ram}/${storage} ГБ`, ro: `${ram}/${storage} GB` };
  return { slug: `${ram}-${storage}`, title, properties: { ram, storage } };
}

const parsers: Record<VariantKind, (key: string) => Omit<Variant, 'price'>> = {
  memory,
  storage: (key) => {
    const size = Number(key);
    return { slug: `${key}gb`, title: memoryText(size), properties: { storage: size, capacity: size } };
  },
  inches: (key) => ({ slug: `${key}-inch`, title: inBoth(`${key}″`), properties: { screen_size: Number(key) } }),
  metres: (key) => ({
    slug: `${key.replace('.', '-')}m`,
    title: { ru: `${formatNumber(Number(key))} м`, ro: `${formatNumber(Number(key))} m` },
    properties: { length: Number(key) },
  }),
  millimetres: (key) => ({
    slug: `${key}mm`,
    title: { ru: `${key} мм`, ro: `${key} mm` },
    properties: { case_size: Number(key) },
  }),
};

/** Parses the price cell of a model: one price, or one for each variant. */
export function parseVariants(kind: VariantKind | undefined, price: string): Variant[] {
  if (kind === undefined || !price.includes('='))
    return [{ slug: '', title: inBoth(''), properties: {}, price: Number(price) }];
  return price.split('|').map((cell) => {
    const [key = '', amount = ''] = cell.split('=');
    return { ...parsers[kind](key), price: Number(amount) };
  });
}
