import { describe, expect, it } from 'vitest';
import { frozen } from '#core/kernel/shared/index.ts';

describe('frozen data', () => {
  it('are the same object, and nothing at any depth of them can be changed', () => {
    const data = { list: [{ price: 1 }], none: null, word: 'a' };
    expect(frozen(data)).toBe(data);
    expect(() => {
      Object.assign(data.list[0] ?? {}, { price: 2 });
    }).toThrow(TypeError);
    expect(() => data.list.push({ price: 3 })).toThrow(TypeError);
    expect([frozen(1), frozen(undefined), frozen(null)]).toEqual([1, undefined, null]);
  });
});
