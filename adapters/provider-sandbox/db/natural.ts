import type { Locale } from '#adapters/provider-sandbox/locale.ts';

/** In the smaller unit, so that 1 TB sorts after 512 GB. */
const UNITS: Readonly<Record<string, number>> = { тб: 1024, tb: 1024, кг: 1000, kg: 1000 };
const QUANTITY = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u;

const quantity = (label: string): number | undefined => {
  const match = QUANTITY.exec(label.replaceAll(/(?<=\d)\s(?=\d{3})/g, ''));
  if (!match) return undefined;
  const unit = UNITS[(match[2] ?? '').toLowerCase()] ?? 1;
  return Number((match[1] ?? '').replace(',', '.')) * unit;
};

/** Sorts quantities by size (`8 ГБ`, `16 ГБ`, `1 ТБ`), then words by alphabet. */
export const compareNaturally = (locale: Locale): ((a: string, b: string) => number) => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a, b) => {
    const [one, other] = [quantity(a), quantity(b)];
    if (one !== undefined && other !== undefined) return one - other || compare(a, b);
    if (one === undefined && other === undefined) return compare(a, b);
    return one === undefined ? 1 : -1;
  };
};
