import type { Bilingual } from '#adapters/provider-sandbox/catalogue/model.ts';

/** Which parts are of one family, and its name; without a name that is what the pattern finds. */
type Family = readonly [parts: RegExp, name?: Bilingual];

const named = (name: string): Bilingual => ({ ru: name, ro: name });

/**
 * By what a part is chosen: exact processors and graphics cards are as many as the goods, and a filter by them would list
 * each with a single product. The exact part stays in the specification.
 */
const families: Readonly<Record<string, readonly Family[]>> = {
  processor: [
    [/^Intel Core (?:Ultra |i)?\d/],
    [/^AMD Ryzen (?:AI )?3 /, named('AMD Ryzen 3')],
    [/^AMD Ryzen (?:AI )?5 /, named('AMD Ryzen 5')],
    [/^AMD Ryzen (?:AI )?7 /, named('AMD Ryzen 7')],
    [/^AMD Ryzen (?:AI )?9 /, named('AMD Ryzen 9')],
    [/^Apple [AM]\d+/],
    [/^Qualcomm Snapdragon X(?=R)/, named('Qualcomm Snapdragon XR')],
    [/^Qualcomm Snapdragon (?:X|\d)/],
    [/^MediaTek (?:Dimensity|Helio)/],
    [/^Samsung Exynos/],
    [/^Google Tensor/],
  ],
  graphics: [
    [/(?<=^NVIDIA )GeForce RTX \d+/],
    [/^(?:Apple GPU|Intel|AMD Radeon \d+M|Qualcomm)/, { ru: 'Встроенная', ro: 'Integrată' }],
  ],
};

/** The family of a part that a filter offers in place of it; undefined where it is chosen by itself. */
export const familyOf = (key: string, { ru: part }: Bilingual): Bilingual | undefined => {
  for (const [parts, name] of families[key] ?? []) {
    const found = parts.exec(part);
    if (found) return name ?? named(found[0]);
  }
  return undefined;
};
