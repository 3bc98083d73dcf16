import { electronics } from './electronics.ts';
import { household } from './household.ts';
import type { Synonyms } from './model.ts';

export type { Synonyms } from './model.ts';

/** The words of a category by its address; what is said of one holds for all below it. */
export const synonyms: Readonly<Record<string, Synonyms>> = { ...electronics, ...household };

/** Whose line a product is of: accessories of others name the line alone. */
export const makers: Readonly<Record<string, string>> = {
  ...{ galaxy: 'samsung', iphone: 'apple', ipad: 'apple', macbook: 'apple', airpods: 'apple', redmi: 'xiaomi' },
  ...{ poco: 'xiaomi', playstation: 'sony', dualsense: 'sony', xbox: 'microsoft', pixel: 'google', kindle: 'amazon' },
};

/** What people say of a product with such a property, besides the property's own words. */
export const propertySynonyms: readonly (readonly [RegExp, string])[] = [
  [/bluetooth|радио|беспровод/i, 'беспроводной блютуз wireless bluetooth fără fir'],
  [/^(?:oled|amoled|qled|led)$/i, 'экран ecran'],
];

/** Categories of what goes with a device: devices stand before it. */
export const accessories: readonly string[] = [
  ...['accessories', 'tablet-covers', 'tablet-keyboards', 'backpacks', 'memory-cards', 'gamepads', 'car-holders'],
];
