import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { makeFonts } from '#tests/support/write-fonts.ts';

describe('the files of the font', () => {
  it('are what is taken out of the package for the ranges of the style sheet', async () => {
    const made = await makeFonts();
    for (const { file, bytes } of made) expect(Buffer.compare(readFileSync(file), bytes), file.pathname).toBe(0);
    expect(made.map(({ file }) => file.pathname.split('/').at(-1)).toSorted()).toEqual(
      readdirSync(join(root, 'ui/design/fonts')).toSorted(),
    );
  });

  it('are half the size of the package’s', async () => {
    const weight = (await makeFonts()).reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(weight).toBeLessThan(30_000);
  });
});
