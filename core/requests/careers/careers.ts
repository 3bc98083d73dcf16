import {
  commentError,
  type FieldError,
  hasNoErrors,
  nameError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, ok, type Result } from '#core/kernel/shared/index.ts';

/** A job at the shop. */
export interface Vacancy {
  readonly vacancyId: string;
  readonly title: string;
  readonly city: string;
  readonly schedule: string;
  readonly salary: string;
  /** Clean HTML. */
  readonly html: string;
  /** Whether a CV may be sent for it (rule CONTENT-1). */
  readonly isActive: boolean;
}

/** Largest CV taken, bytes (rule CAREER-1). */
export const CV_MAX_BYTES = 5 * 1024 * 1024;

export const cvKinds = ['pdf', 'doc', 'docx'] as const;
export type CvKind = (typeof cvKinds)[number];

const bytesOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const PDF = bytesOf('%PDF-');
/** The container of old Office files. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = bytesOf('PK\u0003\u0004');
/** File name that marks a ZIP archive as a DOCX. */
const DOCX_PART = bytesOf('word/document.xml');

const isAt = (bytes: Uint8Array, wanted: readonly number[], place: number): boolean =>
  wanted.every((byte, index) => bytes[place + index] === byte);

const holds = (bytes: Uint8Array, wanted: readonly number[]): boolean => {
  const [first = 0] = wanted;
  for (let place = bytes.indexOf(first); place >= 0; place = bytes.indexOf(first, place + 1))
    if (isAt(bytes, wanted, place)) return true;
  return false;
};

/** Detects the kind of a CV by its content; undefined for any other file (rule CAREER-1). Takes the whole file. */
export const cvKind = (bytes: Uint8Array): CvKind | undefined => {
  if (isAt(bytes, PDF, 0)) return 'pdf';
  if (isAt(bytes, OLE, 0)) return 'doc';
  return isAt(bytes, ZIP, 0) && holds(bytes, DOCX_PART) ? 'docx' : undefined;
};

const NAME_LENGTH = 200;
const NAMELESS = 'cv';

/** File name of a CV as sent (rule CAREER-4): without folders, with the extension of its content. */
export const cvFileName = (name: string, kind: CvKind): string => {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replaceAll('.', '_')
    .trim()
    .slice(0, NAME_LENGTH - kind.length - 1);
  return `${stem.replaceAll('_', '') === '' ? NAMELESS : stem}.${kind}`;
};

/** Most that a DOCX may unpack to, bytes and parts (rule CAREER-5). */
export const DOCX_MAX = { bytes: 50 * 1024 * 1024, parts: 2_000 } as const;

/** A file as it was chosen. */
export interface CvFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type CvFileError = 'required' | 'empty' | 'too_large' | 'kind';

/** What is wrong with the size of a file, bytes; may be asked before it is read (rule CAREER-1). */
export const cvSizeError = (size: number): Extract<CvFileError, 'empty' | 'too_large'> | undefined => {
  if (size === 0) return 'empty';
  return size > CV_MAX_BYTES ? 'too_large' : undefined;
};

/** What is wrong with a file (rules CAREER-1, CAREER-2). */
export const cvFileError = (file: CvFile | undefined): CvFileError | undefined => {
  if (!file) return 'required';
  return cvSizeError(file.bytes.length) ?? (cvKind(file.bytes) ? undefined : 'kind');
};

/** A file as the browser hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** Takes a file and says at once what is wrong with it; one that is too large is not even read (rule CAREER-1). */
export const readCv = async (chosen: ChosenFile): Promise<Result<CvFile, CvFileError>> => {
  const wrongSize = cvSizeError(chosen.size);
  if (wrongSize) return err(wrongSize);
  const read = await chosen.arrayBuffer().catch(() => undefined);
  if (!read) return err('empty');
  const file = { name: chosen.name, bytes: new Uint8Array(read) };
  const wrong = cvFileError(file);
  return wrong ? err(wrong) : ok(file);
};

/** A CV as typed, and its file or what is wrong with it. */
export interface CvDraft {
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
  readonly file: Result<CvFile, CvFileError>;
}

/** An empty CV form (rule CAREER-2). */
export const EMPTY_CV: CvDraft = { name: '', phone: '', comment: '', file: err('required') };

export type CvErrors = Partial<
  Record<Exclude<keyof CvDraft, 'file'>, Exclude<FieldError, 'email'>> & { file: CvFileError }
>;

/** A CV that passed every rule. */
export interface Cv {
  readonly vacancyId: string;
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly comment: string;
  readonly locale: Locale;
  readonly file: CvFile;
}

/** Checks a CV and its file; gives what is wrong with each field (rules CAREER-1, CAREER-2). */
export const validateCv = (
  { file, ...draft }: CvDraft,
  about: { readonly vacancyId: string; readonly locale: Locale },
): Result<Cv, CvErrors> => {
  const phone = parsePhone(draft.phone);
  const errors: CvErrors = presentErrors<string, FieldError | CvFileError>({
    name: nameError(draft.name),
    phone: phoneError(draft.phone),
    comment: commentError(draft.comment),
    file: file.ok ? undefined : file.error,
  });
  if (phone === undefined || !file.ok || !hasNoErrors(errors)) return err(errors);
  return ok({ ...about, name: clean(draft.name), phone, comment: clean(draft.comment), file: file.value });
};
