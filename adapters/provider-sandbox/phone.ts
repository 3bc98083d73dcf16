/** What people write between the digits, hyphens and dashes of every length included. */
const WRITTEN = /^\+?[\d\s()./\u2010-\u2015-]+$/;
/** The country's code may stand before the number, and the zero of calls within the country before or after it. */
const INTERNATIONAL = /^(?:00)?3730?([2-9]\d{7})$/;
const DOMESTIC = /^0?([2-9]\d{7})$/;

/** A Moldovan phone as it is kept, `+373XXXXXXXX`, however it was written; undefined when it is none. */
export const parsePhone = (written: string): string | undefined => {
  const text = written.trim().replace(/^\(\+/, '+(');
  if (!WRITTEN.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const number = INTERNATIONAL.exec(digits)?.[1] ?? (text.startsWith('+') ? undefined : DOMESTIC.exec(digits)?.[1]);
  return number && `+373${number}`;
};
