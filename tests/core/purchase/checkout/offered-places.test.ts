import { describe, expect, it } from 'vitest';
import { correctedPlaces, hasPlaceList, validateOffered, wrongFields } from '#core/purchase/checkout/index.ts';
import { aDraft } from '#core/testing/index.ts';

const region = (regionId: string, ...localities: string[]) => ({
  regionId,
  label: regionId,
  localities: localities.map((localityId) => ({ localityId, label: localityId })),
});
const NO_PLACES = { regions: [], shops: [] };
const places = {
  regions: [region('kishinev', 'kishinev', 'codru'), region('balti', 'balti')],
  shops: [{ shopId: 'center' }],
};
const errorsOf = (different: Parameters<typeof aDraft>[0], offered = places) => {
  const checked = validateOffered(aDraft(different), offered);
  return checked.ok ? {} : checked.error;
};

describe('where an order goes', () => {
  it('CHECKOUT-13: is a place that the screen offers', () => {
    expect(validateOffered(aDraft({}), places).ok).toBe(true);
    expect(errorsOf({ regionId: 'cahul' })).toEqual({ regionId: 'required' });
    expect(errorsOf({ regionId: 'balti', localityId: 'codru' })).toEqual({ localityId: 'required' });
    expect(errorsOf({ method: 'pickup', shopId: 'center' })).toEqual({});
    expect(errorsOf({ method: 'pickup', shopId: 'station' })).toEqual({ shopId: 'required' });
  });

  it('CHECKOUT-13: is nowhere while the list of such places has not come', () => {
    expect(errorsOf({}, NO_PLACES)).toEqual({ regionId: 'required' });
    expect(errorsOf({ method: 'pickup', shopId: 'center' }, NO_PLACES)).toEqual({ shopId: 'required' });
    expect(errorsOf({ name: '' }, NO_PLACES)).toEqual({ name: 'required', regionId: 'required' });
    expect([hasPlaceList(aDraft({}), NO_PLACES), hasPlaceList(aDraft({}), places)]).toEqual([false, true]);
    expect(hasPlaceList({ method: 'pickup' }, { ...places, shops: [] })).toBe(false);
  });

  it('CHECKOUT-14: counts only what is wrong on the screen', () => {
    const errors = { name: 'required', regionId: 'required', street: 'required', shopId: 'required' } as const;
    expect(wrongFields(errors, aDraft({}), places)).toBe(3);
    expect(wrongFields(errors, aDraft({ method: 'pickup' }), places)).toBe(2);
    expect(wrongFields(errors, aDraft({}), NO_PLACES)).toBe(1);
    expect(wrongFields(errors, aDraft({ method: 'pickup' }), NO_PLACES)).toBe(1);
  });

  it('CHECKOUT-13: is no longer wrong once its list has come', () => {
    const draft = aDraft({});
    expect(correctedPlaces(draft, { regionId: 'required' }, NO_PLACES)).toEqual([]);
    expect(correctedPlaces(draft, { regionId: 'required', street: 'required' }, places)).toEqual(['regionId']);
    expect(correctedPlaces({ ...draft, name: '' }, {}, places)).toEqual([]);
  });
});
