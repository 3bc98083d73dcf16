import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { VariantKind } from './goods.ts';
import type { Value } from './properties.ts';
import { b, number, same } from './text.ts';

/** A configuration of a model: what it adds to title, address and properties, and its regular price. */
export interface Variant {
  readonly slug: string;
  readonly title: Bilingual;
  readonly properties: Readonly<Record<string, Value>>;
  readonly price: number;
}

/** Gigabytes, or terabytes from 1024. */
export const gigabytes = (value: number): Bilingual =>
  value >= 1024 ? b(`${number(value / 1024)} ТБ`, `${number(value / 1024)} TB`) : b(`${value} ГБ`, `${value} GB`);

function memory(key: string): Omit<Variant, 'price'> {
  const [ram = 0, storage = 0] = key.split('/').map(Number);
  const size = gigabytes(storage);
  const big = storage >= 1024;
  const title = big
    ? b(`${ram} ГБ/${size.ru}`, `${ram} GB/${size.ro}`)
    : b(`${ram}/${storage} ГБ`, `${ram}/${storage} GB`);
  return { slug: `${ram}-${storage}`, title, properties: { ram, storage } };
}

const readers: Record<VariantKind, (key: string) => Omit<Variant, 'price'>> = {
  memory,
  storage: (key) => {
    const size = Number(key);
    return { slug: `${key}gb`, title: gigabytes(size), properties: { storage: size, capacity: size } };
  },
  inches: (key) => ({ slug: `${key}-inch`, title: same(`${key}″`), properties: { screen_size: Number(key) } }),
  metres: (key) => ({
    slug: `${key.replace('.', '-')}m`,
    title: b(`${number(Number(key))} м`, `${number(Number(key))} m`),
    properties: { length: Number(key) },
  }),
  millimetres: (key) => ({
    slug: `${key}mm`,
    title: b(`${key} мм`, `${key} mm`),
    properties: { case_size: Number(key) },
  }),
};

/** Parses the price cell of a model: one price, or one for each variant. */
export function variants(kind: VariantKind | undefined, price: string): Variant[] {
  if (kind === undefined || !price.includes('='))
    return [{ slug: '', title: same(''), properties: {}, price: Number(price) }];
  return price.split('|').map((cell) => {
    const [key = '', amount = ''] = cell.split('=');
    return { ...readers[kind](key), price: Number(amount) };
  });
}
