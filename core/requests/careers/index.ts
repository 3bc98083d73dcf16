export {
  type ChosenFile,
  CV_MAX_BYTES,
  type Cv,
  type CvDraft,
  type CvErrors,
  type CvFile,
  type CvFileError,
  cvFileError,
  cvFileName,
  cvKind,
  DOCX_MAX,
  EMPTY_CV,
  type Vacancy,
} from './careers.ts';
export { type CvState, createCvForm, NO_CV } from './cv-state.ts';
export type { CareerDesk, Sending } from './ports.ts';
export { type CvOutcome, createSendCv, type SendCv } from './send-cv.ts';
