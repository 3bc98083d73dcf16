import { describe, expect, it } from 'vitest';
import { TESTIMONIAL_PAGE } from '#core/editorial/testimonials/index.ts';

describe('a testimonial', () => {
  it('stands with eleven others', () => {
    expect(TESTIMONIAL_PAGE).toBe(12);
  });
});
