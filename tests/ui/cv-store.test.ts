import { describe, expect, it } from 'vitest';
import { failure, valueOr } from '#core/kernel/shared/index.ts';
import { type Cv, type CvOutcome, EMPTY_CV, type Sending, type Vacancy } from '#core/requests/careers/index.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';
import { CvStore } from '#ui/features/requests/careers/cv-store.ts';

const vacancy: Vacancy = {
  vacancyId: 'courier',
  title: 'Courier',
  city: '',
  schedule: '',
  salary: '',
  html: '',
  isActive: true,
};
const fileOf = ({ form }: CvStore) => valueOr(form.draft.file, undefined);
const pdf = new File(['%PDF-1.7'], 'cv.pdf');

const aForm = () => {
  const sent: { readonly cv: Cv; readonly sending: Sending | undefined; answer: (outcome: CvOutcome) => void }[] = [];
  const problem = new ProblemStore();
  const store = new CvStore({
    sendCv: (cv, sending) => new Promise((answer) => sent.push({ cv, sending, answer })),
    problem,
  });
  store.show(vacancy);
  return { store, problem, sent };
};

const filled = async () => {
  const form = aForm();
  form.store.form.edit('name', 'Ion Rusu');
  form.store.form.edit('phone', '069123456');
  await form.store.choose(pdf);
  return form;
};

describe('a CV', () => {
  it('CAREER-1: shows an error of a file immediately', async () => {
    const { store } = aForm();
    await store.choose(new File(['<html>'], 'cv.pdf'));
    expect([store.form.errors.file, fileOf(store)]).toEqual(['kind', undefined]);
    await store.choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'));
    expect(store.form.errors.file).toBe('too_large');
    await store.form.submit('ru');
    expect(store.form.errors).toEqual({ name: 'required', phone: 'required', file: 'too_large' });
    store.form.edit('name', 'Ion Rusu');
    expect(store.form.errors).toEqual({ phone: 'required', file: 'too_large' });
    await store.choose({ name: 'cv.pdf', size: 9, arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(store.form.errors.file).toBe('empty');
    await store.choose(pdf);
    expect([store.form.errors.file, fileOf(store)?.name]).toEqual([undefined, 'cv.pdf']);
    store.dropFile();
    await store.form.submit('ru');
    expect(store.form.errors.file).toBe('required');
  });

  it('shows the progress of its upload, and ends in success', async () => {
    const { store, sent, problem } = await filled();
    store.form.edit('comment', 'Bună ziua');
    const done = store.form.submit('ro');
    await store.form.submit('ro');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.cv).toMatchObject({ vacancyId: 'courier', phone: '+37369123456', locale: 'ro' });
    sent[0]?.sending?.onProgress?.(0.5);
    expect([store.form.phase, store.progress]).toEqual(['sending', 0.5]);
    sent[0]?.answer({ kind: 'accepted' });
    await done;
    expect(store.form.phase).toBe('done');
    expect([store.form.refused, problem.problem]).toEqual([undefined, undefined]);
    store.hide();
    expect([store.form.open, store.form.phase, fileOf(store)]).toEqual([false, 'editing', undefined]);
    expect(store.form.draft).toEqual({ ...EMPTY_CV, name: 'Ion Rusu', phone: '069123456' });
  });

  it('can be cancelled, also by closing the form, and keeps its input', async () => {
    const { store, sent } = await filled();
    const done = store.form.submit('ru');
    store.hide();
    expect(sent[0]?.sending?.signal?.aborted).toBe(true);
    sent[0]?.answer({ kind: 'called_off' });
    await done;
    expect([store.form.phase, fileOf(store)?.name]).toEqual(['editing', 'cv.pdf']);
  });

  it('shows the server’s error of the file, or a failure, and can be sent again', async () => {
    const { store, sent, problem } = await filled();
    const first = store.form.submit('ru');
    sent[0]?.answer({ kind: 'wrong_file', error: 'kind' });
    await first;
    expect([store.form.errors, fileOf(store)]).toEqual([{ file: 'kind' }, undefined]);
    await store.choose(pdf);
    const done = store.form.submit('ru');
    sent[1]?.answer({ kind: 'failed', failure: failure('network', 'network', '') });
    await done;
    problem.retry();
    expect([sent.length, store.form.phase]).toEqual([3, 'sending']);
    store.callOff();
    expect(sent[2]?.sending?.signal?.aborted).toBe(true);
  });
});
