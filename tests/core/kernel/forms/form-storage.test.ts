import { describe, expect, it } from 'vitest';
import { repairTexts } from '#core/kernel/forms/form-storage.ts';
import { createSendForm, type FormAnswer } from '#core/kernel/forms/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeFormStorage, fakeIds } from '#core/testing/index.ts';

const silence = err(failure('timeout', 'timeout', 'late'));
const accepted = ok({ kind: 'accepted' } as const);

/** A desk that gives these answers one after another, and what it was sent under. */
const aDesk = (...answers: readonly Result<FormAnswer, Failure>[]) => {
  const keys: string[] = [];
  const send = async (_request: object, key: string) => {
    keys.push(key);
    return answers[keys.length - 1] ?? accepted;
  };
  return { keys, send };
};

describe('what was typed', () => {
  const empty = { name: '', message: '' };

  it('FORM-1: comes back as far as it is text of known fields', () => {
    expect(repairTexts({ name: 'Ion', message: 7, other: 'x' }, empty)).toEqual({ name: 'Ion', message: '' });
    expect(repairTexts({ name: 'x'.repeat(10_000) }, empty).name).toHaveLength(10_000);
    expect(repairTexts({ name: 'x'.repeat(10_001) }, empty)).toEqual(empty);
  });

  it('FORM-1: is as at the start when nothing sensible was kept', () => {
    for (const kept of [undefined, null, 'text', 7, []]) expect(repairTexts(kept, empty)).toEqual(empty);
  });
});

describe('what was sent', () => {
  it('FORM-2: goes under its key again, also after a reload, until there is a definite answer', async () => {
    const formStorage = fakeFormStorage();
    const desk = aDesk(silence, silence, accepted, accepted);
    const page = () => createSendForm({ ids: ids(), formStorage }, 'feedback', desk.send);
    const counted = fakeIds();
    const ids = () => counted;
    const request = { message: 'Bună ziua' };
    expect((await page()(request)).kind).toBe('unknown');
    expect((await page()(request)).kind).toBe('unknown');
    expect(await page()(request)).toEqual({ kind: 'accepted' });
    await page()(request);
    expect(desk.keys).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
  });

  it('FORM-2: is another request when its words are others, and another form has keys of its own', async () => {
    const formStorage = fakeFormStorage();
    const dependencies = { ids: fakeIds(), formStorage };
    const desk = aDesk(silence, silence, silence);
    await createSendForm(dependencies, 'feedback', desk.send)({ message: 'One' });
    await createSendForm(dependencies, 'trade-in', desk.send)({ message: 'One' });
    await createSendForm(dependencies, 'feedback', desk.send)({ message: 'Two' });
    expect(desk.keys).toEqual(['id-1', 'id-2', 'id-3']);
  });

  it('FORM-2: and refused begins under a new key, reported in the words of the refusal', async () => {
    const dependencies = { ids: fakeIds(), formStorage: fakeFormStorage() };
    const desk = aDesk(ok({ kind: 'refused', messages: ['Нет'] }), err(failure('domain', 'refused', 'no')));
    const send = createSendForm(dependencies, 'feedback', desk.send);
    expect(await send({ message: 'One' })).toEqual({ kind: 'refused', messages: ['Нет'] });
    expect(await send({ message: 'One' })).toEqual({ kind: 'refused', messages: ['no'] });
    expect(desk.keys).toEqual(['id-1', 'id-2']);
  });

  it('FORM-2: a broken memory of it does no harm', async () => {
    const formStorage = fakeFormStorage();
    formStorage.save('feedback.sent', { content: JSON.stringify({ message: 'One' }), key: 7 });
    const desk = aDesk(accepted);
    await createSendForm({ ids: fakeIds(), formStorage }, 'feedback', desk.send)({ message: 'One' });
    expect(desk.keys).toEqual(['id-1']);
    expect(formStorage.load('feedback.sent')).toBeUndefined();
  });
});
