import { describe, expect, it } from 'vitest';
import { createTypedCodeReader } from '#core/catalog/search/index.ts';
import { STRAY_MS } from '#core/catalog/search/typed-code.ts';

/** Types a text a key at a time, and Enter last; gives what was then taken for a code. */
const typed = (stray: ReturnType<typeof createTypedCodeReader>, text: string, from = 0, gap = 10) =>
  [...text, 'Enter'].map((key, index) => stray.press({ key, at: from + index * gap })).at(-1);

describe('SEARCH-25: a code that no field takes', () => {
  it('is given once it is whole and entered, and one after another', () => {
    const stray = createTypedCodeReader();
    expect(typed(stray, 'MI10048271')).toBe('MI10048271');
    expect(typed(stray, 'mi19509387', 500)).toBe('mi19509387');
    expect(typed(stray, 'ьш19509387', 900)).toBe('ьш19509387');
  });

  it('SEARCH-26: may be the digits of a code', () => {
    expect(typed(createTypedCodeReader(), '10048271')).toBe('10048271');
  });

  it('is not what is shorter, or no code at all', () => {
    const stray = createTypedCodeReader();
    for (const text of ['', 'MI1', 'iphone 17', '06912']) expect(typed(stray, text)).toBeUndefined();
  });

  it('takes no key that names itself, and none from before a pause', () => {
    const stray = createTypedCodeReader();
    stray.press({ key: 'x', at: 0 });
    expect(typed(stray, 'MI10048271', STRAY_MS + 1)).toBe('MI10048271');
    stray.press({ key: 'Shift', at: 5_000 });
    expect(typed(stray, 'MI10048271', 5_010)).toBe('MI10048271');
    expect(typed(stray, 'MI10048271', 10_000, STRAY_MS + 1)).toBeUndefined();
  });
});
