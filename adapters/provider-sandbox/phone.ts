/** Separators include hyphens and dashes of any length. */
const WRITTEN = /^\+?[\d\s()./\u2010-\u2015-]+$/;
/** The trunk zero may precede or follow the country code. */
const INTERNATIONAL = /^(?:00)?3730?([2-9]\d{7})$/;
const DOMESTIC = /^0?([2-9]\d{7})$/;

/** A Moldovan phone as `+373XXXXXXXX`; undefined for any other text. */
export const parsePhone = (written: string): string | undefined => {
  const text = written.trim().replace(/^\(\+/, '+(');
  if (!WRITTEN.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const number = INTERNATIONAL.exec(digits)?.[1] ?? (text.startsWith('+') ? undefined : DOMESTIC.exec(digits)?.[1]);
  return number && `+373${number}`;
};
