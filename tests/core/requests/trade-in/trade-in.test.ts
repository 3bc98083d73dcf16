import { describe, expect, it } from 'vitest';
import { err, fromMdl, ok } from '#core/kernel/shared/index.ts';
import { deviceConditions } from '#core/purchase/counted-device/index.ts';
import { estimate } from '#core/requests/trade-in/estimate.ts';
import {
  chooseDevice,
  chosenVariant,
  DEVICE_MAX,
  deviceChoices,
  EMPTY_TRADE_IN,
  OTHER_DEVICE,
  offerEstimate,
  type TradeInDraft,
  type TradeInModel,
  type TradeInTerms,
  validateTradeIn,
} from '#core/requests/trade-in/index.ts';

const model = (
  modelId: string,
  kindId: string,
  brand: string,
  sizes: Readonly<Record<string, number>>,
): TradeInModel => ({
  modelId,
  kindId,
  brand,
  title: modelId.toUpperCase(),
  variants: Object.entries(sizes).map(([memory, price]) => ({ memory, best: fromMdl(price) })),
});

const terms: TradeInTerms = {
  kinds: [
    { kindId: 'phone', label: 'Phone' },
    { kindId: 'watch', label: 'Watch' },
    { kindId: 'drone', label: 'Drone' },
  ],
  conditions: [
    { condition: 'good', label: 'Good', text: '', from: 0.74, to: 0.86 },
    { condition: 'broken', label: 'Broken', text: '', from: 0, to: 0.1 },
  ],
  models: [
    model('a1', 'phone', 'A', { '128 GB': 5_010, '256 GB': 6_000 }),
    model('a2', 'phone', 'A', { '64 GB': 900 }),
    model('b1', 'phone', 'B', { '128 GB': 3_000 }),
    model('w1', 'watch', 'A', { '': 2_000 }),
  ],
};

const chosen: TradeInDraft = {
  ...EMPTY_TRADE_IN,
  kindId: 'phone',
  brand: 'A',
  modelId: 'a1',
  memory: '256 GB',
  condition: 'good',
  name: ' Ion Rusu ',
  phone: '069123456',
};

describe('the device', () => {
  it('TRADEIN-1: is chosen step by step, each narrowing the next', () => {
    expect(deviceChoices(terms, EMPTY_TRADE_IN)).toEqual({ brands: [], models: [], variants: [], inOwnWords: false });
    const ofKind = deviceChoices(terms, { ...EMPTY_TRADE_IN, kindId: 'phone' });
    expect(ofKind).toEqual({ brands: ['A', 'B'], models: [], variants: [], inOwnWords: false });
    const all = deviceChoices(terms, chosen);
    expect(all.models.map(({ modelId }) => modelId)).toEqual(['a1', 'a2']);
    expect(all.variants.map(({ memory }) => memory)).toEqual(['128 GB', '256 GB']);
    expect(deviceChoices(terms, { ...chosen, modelId: 'a2' }).variants).toEqual([]);
  });

  it('TRADEIN-1: chosen anew at one step loses the steps after it', () => {
    expect(chooseDevice(chosen, 'brand', 'B')).toEqual({ ...chosen, brand: 'B', modelId: '', memory: '' });
    expect(chooseDevice(chosen, 'kindId', 'watch')).toMatchObject({
      kindId: 'watch',
      brand: '',
      modelId: '',
      memory: '',
    });
    expect(chooseDevice(chosen, 'memory', '128 GB')).toEqual({ ...chosen, memory: '128 GB' });
    expect(chooseDevice(chosen, 'brand', chosen.brand)).toBe(chosen);
  });

  it('TRADEIN-1: is described in own words when the list does not have it', () => {
    for (const other of [{ brand: OTHER_DEVICE }, { modelId: OTHER_DEVICE }, { kindId: 'drone' }])
      expect(deviceChoices(terms, { ...EMPTY_TRADE_IN, kindId: 'phone', ...other }).inOwnWords).toBe(true);
  });

  it('TRADEIN-1: needs no memory when there is one variant', () => {
    expect(chosenVariant(terms, { ...chosen, modelId: 'a2', memory: '' })?.variant.best).toBe(fromMdl(900));
    expect(chosenVariant(terms, { ...chosen, memory: '' })).toBeUndefined();
    expect(chosenVariant(terms, { ...chosen, modelId: 'gone' })).toBeUndefined();
  });
});

describe('an estimate', () => {
  it('TRADEIN-2: is the part that the condition leaves, in steps of 50 MDL rounded down', () => {
    expect(offerEstimate(terms, { ...chosen, memory: '128 GB' })).toEqual({ from: fromMdl(3_700), to: fromMdl(4_300) });
    expect(
      estimate({ memory: '', best: fromMdl(1_000) }, { ...terms.conditions[0], from: 0.05, to: 0.0999 } as never),
    ).toEqual({
      from: fromMdl(50),
      to: fromMdl(50),
    });
    expect(offerEstimate(terms, { ...chosen, condition: 'broken' })).toEqual({ from: 0, to: fromMdl(600) });
  });

  it('TRADEIN-2: is there only for a device of the list in a known condition', () => {
    expect(offerEstimate(terms, { ...chosen, condition: '' })).toBeUndefined();
    expect(offerEstimate(terms, { ...chosen, condition: 'worn' })).toBeUndefined();
    expect(offerEstimate(terms, { ...chosen, modelId: OTHER_DEVICE })).toBeUndefined();
  });
});

describe('an offer', () => {
  const sent = { condition: 'good', wanted: '', name: 'Ion Rusu', phone: '+37369123456', comment: '', locale: 'ro' };
  const check = (different: Partial<TradeInDraft>) => validateTradeIn(terms, { ...chosen, ...different }, 'ro');

  it('TRADEIN-3: needs device, condition, name and phone', () => {
    expect(deviceConditions).toEqual(['excellent', 'good', 'worn', 'broken']);
    expect(validateTradeIn(terms, EMPTY_TRADE_IN, 'ru')).toEqual(
      err({ kindId: 'required', condition: 'required', name: 'required', phone: 'required' }),
    );
    expect(check({ brand: '', modelId: '', memory: '' })).toEqual(err({ brand: 'required' }));
    expect(check({ modelId: '', memory: '' })).toEqual(err({ modelId: 'required' }));
    expect(check({ memory: '' })).toEqual(err({ memory: 'required' }));
    expect(check({ condition: 'shiny' })).toEqual(err({ condition: 'required' }));
  });

  it('TRADEIN-1 TRADEIN-3: of what is no longer on the list asks to choose anew', () => {
    expect(check({ modelId: 'gone' })).toEqual(err({ modelId: 'required' }));
    expect(check({ brand: 'Gone' })).toEqual(err({ brand: 'required' }));
    expect(check({ kindId: 'gone' })).toMatchObject({ error: { kindId: 'required' } });
  });

  it('TRADEIN-1: names the device by its choices, else in own words', () => {
    expect(check({})).toEqual(ok({ ...sent, device: 'A A1 256 GB' }));
    expect(check({ kindId: 'watch', modelId: 'w1', memory: '' })).toEqual(ok({ ...sent, device: 'A W1' }));
    const own = { brand: OTHER_DEVICE, modelId: '', memory: '' };
    expect(check({ ...own, device: ' OnePlus 12 ' })).toEqual(ok({ ...sent, device: 'OnePlus 12' }));
    expect(check(own)).toEqual(err({ device: 'required' }));
    expect(check({ ...own, device: 'x' })).toEqual(err({ device: 'too_short' }));
    expect(check({ kindId: 'drone', brand: '', modelId: '', memory: '', device: 'Mini 4' })).toMatchObject({
      ok: true,
    });
  });

  it('TRADEIN-3: has bounds and is sent tidied', () => {
    expect(DEVICE_MAX).toBe(200);
    const long = 'x'.repeat(201);
    expect(check({ wanted: long, comment: 'x'.repeat(1001) })).toEqual(
      err({ wanted: 'too_long', comment: 'too_long' }),
    );
    expect(check({ brand: OTHER_DEVICE, device: long })).toEqual(err({ device: 'too_long' }));
    expect(check({ wanted: ' iPhone ', comment: ' в коробке ' })).toMatchObject({
      value: { wanted: 'iPhone', comment: 'в коробке' },
    });
  });
});
