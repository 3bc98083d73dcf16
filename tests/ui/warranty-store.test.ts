import { describe, expect, it } from 'vitest';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { WarrantyDevice, WarrantyQuestion } from '#core/requests/warranty/index.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';
import { WarrantyStore } from '#ui/features/requests/warranty/warranty-store.ts';

const IMEI = '356938035643809';
const device: WarrantyDevice = { title: 'Phone', serial: '…643809', validUntil: '2026-12-31', repairs: [] };
const silence = failure('network', 'network', 'No connection');
const nobodys = failure('domain', 'not_found', 'no', { status: 404 });

const aDesk = (...answers: readonly Result<readonly WarrantyDevice[], Failure>[]) => {
  const asked: WarrantyQuestion[] = [];
  const problem = new ProblemStore();
  const check = async ({ question }: { question: WarrantyQuestion }) => {
    asked.push(question);
    return answers[asked.length - 1] ?? ok([]);
  };
  const clock = { now: () => Date.parse('2026-11-21T10:00:00Z') };
  return { asked, problem, store: new WarrantyStore({ warranty: { check }, clock, problem }) };
};

describe('checking a warranty', () => {
  it('says what is wrong with a field until it is mended, and asks nobody', async () => {
    const { store, asked } = aDesk();
    store.edit('device', '356938035643808');
    await store.ask('ru');
    expect(store.errors).toEqual({ device: 'imei' });
    store.edit('device', IMEI);
    expect(store.errors).toEqual({});
    expect(asked).toEqual([]);
  });

  it('asks by the device, shows how its warranty stands today, and then that there is none', async () => {
    const { store, asked } = aDesk(ok([device]), err(nobodys));
    store.edit('device', IMEI);
    await store.ask('ru');
    expect(store.finding).toEqual({ kind: 'found', devices: [{ ...device, state: 'valid' }] });
    await store.ask('ru');
    expect([store.finding, store.answers]).toEqual([{ kind: 'none' }, 2]);
    expect(asked).toEqual([
      { by: 'device', device: IMEI },
      { by: 'device', device: IMEI },
    ]);
  });

  it('asks by an order with the phone of the last one, and keeps what was typed the other way', async () => {
    const { store, asked } = aDesk(ok([device]));
    store.edit('device', 'abc');
    store.choose('order');
    store.suggestPhone('069123456');
    store.suggestPhone('078000111');
    await store.ask('ru');
    expect(store.errors).toEqual({ orderNumber: 'required' });
    store.edit('orderNumber', 'Z-1');
    await store.ask('ru');
    expect(asked).toEqual([{ by: 'order', orderNumber: 'Z-1', phone: '+37369123456' }]);
    store.choose('device');
    expect([store.draft.device, store.finding]).toEqual(['abc', undefined]);
  });

  it('asks one question at a time', async () => {
    const { store, asked } = aDesk(ok([device]));
    store.edit('device', IMEI);
    const asking = Promise.all([store.ask('ru'), store.ask('ru')]);
    expect([store.asking, asked.length]).toEqual([true, 1]);
    await asking;
    expect([store.asking, store.answers]).toEqual([false, 1]);
  });

  it('tells a failure, and asks the same again when asked to', async () => {
    const { store, problem, asked } = aDesk(err(silence), ok([device]));
    store.edit('device', IMEI);
    await store.ask('ru');
    expect([problem.problem?.failure, store.finding]).toEqual([silence, undefined]);
    problem.retry();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    expect([asked.length, store.finding?.kind]).toEqual([2, 'found']);
  });
});
