import { describe, expect, it } from 'vitest';
import type { Problem } from '#core/kernel/errors/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import {
  createWarrantyLookup,
  UNASKED_WARRANTY,
  type WarrantyDevice,
  type WarrantyQuestion,
} from '#core/requests/warranty/index.ts';
import { watching } from '#core/testing/index.ts';

const IMEI = '356938035643809';
const device: WarrantyDevice = { title: 'Phone', serial: '…643809', validUntil: '2026-12-31', repairs: [] };
const silence = failure('network', 'network', 'No connection');
const nobodys = failure('domain', 'not_found', 'no', { status: 404 });

const aDesk = (...answers: readonly Result<readonly WarrantyDevice[], Failure>[]) => {
  const asked: WarrantyQuestion[] = [];
  const reported: Problem[] = [];
  const problem = { tell: (problem: Problem) => void reported.push(problem) };
  const { show, now } = watching(UNASKED_WARRANTY);
  const check = async ({ question }: { question: WarrantyQuestion }) => {
    asked.push(question);
    return answers[asked.length - 1] ?? ok([]);
  };
  const clock = { now: () => Date.parse('2026-11-21T10:00:00Z') };
  return { asked, reported, now, ...createWarrantyLookup({ warranty: { check }, clock, problem, show }) };
};

describe('asking for a warranty', () => {
  it('WARRANTY-2: says what is wrong with a field until it is mended, and asks nobody', async () => {
    const { now, ask, edit, asked } = aDesk();
    edit('device', '356938035643808');
    await ask('ru');
    expect([now().errors, now().asking]).toEqual([{ device: 'imei' }, false]);
    edit('phone', '0');
    expect(now().errors).toEqual({ device: 'imei' });
    edit('device', IMEI);
    expect([now().errors, asked]).toEqual([{}, []]);
  });

  it('WARRANTY-4: asks by the device, shows how its warranty stands today, and then that there is none', async () => {
    const { now, ask, edit, asked } = aDesk(ok([device]), err(nobodys));
    edit('device', IMEI);
    await ask('ru');
    expect([now().finding, now().answers]).toEqual([{ kind: 'found', devices: [{ ...device, state: 'valid' }] }, 1]);
    await ask('ru');
    expect([now().finding, now().answers]).toEqual([{ kind: 'none' }, 2]);
    const byDevice = { by: 'device', device: IMEI };
    expect(asked).toEqual([byDevice, byDevice]);
  });

  it('WARRANTY-2: asks by an order with the phone of the last one, and keeps what was typed the other way', async () => {
    const { now, ask, edit, choose, suggestPhone, asked } = aDesk(ok([device]));
    edit('device', 'abc');
    await ask('ru');
    expect(now().errors).toEqual({ device: 'serial' });
    choose('order');
    expect([now().way, now().errors]).toEqual(['order', {}]);
    suggestPhone('069123456');
    suggestPhone('078000111');
    await ask('ru');
    expect(now().errors).toEqual({ orderNumber: 'required' });
    edit('orderNumber', 'Z-1');
    await ask('ru');
    expect(asked).toEqual([{ by: 'order', orderNumber: 'Z-1', phone: '+37369123456' }]);
    choose('device');
    expect([now().draft.device, now().finding]).toEqual(['abc', undefined]);
  });

  it('WARRANTY-2: asks one question at a time', async () => {
    const { now, ask, edit, asked } = aDesk(ok([device]));
    edit('device', IMEI);
    const asking = Promise.all([ask('ru'), ask('ru')]);
    expect([now().asking, asked.length]).toEqual([true, 1]);
    await asking;
    expect([now().asking, now().answers]).toEqual([false, 1]);
  });

  it('WARRANTY-4: tells a failure, and asks the same again when asked to', async () => {
    const { now, ask, edit, reported, asked } = aDesk(err(silence), ok([device]));
    edit('device', IMEI);
    await ask('ru');
    expect([reported.map((problem) => problem.failure), now().finding, now().answers]).toEqual([
      [silence],
      undefined,
      0,
    ]);
    reported[0]?.retry();
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked.length, now().finding?.kind]).toEqual([2, 'found']);
  });
});
