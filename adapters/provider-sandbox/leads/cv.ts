const PDF = '%PDF-';
/** The old Office container. */
const DOC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Every DOCX names this part in its table of contents. */
const DOCX_PART = 'word/document.xml';

/** Whether a file is a PDF, DOC or DOCX by what it holds; its name and declared type prove nothing. */
export const isCv = (bytes: Uint8Array): boolean => {
  const begins = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    buffer.subarray(0, PDF.length).toString('latin1') === PDF ||
    begins(DOC) ||
    (begins(ZIP) && buffer.includes(DOCX_PART, 0, 'latin1'))
  );
};
