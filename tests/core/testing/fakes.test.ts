import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as kit from '#core/testing/index.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** One fake stands for both: time passes for the clock and its timers alike. */
const ELSEWHERE: Readonly<Record<string, string>> = { Clock: 'fakeTime', Timers: 'fakeTime' };

/** Every port of core with its calls: an interface that has methods. */
const ports = globSync('core/**/*.ts', { cwd: root, exclude: ['core/testing/**'] }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export interface (\w+)[^{]*\{([\s\S]*?)^\}/gm)]
    .map(([, name = '', body = '']) => ({
      name,
      calls: [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, call = '']) => call),
    }))
    .filter(({ calls }) => calls.length > 0),
);

/** Calls of a port that its fake does not have; all of them where there is no fake. */
const missingFrom = (fakes: Readonly<Record<string, unknown>>, { name, calls }: (typeof ports)[number]) => {
  const make = fakes[ELSEWHERE[name] ?? `fake${name}`];
  if (typeof make !== 'function') return calls;
  const fake: Readonly<Record<string, unknown>> = make();
  return calls.filter((call) => typeof fake[call] !== 'function');
};

describe('the fakes of core’s ports', () => {
  it.each(ports)('stand for $name with all its calls', (port) => {
    expect(missingFrom(kit, port)).toEqual([]);
  });

  it('ORDER-1 ORDER-6 MINE-6: take an order once a key, show it to its owner alone, and cancel it', async () => {
    const desk = kit.fakeOrderDesk();
    const order = kit.anOrder();
    const { phone } = order.contact;
    const first = await desk.place({ order, key: 'a' });
    expect(first).toEqual({ ok: true, value: { kind: 'placed', order: { orderNumber: '100001', total: 300_000 } } });
    expect([await desk.place({ order, key: 'a' }), desk.taken]).toEqual([first, [order]]);
    const asked = { orderNumber: '100001', phone, locale: 'ru' } as const;
    expect(await desk.status({ ...asked, phone: '+37360000000' })).toMatchObject({ error: { code: 'not_found' } });
    expect(await desk.status(asked)).toMatchObject({ value: { status: 'accepted', cancellable: true } });
    const cancelled = { status: 'cancelled', orderNumber: '100001' };
    expect(await desk.cancel({ ...asked, key: 'c' })).toMatchObject({ value: { kind: 'cancelled', order: cancelled } });
    expect(await desk.cancel({ ...asked, key: 'c' })).toMatchObject({ value: { kind: 'cancelled', order: cancelled } });
    expect(await desk.status(asked)).toMatchObject({ value: cancelled });
  });

  it('are lists that other tabs change too, and texts that are never the object that was kept', () => {
    const lines = kit.aCart().with(kit.aPhone()).build();
    const storage = kit.fakeCartStorage();
    const elsewhere: unknown[] = [];
    const stop = storage.onChangeElsewhere((cart) => void elsewhere.push(cart));
    storage.save(lines);
    expect([storage.load(), storage.saves(), elsewhere]).toEqual([lines, 1, []]);
    expect(storage.load()).not.toBe(lines);
    storage.changeElsewhere([]);
    stop();
    storage.changeElsewhere(lines);
    expect([storage.load(), storage.saves(), elsewhere]).toEqual([lines, 1, [[]]]);
  });

  it('are missed where there is none, or where it lacks a call', () => {
    expect(ports.length).toBeGreaterThan(60);
    const port = { name: 'Lift', calls: ['up', 'down'] };
    expect(missingFrom({}, port)).toEqual(['up', 'down']);
    expect(missingFrom({ fakeLift: () => ({ up: () => undefined }) }, port)).toEqual(['down']);
  });
});
