import { describe, expect, it } from 'vitest';
import { foreignLanguage } from '#core/kernel/locale/index.ts';

describe('somebody’s words', () => {
  it('REVIEW-9, TESTIMONIAL-1: are marked with their language where that is not the page’s', () => {
    expect(foreignLanguage({ language: 'ro' }, 'ru')).toBe('ro');
    expect(foreignLanguage({ language: 'ru' }, 'ro')).toBe('ru');
    expect(foreignLanguage({ language: 'ru' }, 'ru')).toBeUndefined();
    expect(foreignLanguage({}, 'ru')).toBeUndefined();
  });
});
