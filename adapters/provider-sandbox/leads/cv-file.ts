/** The largest CV that is taken, bytes. */
export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** What the files begin with, as Latin-1 text: PDF, and the container of old Office files. */
const BEGINNINGS = ['%PDF-', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'];
const ZIP = 'PK\u0003\u0004';
/** The part that makes an archive a DOCX; its name stands in the archive as it is. */
const DOCX_PART = 'word/document.xml';

/** Whether a file holds a PDF, DOC or DOCX, whatever it is called. */
export const isCv = (file: Uint8Array): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = bytes.toString('latin1', 0, 8);
  if (BEGINNINGS.some((beginning) => start.startsWith(beginning))) return true;
  return start.startsWith(ZIP) && bytes.includes(DOCX_PART);
};
