import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/shared/index.ts';
import { COMPANY_MAX, EMPTY_APPLICATION, validateApplication } from '#core/requests/partnership/index.ts';

const typed = {
  company: ' Tehno Nord ',
  city: ' Bălți ',
  name: ' Ion Rusu ',
  phone: '069123456',
  comment: ' 8 puncte ',
};

describe('a request to become a partner', () => {
  it('PARTNER-1: needs a company, a name and a phone', () => {
    expect(validateApplication(EMPTY_APPLICATION, 'ru')).toEqual(
      err({ company: 'required', name: 'required', phone: 'required' }),
    );
    expect(validateApplication({ ...typed, company: 'A', phone: '12' }, 'ru')).toEqual(
      err({ company: 'too_short', phone: 'phone' }),
    );
  });

  it('PARTNER-1: is sent tidied, with city and comment or without', () => {
    const sent = { company: 'Tehno Nord', name: 'Ion Rusu', phone: '+37369123456', locale: 'ro' };
    expect(validateApplication(typed, 'ro')).toEqual(ok({ ...sent, city: 'Bălți', comment: '8 puncte' }));
    expect(validateApplication({ ...typed, city: '', comment: '' }, 'ro')).toEqual(
      ok({ ...sent, city: '', comment: '' }),
    );
  });

  it('PARTNER-1: has bounds', () => {
    expect(COMPANY_MAX).toBe(120);
    const long = 'x'.repeat(121);
    expect(validateApplication({ ...typed, company: long, city: long, comment: 'x'.repeat(1001) }, 'ru')).toEqual(
      err({ company: 'too_long', city: 'too_long', comment: 'too_long' }),
    );
  });
});
