import { phoneError } from '#core/kernel/fields/index.ts';
import { clean } from '#core/kernel/shared/index.ts';

/** What is wrong with a phone when its field is left; nothing while it is empty, for it may still be typed (rule CHECKOUT-16). */
export const phoneErrorOnBlur = (typed: string): ReturnType<typeof phoneError> =>
  clean(typed) === '' ? undefined : phoneError(typed);
