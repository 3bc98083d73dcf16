export { type FormStorage, keptTexts, makeSendForm, type Texts } from './form-storage.ts';
export {
  type ContactMemory,
  type DraftMemory,
  type FormErrors,
  type FormKind,
  type FormState,
  makeKeepForm,
  type Person,
  UNTOUCHED_FORM,
} from './keep-form.ts';
export { type FormAnswer, type FormOutcome, formOutcome } from './outcome.ts';
