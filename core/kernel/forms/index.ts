export {
  type ContactMemory,
  createForm,
  type DraftMemory,
  type FormErrors,
  type FormKind,
  type FormState,
  type Person,
  untouchedForm,
} from './form-state.ts';
export { createSendForm, type FormStorage, storedTexts, type Texts } from './form-storage.ts';
export { type FormAnswer, type FormOutcome, formOutcome } from './outcome.ts';
