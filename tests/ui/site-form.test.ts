import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/shared/index.ts';
import { EMPTY_FEEDBACK, type Feedback, validateFeedback } from '#core/requests/contacts/index.ts';
import { fakeAsking, fakeContactMemory, fakeFormStorage, fakeIds } from '#core/testing/index.ts';
import { siteForm } from '#ui/features/requests/forms/site-form.ts';
import { ION, silence } from './request-fakes.ts';

/** A browser whose page can be loaded again and again. */
const aBrowser = (known = fakeContactMemory(ION)) => {
  const formStorage = fakeFormStorage();
  const ids = fakeIds('key');
  const desk = fakeAsking<{ feedback: Feedback; key: string }>();
  const load = () => {
    const dependencies = { contact: known, formStorage, ids };
    const form = siteForm(dependencies, {
      name: 'feedback',
      empty: EMPTY_FEEDBACK,
      validate: validateFeedback,
      send: (feedback, key) => desk.ask({ feedback, key }),
    });
    form.start();
    return form;
  };
  return { load, formStorage, known, ...desk };
};

describe('a form of a page', () => {
  it('FORM-1: is prefilled with the known contact and keeps its input over a reload', () => {
    const { load } = aBrowser();
    const form = load();
    expect(form.draft).toEqual({ ...EMPTY_FEEDBACK, name: 'Ion Rusu', phone: '069 123 456' });
    form.edit('name', 'Ana');
    form.edit('message', 'Bună ziua');
    expect(load().draft).toEqual({ ...form.draft, name: 'Ana', message: 'Bună ziua' });
  });

  it('shows an error at the field and sends nothing', async () => {
    const { load, asked } = aBrowser(fakeContactMemory());
    const form = load();
    await form.submit('ru');
    expect(form.errors).toEqual({ name: 'required', phone: 'contact', message: 'required' });
    form.change({ ...form.draft, email: 'ion@rusu.md' }, 'email', 'phone');
    expect([form.errorOf('phone'), form.errorOf('name')]).toEqual([undefined, 'required']);
    expect(asked).toEqual([]);
  });

  it('is sent once, forgets its words then, and begins anew for the same person', async () => {
    const { load, asked, answer, formStorage, known } = aBrowser();
    const form = load();
    form.edit('message', 'Lucrați duminică?');
    const sending = form.submit('ro');
    await form.submit('ro');
    expect(form.phase).toBe('sending');
    await answer(ok({ kind: 'accepted' }));
    await sending;
    expect([form.phase, asked.length, form.phone]).toEqual(['done', 1, '+37369123456']);
    expect([formStorage.names(), known.remembered]).toEqual([[], [{ name: 'Ion Rusu', phone: '069 123 456' }]]);
    form.again();
    expect([form.phase, form.draft]).toEqual([
      'editing',
      { ...EMPTY_FEEDBACK, name: 'Ion Rusu', phone: '069 123 456' },
    ]);
  });

  it('FORM-2: without an answer is asked for again under its key, also after a reload', async () => {
    const { load, asked, answer } = aBrowser();
    const form = load();
    form.edit('message', 'Lucrați duminică?');
    void form.submit('ro');
    await answer(err(silence));
    expect(form.phase).toBe('unknown');
    void form.retry();
    expect([form.phase, form.retrying]).toEqual(['sending', true]);
    await answer(err(silence));
    const reloaded = load();
    expect(form.retrying).toBe(false);
    void reloaded.submit('ro');
    await answer(ok({ kind: 'accepted' }));
    expect([reloaded.phase, reloaded.refused]).toEqual(['done', undefined]);
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('that was refused shows why, keeps its input and can be sent again', async () => {
    const { load, asked, answer } = aBrowser();
    const form = load();
    form.edit('message', 'Lucrați duminică?');
    void form.submit('ro');
    await answer(ok({ kind: 'refused', messages: ['Prea des'] }));
    expect([form.phase, form.refused, form.draft.message]).toEqual(['editing', ['Prea des'], 'Lucrați duminică?']);
    await form.retry();
    expect(asked).toHaveLength(1);
    void form.submit('ro');
    expect(form.refused).toBeUndefined();
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});
