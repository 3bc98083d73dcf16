import { cleanCode } from '#core/kernel/shared/index.ts';

/** A link to a phone, as it is copied. */
const LINK = /^tel:\s*/i;
/** What people write between the digits, hyphens included. */
const WRITTEN = /^[\d\s()+./-]+$/;

/**
 * Reads a Moldovan phone in any usual spelling — `+373 69 123 456`, `(+373) 69…`, `+373 (0) 69…`, `00373…`, `373…`,
 * `069123456`, `(069) 12-34-56`, `tel:+373…` — and gives it as `+373XXXXXXXX`, or undefined when it is none (rule CHECKOUT-2).
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

/** A phone as it is stored once it is one, until then as typed (rule CHECKOUT-2). */
export const phoneOrTyped = (typed: string): string => parsePhone(typed) ?? typed;
