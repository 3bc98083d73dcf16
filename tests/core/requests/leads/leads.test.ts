import { describe, expect, it } from 'vitest';
import { EMPTY_LEAD, type LeadDraft, leadKinds, validateLead } from '#core/requests/leads/index.ts';

const draft = (different: Partial<LeadDraft> = {}): LeadDraft => ({
  name: 'Ion',
  phone: '069123456',
  comment: '',
  ...different,
});
const consultation = { kind: 'consultation', locale: 'ru' } as const;
const errorsOf = (different: Partial<LeadDraft>) => {
  const checked = validateLead(draft(different), consultation);
  return checked.ok ? {} : checked.error;
};

describe('a request', () => {
  it('LEAD-1: about a product needs it', () => {
    expect(leadKinds).toEqual(['one_click', 'preorder', 'consultation', 'back_in_stock']);
    for (const kind of ['one_click', 'preorder', 'back_in_stock'] as const) {
      expect(() => validateLead(draft(), { kind, locale: 'ru' })).toThrow('Product ID is required');
      expect(() => validateLead(draft(), { kind, locale: 'ru', productId: '' })).toThrow('Product ID is required');
      expect(validateLead(draft(), { kind, locale: 'ru', productId: '7' }).ok).toBe(true);
    }
    expect(validateLead(draft(), consultation).ok).toBe(true);
  });

  it('LEAD-2: that is right comes out trimmed, its phone in one spelling', () => {
    const typed = draft({ name: ' Ion ', phone: ' 069 123 456', comment: ' Call ' });
    expect(validateLead(typed, { kind: 'preorder', productId: '7', locale: 'ro' })).toEqual({
      ok: true,
      value: { kind: 'preorder', productId: '7', locale: 'ro', name: 'Ion', phone: '+37369123456', comment: 'Call' },
    });
  });

  it('LEAD-2: tells everything that is wrong', () => {
    expect(EMPTY_LEAD).toEqual({ name: '', phone: '', comment: '' });
    expect(validateLead(EMPTY_LEAD, consultation)).toEqual({
      ok: false,
      error: { name: 'required', phone: 'required' },
    });
    expect(errorsOf({ name: ' I ' })).toEqual({ name: 'too_short' });
    expect(errorsOf({ name: 'Io' })).toEqual({});
    expect(errorsOf({ name: 'x'.repeat(80) })).toEqual({});
    expect(errorsOf({ name: 'x'.repeat(81) })).toEqual({ name: 'too_long' });
    expect(errorsOf({ phone: '  ' })).toEqual({ phone: 'required' });
    expect(errorsOf({ phone: '123' })).toEqual({ phone: 'phone' });
    expect(errorsOf({ comment: `${'x'.repeat(1000)}  ` })).toEqual({});
    expect(errorsOf({ comment: 'x'.repeat(1001) })).toEqual({ comment: 'too_long' });
  });
});
