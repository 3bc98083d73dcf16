import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSteps } from '#core/purchase/checkout/index.ts';
import { changesOf } from '#core/purchase/live-order/changes.ts';
import { hasEnded, readLinkKey } from '#core/purchase/live-order/index.ts';
import { aStatus, linkKey } from './orders.ts';

const LETTERS = [...'abcXYZ0189_-'];
const keys = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...LETTERS), { minLength, maxLength }).map((letters) => letters.join(''));

describe('a private link', () => {
  it('LIVE-1: has a key of 22 to 200 letters, digits, "_" and "-"', () => {
    expect(readLinkKey(`#${linkKey}`)).toBe(linkKey);
    fc.assert(
      fc.property(keys(22, 200), (key) => {
        expect(readLinkKey(`#${key}`)).toBe(key);
        expect(readLinkKey(key)).toBe(key);
      }),
    );
    fc.assert(fc.property(keys(0, 21), (key) => readLinkKey(`#${key}`) === undefined));
    expect(readLinkKey(`#${'a'.repeat(201)}`)).toBeUndefined();
    for (const odd of ['/', '.', ' ', '%20', 'ș', '\n', '#']) expect(readLinkKey(`#${linkKey}${odd}`)).toBeUndefined();
  });
});

describe('what has changed of an order', () => {
  it('LIVE-3: is its step, how its payment stands, or something else, each said once', () => {
    expect(changesOf(aStatus(), aStatus())).toEqual([]);
    expect(changesOf(aStatus(), aStatus({ cancellable: false }))).toEqual([]);
    expect(changesOf(aStatus(), aStatus({ status: 'confirmed' }))).toEqual(['step']);
    const paid = aStatus({ payment: { method: 'card', state: 'approved' } });
    expect(changesOf(aStatus(), paid)).toEqual(['payment']);
    expect(changesOf(aStatus(), aStatus({ total: 1 }))).toEqual(['other']);
    expect(changesOf(aStatus(), { ...paid, status: 'ready', advance: 5 })).toEqual(['step', 'payment', 'other']);
  });

  it('LIVE-3: is nothing between an order and its copy, whatever it is', () => {
    const facts = fc.record(
      {
        status: fc.constantFrom(...orderSteps, 'cancelled' as const),
        total: fc.nat(),
        advance: fc.nat(),
        cancellable: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const [before, now] = [aStatus(one), aStatus(other)];
        expect(changesOf(before, structuredClone(before))).toEqual([]);
        expect(changesOf(before, now)).toEqual(changesOf(now, before));
        expect(changesOf(before, now).includes('step')).toBe(before.status !== now.status);
      }),
    );
  });

  it('LIVE-4: an order ends by being delivered or cancelled', () => {
    const steps = [...orderSteps, 'cancelled', 'unknown'] as const;
    expect(steps.filter((status) => hasEnded({ status }))).toEqual(['delivered', 'cancelled']);
  });
});
