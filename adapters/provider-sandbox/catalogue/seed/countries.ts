import type { Bilingual } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const china = b('Китай', 'China');
const vietnam = b('Вьетнам', 'Vietnam');
const byBrand: Readonly<Record<string, Bilingual>> = {
  Samsung: vietnam,
  Google: vietnam,
  Nokia: vietnam,
  PocketBook: b('Тайвань', 'Taiwan'),
  ASUS: b('Тайвань', 'Taiwan'),
  Epson: b('Филиппины', 'Filipine'),
  Canon: b('Япония', 'Japonia'),
  Fujifilm: b('Япония', 'Japonia'),
  Nikon: b('Таиланд', 'Thailanda'),
  Sony: b('Малайзия', 'Malaysia'),
  Kingston: b('Тайвань', 'Taiwan'),
  Tefal: b('Франция', 'Franța'),
  Rowenta: b('Германия', 'Germania'),
  Braun: b('Германия', 'Germania'),
  DeLonghi: b('Италия', 'Italia'),
  Philips: b('Румыния', 'România'),
  Bosch: b('Словения', 'Slovenia'),
  Garmin: b('Тайвань', 'Taiwan'),
  LG: b('Польша', 'Polonia'),
};

export const countryOf = (brand: string): Bilingual => byBrand[brand] ?? china;
