/** A Moldovan number with spaces: `+373 22 840 100`; other spellings are unchanged. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+373(\d{2})(\d{3})(\d{3})$/, '+373\u00A0$1\u00A0$2\u00A0$3');
