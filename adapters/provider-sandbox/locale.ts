export const locales = ['ru', 'ro'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => value === 'ru' || value === 'ro';
