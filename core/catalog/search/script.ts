/** Whether a lower-case text has any Cyrillic letter of Russian. */
export const isCyrillic = (text: string): boolean => /[а-яё]/.test(text);
