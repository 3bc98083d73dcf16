const NATIONAL_DIGITS = 8;

/**
 * Reads a Moldovan phone in any usual spelling — `+373 69 123 456`, `00373…`, `373…`, `069123456`, `(069) 12-34-56` —
 * and gives it as `+373XXXXXXXX`, or undefined when it is none (rule CHECKOUT-2).
 */
export const parsePhone = (written: string): string | undefined => {
  if (!/^[\d\s()+./-]+$/.test(written) || written.lastIndexOf('+') > written.search(/\S/)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  const international = /^(?:00)?373(\d{8})$/.exec(digits)?.[1];
  const home = written.includes('+') ? undefined : /^0?(\d{8})$/.exec(digits)?.[1];
  const number = international ?? home;
  return number?.length === NATIONAL_DIGITS && /^[2-9]/.test(number) ? `+373${number}` : undefined;
};
