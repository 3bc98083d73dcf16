import { describe, expect, it } from 'vitest';
import { foreignLanguage, TESTIMONIAL_PAGE } from '#core/editorial/testimonials/index.ts';

describe('a testimonial', () => {
  it('TESTIMONIAL-1: is marked with its language where that is not the page’s', () => {
    expect(foreignLanguage({ language: 'ro' }, 'ru')).toBe('ro');
    expect(foreignLanguage({ language: 'ru' }, 'ro')).toBe('ru');
    expect(foreignLanguage({ language: 'ru' }, 'ru')).toBeUndefined();
    expect(foreignLanguage({}, 'ru')).toBeUndefined();
  });

  it('stands with eleven others', () => {
    expect(TESTIMONIAL_PAGE).toBe(12);
  });
});
