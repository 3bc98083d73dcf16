import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedPlaces, scaleOf } from '#ui/features/partner/figures/scale.ts';

describe('the scale of a plot', () => {
  it('has a few round lines', () => {
    expect(scaleOf(220_639, 1)).toEqual([0, 50_000, 100_000, 150_000, 200_000, 250_000]);
    expect(scaleOf(12, 1)).toEqual([0, 5, 10, 15]);
    expect(scaleOf(3, 1)).toEqual([0, 1, 2, 3]);
    expect(scaleOf(0, 100)).toEqual([0, 100]);
  });

  it('reaches what it measures, in steps that are not too small', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(1, 100), (most, least) => {
        const lines = scaleOf(most, least);
        const [foot = 0, first = 0] = lines;
        expect(foot).toBe(0);
        expect(first).toBeGreaterThanOrEqual(least);
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      }),
    );
  });
});

describe('the days below a plot', () => {
  it('are named at even distances, from the first', () => {
    expect(namedPlaces(1)).toEqual([0]);
    expect(namedPlaces(7)).toEqual([0, 2, 4, 6]);
    expect(namedPlaces(53)).toEqual([0, 9, 18, 27, 36, 45]);
  });
});
