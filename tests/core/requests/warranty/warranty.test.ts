import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { createCheckWarranty, ENDS_SOON_DAYS, warrantyState } from '#core/requests/warranty/check.ts';
import { IMEI_LENGTH, isImei } from '#core/requests/warranty/imei.ts';
import { type WarrantyDesk, type WarrantyDevice, warrantyWays } from '#core/requests/warranty/index.ts';
import { NO_WARRANTY_QUESTION, validateWarranty } from '#core/requests/warranty/question.ts';

const IMEI = '356938035643809';

describe('an IMEI', () => {
  it('WARRANTY-1: has fifteen digits that check each other', () => {
    expect(IMEI_LENGTH).toBe(15);
    expect(isImei(IMEI)).toBe(true);
    expect(isImei('490154203237518')).toBe(true);
    for (const wrong of ['356938035643808', IMEI.slice(1), `${IMEI}0`, '35693803564380A', ''])
      expect(isImei(wrong)).toBe(false);
  });

  it('WARRANTY-1: is known to be wrong when any one digit is', () => {
    fc.assert(
      fc.property(fc.nat(14), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = (Number(IMEI[place]) + by) % 10;
        expect(isImei(`${IMEI.slice(0, place)}${digit}${IMEI.slice(place + 1)}`)).toBe(false);
      }),
    );
  });
});

describe('asking for a warranty', () => {
  const byDevice = (device: string) => validateWarranty({ ...NO_WARRANTY_QUESTION, device }, 'device');

  it('WARRANTY-2: takes an IMEI or a serial number however it is written', () => {
    expect(warrantyWays).toEqual(['device', 'order']);
    expect(byDevice('35 693803-564380/9')).toEqual(ok({ by: 'device', device: IMEI }));
    expect(byDevice(`IMEI: ${IMEI}`)).toEqual(ok({ by: 'device', device: IMEI }));
    expect(byDevice(' S/N zr24-lp009 ')).toEqual(ok({ by: 'device', device: 'ZR24LP009' }));
    expect(byDevice('1234567890123')).toEqual(ok({ by: 'device', device: '1234567890123' }));
  });

  it('WARRANTY-1 WARRANTY-2: says what is wrong with a number', () => {
    expect(byDevice('  ')).toEqual(err({ device: 'required' }));
    for (const wrong of ['356938035643808', IMEI.slice(1), `${IMEI}1`])
      expect(byDevice(wrong)).toEqual(err({ device: 'imei' }));
    for (const wrong of ['ABC12', 'A'.repeat(21), 'СЕРИЯ12345'])
      expect(byDevice(wrong)).toEqual(err({ device: 'serial' }));
    expect(byDevice('ABC123').ok && byDevice('A'.repeat(20)).ok).toBe(true);
  });

  it('WARRANTY-2: takes an order with its phone, and then no other field counts', () => {
    const draft = { device: 'x', orderNumber: '№ Z-1', phone: '069 123 456' };
    expect(validateWarranty(draft, 'order')).toEqual(ok({ by: 'order', orderNumber: 'Z-1', phone: '+37369123456' }));
    expect(validateWarranty(NO_WARRANTY_QUESTION, 'order')).toEqual(
      err({ orderNumber: 'required', phone: 'required' }),
    );
  });
});

describe('a warranty', () => {
  const device: WarrantyDevice = { title: 'Phone', serial: '', validUntil: '2026-12-31', repairs: [] };
  const repair = { acceptedOn: '2026-11-01', text: 'Battery' };

  it('WARRANTY-3: holds through its last day and is said to end soon', () => {
    expect(ENDS_SOON_DAYS).toBe(30);
    expect(warrantyState(device, '2026-11-30')).toBe('valid');
    expect(warrantyState(device, '2026-12-01')).toBe('ends_soon');
    expect(warrantyState(device, '2026-12-31')).toBe('ends_soon');
    expect(warrantyState(device, '2027-01-01')).toBe('expired');
  });

  it('WARRANTY-3: has not begun before the device is handed over, and stands still in the workshop', () => {
    const { validUntil: _none, ...ordered } = device;
    expect(warrantyState(ordered, '2026-11-30')).toBe('not_started');
    expect(warrantyState({ ...device, repairs: [repair] }, '2027-05-01')).toBe('in_repair');
    expect(warrantyState({ ...device, repairs: [{ ...repair, finishedOn: '2026-11-09' }] }, '2026-11-10')).toBe(
      'valid',
    );
  });

  const asked = (answer: Awaited<ReturnType<WarrantyDesk['check']>>) =>
    createCheckWarranty({
      warranty: { check: async () => answer },
      // Half past eleven at night in Greenwich is the next day in Kishinev.
      clock: { now: () => Date.parse('2026-12-31T23:30:00Z') },
    })({ by: 'device', device: IMEI }, 'ru');

  it('WARRANTY-3: is reported as it stands today in Kishinev', async () => {
    expect(await asked(ok([device]))).toEqual({ kind: 'found', devices: [{ ...device, state: 'expired' }] });
  });

  it('WARRANTY-4: that is nobody’s is reported as such, and a failure is none of it', async () => {
    expect(await asked(ok([]))).toEqual({ kind: 'none' });
    expect(await asked(err(failure('domain', 'not_found', 'no', { status: 404 })))).toEqual({ kind: 'none' });
    const down = failure('network', 'network', 'down');
    expect(await asked(err(down))).toEqual({ kind: 'failed', failure: down });
  });
});
