import { describe, expect, it } from 'vitest';
import { offeredLocale } from '#core/kernel/locale/index.ts';

const offered = (reads: readonly string[], different: Partial<Parameters<typeof offeredLocale>[0]> = {}) =>
  offeredLocale({ shown: 'ru', reads, hasChosen: false, ...different });

describe('a first visit', () => {
  it('LOCALE-9: is offered the language that the visitor reads best of those that the shop speaks', () => {
    expect(offered(['ro-RO', 'ro', 'ru'])).toBe('ro');
    expect(offered(['en-GB', 'en', 'RO-md', 'ru'])).toBe('ro');
    expect(offered(['mo'])).toBe('ro');
  });

  it('LOCALE-9: is offered nothing by who reads the page, reads none of them, has chosen, or came to another language', () => {
    for (const reads of [['ru-MD', 'ro'], ['en', 'ru', 'ro'], ['en'], ['rom'], []])
      expect(offered(reads)).toBeUndefined();
    expect(offered(['ro'], { hasChosen: true })).toBeUndefined();
    expect(offered(['ro'], { shown: 'ro' })).toBeUndefined();
    expect(offered(['ru'], { shown: 'ro' })).toBeUndefined();
  });
});
