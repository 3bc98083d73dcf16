/** Whether a lower-case text is written in Russian letters, at least in part. */
export const isRussian = (text: string): boolean => /[а-яё]/.test(text);
