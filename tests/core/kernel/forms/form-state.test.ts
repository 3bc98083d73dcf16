import { describe, expect, it } from 'vitest';
import {
  createForm,
  type FormKind,
  type FormOutcome,
  type FormState,
  untouchedForm,
} from '#core/kernel/forms/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { watching } from '#core/testing/index.ts';

interface Draft {
  readonly name: string;
  readonly phone: string;
  readonly words: string;
}
type Errors = { readonly [Field in keyof Draft]?: 'required' };

const empty: Draft = { name: '', phone: '', words: '' };
const known = { name: 'Ion', phone: '069' };
const unknown: FormOutcome = { kind: 'unknown', failure: failure('timeout', 'timeout', 'late') };

/** A form that wants words, over a storage, a contact and a desk that answers when it is asked to. */
const aForm = (different: Partial<FormKind<Draft, string, Errors>> = {}) => {
  const seen = watching<FormState<Draft, Errors>>(untouchedForm(empty));
  const sent: string[] = [];
  const waiting: ((outcome: FormOutcome) => void)[] = [];
  const remembered: unknown[] = [];
  const saved: (Draft | undefined)[] = [];
  const form = createForm<Draft, string, Errors>(
    {
      validate: ({ words }, locale) => (words === '' ? err({ words: 'required' }) : ok(`${words} ${locale}`)),
      send: (request, locale) => {
        sent.push(`${request} in ${locale}`);
        return new Promise((resolve) => waiting.push(resolve));
      },
      kept: { load: () => saved.at(-1) ?? empty, save: (draft) => void saved.push(draft) },
      contact: { recall: () => known, remember: (contact) => void remembered.push(contact) },
      ...different,
      show: seen.show,
    },
    empty,
  );
  const answer = async (outcome: FormOutcome) => {
    waiting.shift()?.(outcome);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { form, state: seen.now, sent, answer, remembered, saved };
};

/** A form with words that are on their way. */
const aSentForm = (different: Partial<FormKind<Draft, string, Errors>> = {}) => {
  const sent = aForm(different);
  sent.form.show('phone');
  sent.form.edit('words', 'hi');
  void sent.form.submit('ro');
  return sent;
};

describe('the draft of a form', () => {
  it('FORM-1: what is typed before it is read comes on top of what was left', () => {
    const left: Draft = { name: 'Ana', phone: '079', words: 'left' };
    const saved: (Draft | undefined)[] = [];
    const { form, state } = aForm({ kept: { load: () => left, save: (draft) => void saved.push(draft) } });
    form.change({ ...empty, words: 'typed' });
    form.edit('name', 'Eva');
    const whole = { name: 'Eva', phone: '079', words: 'typed' };
    expect(saved.at(-1)).toEqual(whole);
    form.start();
    expect(state().draft).toEqual(whole);
  });

  it('FORM-1: begins with what was left, and with what is known where nothing was', () => {
    const { form, state, saved } = aForm();
    saved.push({ name: 'Ana', phone: '', words: 'hi' });
    form.start();
    expect(state().draft).toEqual({ name: 'Ana', phone: '069', words: 'hi' });
  });

  it('FORM-1: is kept at every change, until it is forgotten', () => {
    const { form, state, saved } = aForm();
    form.edit('words', 'hi');
    expect(saved).toEqual([{ ...empty, words: 'hi' }]);
    form.fault({ name: 'required' });
    form.forget();
    expect([saved.at(-1), saved.length, state()]).toEqual([undefined, 2, untouchedForm(empty)]);
  });

  it('says what is wrong, and lets go of what a change mends', () => {
    const { form, state } = aForm();
    expect(form.validated('ru')).toBeUndefined();
    form.fault({ name: 'required', phone: 'required' });
    expect(state().errors).toEqual({ words: 'required', name: 'required', phone: 'required' });
    form.edit('name', 'Ana');
    expect(state().errors).toEqual({ words: 'required', phone: 'required' });
    form.change({ ...state().draft, words: 'hi' }, 'phone');
    expect([state().errors, form.validated('ru')]).toEqual([{}, 'hi ru']);
  });
});

describe('a name and a phone given elsewhere', () => {
  it('FORM-1: go into fields that are still empty, and mend those', () => {
    const { form, state } = aForm();
    form.edit('phone', '078');
    form.fault({ name: 'required', phone: 'required', words: 'required' });
    form.offer(known);
    expect([state().draft, state().errors]).toEqual([
      { name: 'Ion', phone: '078', words: '' },
      { phone: 'required', words: 'required' },
    ]);
    form.edit('phone', '');
    form.fault({ name: 'required', phone: 'required' });
    form.offer({ name: 'Ana', phone: '079' });
    expect([state().draft, state().errors]).toEqual([
      { name: 'Ion', phone: '079', words: '' },
      { name: 'required', words: 'required' },
    ]);
  });

  it('FORM-3: are asked of nobody by a form that keeps and remembers nothing', async () => {
    const { show, now } = watching<FormState<Draft, Errors>>(untouchedForm(empty));
    const send = async (): Promise<FormOutcome> => ({ kind: 'accepted' });
    const form = createForm<Draft, string, Errors>({ validate: ({ words }) => ok(words), send, show }, empty);
    form.start();
    form.edit('words', 'hi');
    await form.submit('ru');
    expect([now().phase, now().draft]).toEqual(['done', { ...empty, words: 'hi' }]);
    form.forget();
    expect(now().draft).toEqual(empty);
  });
});

describe('a change of a whole draft', () => {
  it('mends what has changed and nothing else; one that changes nothing is left alone', () => {
    const { form, state, saved } = aForm();
    form.fault({ name: 'required', phone: 'required' });
    const before = state();
    form.change({ ...before.draft });
    expect([state(), saved]).toEqual([before, []]);
    expect(state()).toBe(before);
    form.change({ ...before.draft, phone: '069' });
    expect([state().errors, saved.length]).toEqual([{ name: 'required' }, 1]);
  });
});

describe('a form that is sent', () => {
  it('FORM-3: goes out once at a time, and only when nothing is wrong', async () => {
    const { form, state, sent, answer } = aForm();
    await form.submit('ro');
    expect([state().phase, state().errors, sent]).toEqual(['editing', { words: 'required' }, []]);
    form.edit('words', 'hi');
    const sending = form.submit('ro');
    await form.submit('ro');
    await form.retry();
    expect([state().phase, state().retrying, sent]).toEqual(['sending', false, ['hi ro in ro']]);
    await answer({ kind: 'unsent' });
    await sending;
    expect(state().phase).toBe('editing');
  });

  it('FORM-1: accepted is over: its draft is forgotten and its contact remembered', async () => {
    const { form, state, answer, remembered, saved } = aSentForm();
    await answer({ kind: 'accepted', orderNumber: '7' });
    expect(state()).toMatchObject({ phase: 'done', orderNumber: '7', open: true, draft: { words: 'hi' } });
    expect([remembered, saved.at(-1)]).toEqual([[known], undefined]);
    await form.submit('ro');
    form.edit('name', 'Ana');
    form.again();
    expect(state()).toEqual({ ...untouchedForm({ ...known, name: 'Ana', words: '' }), open: true });
  });

  it('FORM-2 FORM-3: without an answer is asked for again as it was sent', async () => {
    const { form, state, sent, answer, remembered } = aSentForm();
    await answer(unknown);
    expect(state()).toMatchObject({ phase: 'unknown', retrying: false });
    form.edit('words', 'other');
    await form.submit('ru');
    void form.retry();
    expect(state()).toMatchObject({ phase: 'sending', retrying: true });
    await answer(unknown);
    expect([sent, state().retrying, remembered]).toEqual([['hi ro in ro', 'hi ro in ro'], false, []]);
  });

  it('refused says why until it is sent anew, or something else is seen to be wrong', async () => {
    const { form, state, answer } = aSentForm();
    await answer({ kind: 'refused', messages: ['No'] });
    expect(state()).toMatchObject({ phase: 'editing', refused: ['No'] });
    form.edit('words', '');
    expect(state().refused).toEqual(['No']);
    await form.submit('ro');
    expect(state().refused).toBeUndefined();
    form.edit('words', 'hi');
    void form.submit('ro');
    await answer({ kind: 'refused', messages: [] });
    form.fault({});
    expect(state().refused).toBeUndefined();
  });

  it('with a check alone is neither kept, nor anybody’s, nor sent', async () => {
    const seen = watching<FormState<Draft, Errors>>(untouchedForm(empty));
    const form = createForm<Draft, string, Errors>({ validate: () => ok('hi'), show: seen.show }, empty);
    form.start();
    form.edit('words', 'hi');
    await form.submit('ro');
    expect(seen.now()).toEqual(untouchedForm({ ...empty, words: 'hi' }));
    form.forget();
    expect(seen.now().draft).toEqual(empty);
  });
});

describe('the modal of a form', () => {
  it('LEAD-3: begins anew with what is given, unless it is about what has no answer yet', async () => {
    const { form, state, answer } = aSentForm();
    form.show('phone');
    expect(state()).toMatchObject({ phase: 'sending', draft: { words: 'hi' } });
    await answer(unknown);
    form.hide();
    form.show('phone', { words: 'bye' });
    expect(state()).toMatchObject({ open: true, phase: 'unknown', draft: { words: 'hi' } });
    form.show('case', { words: 'bye' });
    expect(state()).toEqual({ ...untouchedForm({ ...known, words: 'bye' }), open: true });
    form.edit('words', 'more');
    form.show('case');
    expect(state().draft.words).toBe('');
  });

  it('is held open by what is on its way, unless that can be called off', async () => {
    const held = aSentForm();
    held.form.hide();
    expect(held.state().open).toBe(true);
    await held.answer({ kind: 'accepted' });
    held.form.hide();
    expect([held.state().open, held.state().orderNumber]).toEqual([false, undefined]);
    const calls: string[] = [];
    const free = aSentForm({ callOff: () => void calls.push('off') });
    free.form.hide();
    expect([free.state().open, calls]).toEqual([false, ['off']]);
  });

  it('opens on what was typed, without the words of the last refusal', async () => {
    const { form, state, answer } = aSentForm();
    await answer({ kind: 'refused', messages: ['No'] });
    form.hide();
    form.show();
    expect(state()).toMatchObject({ open: true, refused: undefined, draft: { words: 'hi' } });
  });
});
