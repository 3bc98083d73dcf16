import { describe, expect, it } from 'vitest';
import type { Problem } from '#core/kernel/errors/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import {
  type Cv,
  type CvDraft,
  type CvErrors,
  type CvOutcome,
  createCvForm,
  EMPTY_CV,
  NO_CV,
  type Sending,
  type Vacancy,
} from '#core/requests/careers/index.ts';
import { watching } from '#core/testing/index.ts';

const vacancy: Vacancy = {
  vacancyId: 'courier',
  title: 'Courier',
  city: '',
  schedule: '',
  salary: '',
  html: '',
  isActive: true,
};
const pdf = new File(['%PDF-1.7'], 'cv.pdf');
const file = { name: 'cv.pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
const draft: CvDraft = { name: 'Ion', phone: '069123456', comment: '', file: ok(file) };

/** A form that writes down what it is asked for. */
const aForm = () => {
  const done: unknown[] = [];
  const form = {
    phase: 'editing',
    show: () => void done.push('show'),
    hide: () => void done.push('hide'),
    again: () => void done.push('again'),
    edit: (field: 'file', given: CvDraft['file']) => void done.push([field, given.ok ? given.value.name : given.error]),
    fault: (errors: Pick<CvErrors, 'file'>) => void done.push(errors),
    submit: async (locale: string) => void done.push(`submit ${locale}`),
  };
  return { form, done };
};

const aCv = () => {
  const { form, done } = aForm();
  const reported: Problem[] = [];
  const sent: { readonly cv: Cv; readonly sending: Sending | undefined; answer: (outcome: CvOutcome) => void }[] = [];
  const { show, now } = watching(NO_CV);
  const keeping = createCvForm({
    sendCv: (cv, sending) => new Promise((answer) => sent.push({ cv, sending, answer })),
    problem: { tell: (problem) => void reported.push(problem) },
    newCancel: () => new AbortController(),
    form,
    show,
  });
  return { keeping, form, done, reported, sent, now };
};
const cv = { vacancyId: 'courier' } as Cv;

describe('a CV', () => {
  it('CAREER-2: is for the vacancy that was opened', () => {
    const { keeping, done, now } = aCv();
    expect(now()).toEqual({ vacancy: undefined, progress: 0 });
    expect(keeping.validate(draft, 'ro')).toMatchObject({ ok: true, value: { vacancyId: '', locale: 'ro' } });
    keeping.show(vacancy);
    expect([now().vacancy, done]).toEqual([vacancy, ['show']]);
    expect(keeping.validate(draft, 'ro')).toMatchObject({ value: { vacancyId: 'courier', file } });
    expect(keeping.validate({ ...draft, file: err('required') }, 'ro')).toEqual(err({ file: 'required' }));
  });

  it('CAREER-1: takes a file in place of the one before and says at once what is wrong with it', async () => {
    const { keeping, done } = aCv();
    await keeping.choose(pdf);
    await keeping.choose(new File(['<html>'], 'cv.pdf'));
    keeping.dropFile();
    const none = ['file', 'required'];
    expect(done).toEqual([none, ['file', 'cv.pdf'], {}, none, ['file', 'kind'], { file: 'kind' }, none]);
    expect(EMPTY_CV.file).toEqual(err('required'));
  });

  it('is over once it was sent and its form is closed, and otherwise stays', () => {
    const { keeping, form, done } = aCv();
    keeping.hide();
    form.phase = 'done';
    keeping.hide();
    expect(done).toEqual(['hide', 'hide', 'again']);
  });

  it('CAREER-3: tells how much of it has gone out, and can be called off', async () => {
    const { keeping, sent, now } = aCv();
    keeping.show(vacancy);
    keeping.callOff();
    const sending = keeping.send(cv, 'ru');
    sent[0]?.sending?.onProgress?.(0.5);
    expect(now()).toEqual({ vacancy, progress: 0.5 });
    keeping.callOff();
    expect(sent[0]?.sending?.signal?.aborted).toBe(true);
    sent[0]?.answer({ kind: 'called_off' });
    expect(await sending).toEqual({ kind: 'unsent' });
    void keeping.send(cv, 'ru');
    expect([now().progress, sent[1]?.sending?.signal?.aborted]).toEqual([0, false]);
  });

  it('CAREER-1: says what the server saw in the file', async () => {
    const { keeping, sent, done, reported } = aCv();
    const sending = keeping.send(cv, 'ru');
    sent[0]?.answer({ kind: 'wrong_file', error: 'too_large' });
    expect([await sending, done, reported]).toEqual([
      { kind: 'unsent' },
      [['file', 'too_large'], { file: 'too_large' }],
      [],
    ]);
  });

  it('CAREER-3: tells a failure, and is sent again when asked to', async () => {
    const { keeping, sent, done, reported } = aCv();
    const silence = failure('network', 'network', '');
    const sending = keeping.send(cv, 'ro');
    sent[0]?.answer({ kind: 'failed', failure: silence });
    expect([await sending, reported[0]?.failure, done]).toEqual([{ kind: 'unsent' }, silence, []]);
    reported[0]?.retry();
    expect(done).toEqual(['submit ro']);
  });

  it.each<CvOutcome>([{ kind: 'accepted' }, { kind: 'refused', messages: ['Closed'] }])(
    'ends as the provider says: $kind',
    async (outcome) => {
      const { keeping, sent, reported, done } = aCv();
      const sending = keeping.send(cv, 'ru');
      sent[0]?.answer(outcome);
      expect([await sending, reported, done]).toEqual([outcome, [], []]);
    },
  );
});
