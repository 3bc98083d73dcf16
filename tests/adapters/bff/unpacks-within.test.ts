import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpacksWithin } from '#adapters/bff/unpacks-within.ts';
import { zipOf } from '#tests/support/zip.ts';

const MEGABYTE = 1024 * 1024;
const words = Buffer.from('<w:document>Ion Rusu</w:document>');
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);

describe('the unpacked size of an archive', () => {
  it('CAREER-5: is bounded, whatever sizes the archive states', async () => {
    expect(await unpacksWithin(zipOf([['word/document.xml', words]]))).toBe(true);
    expect(await unpacksWithin(zipOf([['word/media/a.png', zeros(30)]]))).toBe(true);
    expect(await unpacksWithin(zipOf([['word/document.xml', zeros(51)]]))).toBe(false);
    expect(
      await unpacksWithin(
        zipOf([
          ['a', zeros(30)],
          ['b', zeros(30)],
        ]),
      ),
    ).toBe(false);
    expect(await unpacksWithin(zipOf([['a', zeros(60)]], { saysItsSize: 10 }))).toBe(false);
  });

  it('CAREER-5: has a bounded number of parts', async () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at) => [`p${at}`, words] as const);
    expect(await unpacksWithin(zipOf(parts(2_000)))).toBe(true);
    expect(await unpacksWithin(zipOf(parts(2_001)))).toBe(false);
  });

  it('is refused for anything that is not an archive, is truncated, or points outside itself', async () => {
    const whole = zipOf([['word/document.xml', words]]);
    for (const broken of [Buffer.alloc(0), words, whole.subarray(0, -10), whole.subarray(20), deflateRawSync(words)])
      expect(await unpacksWithin(broken)).toBe(false);
  });
});
