import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_MAX, NAME_MIN } from '#core/kernel/fields/fields.ts';
import { COMMENT_MAX } from '#core/kernel/fields/index.ts';
import { repairDraft, STREET_MAX, validateDraft } from '#core/purchase/checkout/draft.ts';
import {
  addressDraft,
  dropUnknownPlaces,
  EMPTY_DRAFT,
  type OrderDraft,
  storedDraftMemory,
} from '#core/purchase/checkout/index.ts';
import { aDraft, fakeCheckoutStorage } from '#core/testing/index.ts';

const errorsOf = (different: Partial<OrderDraft>) => {
  const checked = validateDraft(aDraft(different));
  return checked.ok ? {} : checked.error;
};

describe('an order draft', () => {
  it('CHECKOUT-8: starts empty, delivered in Kishinev the ordinary way, paid in cash', () => {
    expect(EMPTY_DRAFT).toEqual({
      name: '',
      phone: '',
      email: '',
      method: 'address',
      type: 'standard',
      regionId: 'kishinev',
      localityId: 'kishinev',
      street: '',
      shopId: '',
      payment: 'cash',
      creditPartnerId: '',
      creditMonths: 0,
      comment: '',
    });
  });

  it('CHECKOUT-1 CHECKOUT-2 CHECKOUT-4: makes an order to an address', () => {
    const draft = aDraft({ name: ' Ion Rusu ', email: ' ion@example.md ', street: ' Mira 1 ', comment: ' Call ' });
    expect(validateDraft(draft)).toEqual({
      ok: true,
      value: {
        contact: { name: 'Ion Rusu', phone: '+37369123456', email: 'ion@example.md' },
        fulfilment: {
          method: 'address',
          type: 'standard',
          regionId: 'kishinev',
          localityId: 'kishinev',
          street: 'Mira 1',
        },
        payment: 'cash',
        comment: 'Call',
      },
    });
  });

  it('CHECKOUT-5: makes an order to be picked up, whatever the address says', () => {
    const draft = aDraft({
      method: 'pickup',
      shopId: 'center',
      street: '',
      regionId: '',
      localityId: '',
      payment: 'card',
    });
    expect(validateDraft(draft)).toEqual({
      ok: true,
      value: {
        contact: { name: 'Ion Rusu', phone: '+37369123456' },
        fulfilment: { method: 'pickup', shopId: 'center' },
        payment: 'card',
        comment: '',
      },
    });
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['I', 'too_short'],
    ['\u200B\u200B', 'required'],
    ['\u3164\u3164', 'required'],
    ['I\u2060\u200D', 'too_short'],
    ['12', 'no_letter'],
    ['\u2800\u2800.', 'too_short'],
    ['+373', 'no_letter'],
    ['x'.repeat(81), 'too_long'],
  ])('CHECKOUT-1: the name %j is %s', (name, error) => {
    expect(errorsOf({ name })).toEqual({ name: error });
  });

  it('CHECKOUT-1: a name of 2 to 80 characters is fine', () => {
    expect([NAME_MIN, NAME_MAX]).toEqual([2, 80]);
    expect(errorsOf({ name: 'Io' })).toEqual({});
    expect(errorsOf({ name: 'x'.repeat(80) })).toEqual({});
  });

  it('FORM-4: what cannot be seen is not sent', () => {
    const typed = { name: '\u200EIon\u00A0Rusu', email: '\u202Aion@rusu.md\u202C', street: 'Columna\u200B 12\u22123' };
    expect(validateDraft(aDraft(typed))).toMatchObject({
      value: { contact: { name: 'Ion Rusu', email: 'ion@rusu.md' }, fulfilment: { street: 'Columna 12-3' } },
    });
  });

  it('CHECKOUT-2: the phone is required and a Moldovan one', () => {
    expect(errorsOf({ phone: ' ' })).toEqual({ phone: 'required' });
    expect(errorsOf({ phone: '12345' })).toEqual({ phone: 'phone' });
  });

  it.each([
    'x',
    'a@b',
    'a@b.c',
    'a b@c.de',
    'a@b@c.de',
    'x ion@example.md',
    'ion@example.md x',
    `${'x'.repeat(250)}@b.md`,
    'a@b.md,',
    '.a@b.md',
    'a.@b.md',
    'a..b@c.md',
    'a@.b.md',
    'a@b..md',
    'a@b.md.',
    'mailto:a@b.md',
  ])('CHECKOUT-3: %j is no e-mail', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'email' });
  });

  it('CHECKOUT-3: the e-mail may be left out', () => {
    expect(errorsOf({ email: '  ' })).toEqual({});
    expect(errorsOf({ email: `${'x'.repeat(249)}@b.md` })).toEqual({});
  });

  it('CHECKOUT-4: an address needs region, locality and street', () => {
    expect(errorsOf({ regionId: '', localityId: '', street: '  ' })).toEqual({
      regionId: 'required',
      localityId: 'required',
      street: 'required',
    });
    expect(STREET_MAX).toBe(200);
    expect(errorsOf({ street: 'x' })).toEqual({});
    expect(errorsOf({ street: 'x'.repeat(200) })).toEqual({});
    expect(errorsOf({ street: 'x'.repeat(201) })).toEqual({ street: 'too_long' });
  });

  it('CHECKOUT-5: picking up needs a shop', () => {
    expect(errorsOf({ method: 'pickup', street: '' })).toEqual({ shopId: 'required' });
  });

  it('CHECKOUT-6: a comment has at most 1000 characters', () => {
    expect(COMMENT_MAX).toBe(1000);
    expect(errorsOf({ comment: 'x'.repeat(1000) })).toEqual({});
    expect(errorsOf({ comment: 'x'.repeat(1001) })).toEqual({ comment: 'too_long' });
  });

  it('CHECKOUT-1 CHECKOUT-4: everything wrong is reported at once', () => {
    expect(validateDraft(EMPTY_DRAFT)).toEqual({
      ok: false,
      error: { name: 'required', phone: 'required', street: 'required' },
    });
  });
});

describe('where a draft is brought to', () => {
  const regions = [
    { regionId: 'kishinev', label: '', localities: [{ localityId: 'kishinev', label: '' }] },
    { regionId: 'balti', label: '', localities: [{ localityId: 'balti', label: '' }] },
  ];
  const shops = [{ shopId: 'centre' }];

  it('DELIVERY-4: beyond Kishinev it has no express', () => {
    const balti = { regionId: 'balti', localityId: 'balti' };
    expect(addressDraft(aDraft({ type: 'express' }), balti)).toEqual(aDraft({ ...balti, type: 'standard' }));
  });

  it('DELIVERY-8: a locality, a region or a shop that is gone is let go of, once it is known what there is', () => {
    const gone = aDraft({ regionId: 'balti', localityId: 'gone', shopId: 'closed' });
    expect(dropUnknownPlaces(gone, { regions: [], shops: [] })).toEqual(gone);
    expect(dropUnknownPlaces(gone, { regions, shops: [] })).toEqual({ ...gone, localityId: 'balti' });
    expect(dropUnknownPlaces(gone, { regions: [], shops })).toEqual({ ...gone, shopId: '' });
    const there = aDraft({ shopId: 'centre' });
    expect(dropUnknownPlaces(there, { regions, shops })).toEqual(there);
  });
});

describe('a stored draft', () => {
  it('CHECKOUT-7: comes back as it was', () => {
    const draft = aDraft({
      type: 'express',
      method: 'pickup',
      payment: 'credit',
      creditPartnerId: 'prut',
      creditMonths: 10,
      email: 'a@b.md',
      shopId: 's',
      comment: 'c',
    });
    expect(repairDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(repairDraft({ ...draft, regionId: 'balti', localityId: 'sadovoe', type: 'standard' })).toMatchObject({
      regionId: 'balti',
      localityId: 'sadovoe',
    });
  });

  it.each([undefined, null, 'x', 7, [], {}])('CHECKOUT-7: %j reads as an empty one', (stored) => {
    expect(repairDraft(stored)).toEqual(EMPTY_DRAFT);
  });

  it('CHECKOUT-7: keeps only what is of the right kind', () => {
    expect(
      repairDraft({ name: 7, phone: '069', method: 'fly', type: 'x', payment: 'barter', creditMonths: 'x', other: 1 }),
    ).toEqual({
      ...EMPTY_DRAFT,
      phone: '069',
    });
  });

  it('DELIVERY-4 CHECKOUT-7: express beyond Kishinev comes back as standard', () => {
    expect(repairDraft(aDraft({ regionId: 'balti', type: 'express' })).type).toBe('standard');
  });

  it('CHECKOUT-7: never throws and always gives a whole draft', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(repairDraft(stored)).sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
      }),
    );
  });
});

it('CHECKOUT-7: a draft is kept at once and comes back repaired', () => {
  const storage = fakeCheckoutStorage();
  const kept = storedDraftMemory(storage);
  expect(kept.load()).toEqual(EMPTY_DRAFT);
  kept.save({ ...EMPTY_DRAFT, name: 'Ana' });
  expect(kept.load().name).toBe('Ana');
  kept.save(undefined);
  expect([kept.load(), storage.loadDraft()]).toEqual([EMPTY_DRAFT, undefined]);
});
