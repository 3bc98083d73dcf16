import { phoneError } from '#core/kernel/fields/index.ts';

/** What is wrong with a phone when its field is left; nothing while it is empty, for it may still be typed (rule CHECKOUT-16). */
export const leftPhoneError = (typed: string): ReturnType<typeof phoneError> =>
  typed.trim() === '' ? undefined : phoneError(typed);
