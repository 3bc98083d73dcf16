export {
  type ChosenFile,
  CV_MAX_BYTES,
  type Cv,
  type CvDraft,
  type CvErrors,
  type CvFile,
  type CvFileError,
  cvFileError,
  EMPTY_CV,
  readCv,
  type Vacancy,
  validateCv,
} from './careers.ts';
export type { CareerDesk, Sending } from './ports.ts';
export { type CvOutcome, makeSendCv, type SendCv } from './send-cv.ts';
