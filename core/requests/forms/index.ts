export { type FormStorage, makeSendForm, repairTexts } from './kept-form.ts';
