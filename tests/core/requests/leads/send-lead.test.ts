import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { type Lead, makeSendLead, openLeadModal } from '#core/requests/leads/index.ts';
import { aPhone } from '#tests/support/builders/index.ts';
import { fakeIds } from '#tests/support/fakes/time.ts';

const lead: Lead = { kind: 'one_click', productId: '7', name: 'Ion', phone: '+37369123456', comment: '', locale: 'ru' };
const silence = failure('timeout', 'timeout', 'late');
const accepted = ok({ kind: 'accepted', orderNumber: '1' } as const);

const deskAnswering = (...answers: Result<FormAnswer, Failure>[]) => {
  const keys: string[] = [];
  const given: unknown[] = [];
  const send = makeSendLead({
    ids: fakeIds(),
    leads: {
      send: async ({ key }, signal) => {
        keys.push(key);
        given.push(signal);
        return answers.shift() ?? err(silence);
      },
    },
  });
  return { send, keys, given };
};

describe('sending a request', () => {
  it('LEAD-3: asks again under the same key while there is no definite answer', async () => {
    const { send, keys } = deskAnswering(err(silence), err(silence), accepted, accepted);
    expect(await send(lead)).toEqual({ kind: 'unknown', failure: silence });
    await send({ ...lead });
    expect(await send(lead)).toEqual({ kind: 'accepted', orderNumber: '1' });
    await send(lead);
    expect(keys).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
  });

  it('LEAD-3: another request has another key', async () => {
    const { send, keys } = deskAnswering(err(silence), accepted);
    await send(lead);
    await send({ ...lead, productId: '8' });
    expect(keys).toEqual(['id-1', 'id-2']);
  });

  it('LEAD-3 ERROR-10: a refusal is definite', async () => {
    const { send, keys } = deskAnswering(
      err(failure('domain', 'x', 'no')),
      ok({ kind: 'refused', messages: ['closed'] }),
      accepted,
    );
    expect(await send(lead)).toEqual({ kind: 'refused', messages: ['no'] });
    expect(await send(lead)).toEqual({ kind: 'refused', messages: ['closed'] });
    await send(lead);
    expect(keys).toEqual(['id-1', 'id-2', 'id-3']);
  });

  it('LEAD-3: hands the signal on', async () => {
    const { send, given } = deskAnswering(accepted);
    const { signal } = new AbortController();
    await send(lead, signal);
    expect(given).toEqual([signal]);
  });

  it('LEAD-4: keeps the product whose modal is open', () => {
    const phone = aPhone().build();
    expect(openLeadModal('preorder', phone)).toEqual({ kind: 'preorder', product: phone });
    expect(openLeadModal('consultation')).toEqual({ kind: 'consultation' });
  });
});
