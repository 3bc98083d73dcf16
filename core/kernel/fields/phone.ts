import { cleanCode } from '#core/kernel/shared/index.ts';

/** Scheme of a copied phone link. */
const LINK = /^tel:\s*/i;
/** What people write between the digits, hyphens included. */
const WRITTEN = /^[\d\s()+./-]+$/;

/**
 * Parses a Moldovan phone in any usual spelling, such as `+373 69 123 456`, `+373 (0) 69…`, `00373…`, `069123456` or
 * `tel:+373…`. Returns `+373XXXXXXXX`, or undefined (rule CHECKOUT-2).
 */
export const parsePhone = (typed: string): string | undefined => {
  const written = cleanCode(typed).replace(LINK, '');
  if (!WRITTEN.test(written) || written.lastIndexOf('+') > written.search(/[\d+]/)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  const international = /^(?:00)?3730?([2-9]\d{7})$/.exec(digits)?.[1];
  const home = written.includes('+') ? undefined : /^0?([2-9]\d{7})$/.exec(digits)?.[1];
  const number = international ?? home;
  return number && `+373${number}`;
};

/** The phone as stored if it is valid, otherwise as typed (rule CHECKOUT-2). */
export const phoneOrTyped = (typed: string): string => parsePhone(typed) ?? typed;
