import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { DOCX_MAX } from '#core/requests/careers/index.ts';

const unpack = promisify(inflateRaw);

/** ZIP signatures: the end of the central directory, and an entry of it. */
const END = Buffer.from('PK\u0005\u0006');
const ENTRY = Buffer.from('PK\u0001\u0002');
const ENTRY_LENGTH = 46;
const HEAD_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

interface Part {
  readonly method: number;
  readonly packed: Buffer;
}

/** The entries of an archive's central directory; throws when one points outside the archive. */
const partsOf = function* (archive: Buffer): Generator<Part> {
  const end = archive.lastIndexOf(END);
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (!archive.subarray(entry, entry + ENTRY.length).equals(ENTRY)) throw new Error('No entry');
    const head = archive.readUInt32LE(entry + 42);
    const start = head + HEAD_LENGTH + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
    yield { method: archive.readUInt16LE(entry + 10), packed };
    entry += ENTRY_LENGTH + [28, 30, 32].reduce((sum, place) => sum + archive.readUInt16LE(entry + place), 0);
  }
};

/**
 * Whether an archive unpacks within the limits of a DOCX (rule CAREER-5). It is unpacked part by part up to the limit, as
 * the sizes in an archive may be false.
 */
export const unpacksWithin = async (bytes: Uint8Array): Promise<boolean> => {
  let left: number = DOCX_MAX.bytes;
  let parts = 0;
  try {
    for (const { method, packed } of partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
      parts += 1;
      if (parts > DOCX_MAX.parts || left <= 0 || (method !== STORED && method !== DEFLATED)) return false;
      left -= method === STORED ? packed.length : (await unpack(packed, { maxOutputLength: left })).length;
    }
  } catch {
    return false;
  }
  return parts > 0 && left > 0;
};
