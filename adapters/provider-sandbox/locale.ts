/** The two languages that this provider answers in. */
export const locales = ['ru', 'ro'] as const;
export type Locale = (typeof locales)[number];

/** Whether a value, such as the `lang` header, names one of them. */
export const isLocale = (value: unknown): value is Locale => value === 'ru' || value === 'ro';
