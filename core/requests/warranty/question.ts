import { presentErrors } from '#core/kernel/fields/index.ts';
import { cleanCode, err, ok, type Result } from '#core/kernel/shared/index.ts';
import { validateQuestion } from '#core/purchase/checkout/index.ts';
import { IMEI_LENGTH, isImei } from './imei.ts';

/** A warranty is found by the device's own number, or by the order with its phone (rule WARRANTY-2). */
export const warrantyWays = ['device', 'order'] as const;
export type WarrantyWay = (typeof warrantyWays)[number];

/** What is typed to see a warranty. */
export interface WarrantyDraft {
  /** IMEI or serial number. */
  readonly device: string;
  readonly orderNumber: string;
  readonly phone: string;
}

/** Nothing typed yet (rule WARRANTY-2). */
export const NO_WARRANTY_QUESTION: WarrantyDraft = { device: '', orderNumber: '', phone: '' };

/** `imei`: its digits do not make an IMEI; `serial`: it can be no serial number. */
export type WarrantyFieldError = 'required' | 'imei' | 'serial' | 'phone';
export type WarrantyErrors = Partial<Record<keyof WarrantyDraft, WarrantyFieldError>>;

/** A question that can be asked. */
export type WarrantyQuestion =
  | { readonly by: 'device'; readonly device: string }
  | { readonly by: 'order'; readonly orderNumber: string; readonly phone: string };

/** What people write between the signs of a number, and the word before it. */
const BETWEEN = /[\s./-]/g;
const BEFORE = /^(?:IMEI1?|S\/?N|SERIAL)\s*[:№#]?\s*/i;
const SERIAL = /^[A-Z0-9]{6,20}$/;

/** What is wrong with a device's number that was tidied; so many digits can only be meant as an IMEI (rule WARRANTY-1). */
const deviceError = (number: string): WarrantyFieldError | undefined => {
  if (number === '') return 'required';
  const meansImei = /^\d+$/.test(number) && Math.abs(number.length - IMEI_LENGTH) <= 1;
  if (meansImei) return isImei(number) ? undefined : 'imei';
  return SERIAL.test(number) ? undefined : 'serial';
};

/** Returns the valid question, or the errors by field of the chosen way (rule WARRANTY-2). */
export const validateWarranty = (draft: WarrantyDraft, by: WarrantyWay): Result<WarrantyQuestion, WarrantyErrors> => {
  if (by === 'order') {
    const valid = validateQuestion(draft);
    return valid.ok ? ok({ by, ...valid.value }) : valid;
  }
  const device = cleanCode(draft.device).replace(BEFORE, '').replaceAll(BETWEEN, '').toUpperCase();
  const errors: WarrantyErrors = presentErrors({ device: deviceError(device) });
  return errors.device ? err(errors) : ok({ by, device });
};
