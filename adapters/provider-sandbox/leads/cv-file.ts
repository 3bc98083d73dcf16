export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** First bytes of PDF and old Office files, as Latin-1 text. */
const BEGINNINGS = ['%PDF-', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'];
const ZIP = 'PK\u0003\u0004';
/** The archive entry that makes a ZIP a DOCX. */
const DOCX_PART = 'word/document.xml';

/** Whether a file is a PDF, DOC or DOCX, whatever its name. */
export const isCv = (file: Uint8Array): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = bytes.toString('latin1', 0, 8);
  if (BEGINNINGS.some((beginning) => start.startsWith(beginning))) return true;
  return start.startsWith(ZIP) && bytes.includes(DOCX_PART);
};
