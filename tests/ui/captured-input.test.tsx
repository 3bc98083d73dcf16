// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureInput, hasInput, UNHYDRATED } from '#ui/hydration/captured-input.ts';
import { hydrate as hydratePage } from '#ui/hydration/hydrate.tsx';
import { replayPresses, restoreInput } from '#ui/hydration/restore-input.ts';
import { reportSilentInput } from '#ui/hydration/silent-input.tsx';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  document.documentElement.dataset.ready = '';
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.ready;
});

/** A page as the server writes it. */
const written = (page: ReactNode): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
};

const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};

const hydrate = async (root: HTMLElement, page: ReactNode): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await hydratePage(root, <Hydrated onHydrated={resolve}>{page}</Hydrated>);
  await promise;
  await settled();
};

const find = <Control extends Element>(root: Element, selector: string): Control => {
  const control = root.querySelector<Control>(selector);
  if (!control) throw new Error(`No ${selector}`);
  return control;
};

/** What a form knows of itself, which is all that it would send. */
let known: Record<string, unknown> = {};

const Form = () => {
  const [state, setState] = useState({ name: '', words: '', kind: 'a', way: 'first', box: false, range: '10' });
  useEffect(() => {
    known = state;
  });
  const set = (change: Partial<typeof state>) => setState((now) => ({ ...now, ...change }));
  return (
    <form>
      <input name="name" value={state.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea name="words" value={state.words} onChange={({ target }) => set({ words: target.value })} />
      <select name="kind" value={state.kind} onChange={({ target }) => set({ kind: target.value })}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      {['first', 'second'].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          value={way}
          checked={state.way === way}
          onChange={() => set({ way })}
        />
      ))}
      <input type="checkbox" name="box" checked={state.box} onChange={({ target }) => set({ box: target.checked })} />
      <button type="button" onClick={() => set({ words: `${state.words}!` })}>
        add
      </button>
    </form>
  );
};

/** A box that takes the second tick only. */
const Stubborn = () => {
  const [asked, setAsked] = useState(0);
  return <input type="checkbox" checked={asked > 1} onChange={() => setAsked((before) => before + 1)} />;
};

describe('input before hydration', () => {
  it('is known to React afterwards, and stays in the fields', async () => {
    const root = written(<Form />);
    expect(hasInput(root)).toBe(false);
    const name = find<HTMLInputElement>(root, '[name=name]');
    name.value = 'Ion';
    name.focus();
    name.setSelectionRange(1, 2);
    find<HTMLTextAreaElement>(root, 'textarea').value = 'hello';
    find<HTMLSelectElement>(root, 'select').value = 'b';
    find<HTMLInputElement>(root, '[value=second]').checked = true;
    find<HTMLInputElement>(root, '[name=box]').checked = true;
    expect(hasInput(root)).toBe(true);
    await hydrate(root, <Form />);
    expect(known).toMatchObject({ name: 'Ion', words: 'hello', kind: 'b', way: 'second', box: true });
    expect(find(root, '[name=name]')).toBe(name);
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Ion', 1, 2]);
    expect(document.activeElement).toBe(name);
    find<HTMLButtonElement>(root, 'button').click();
    await settled();
    expect([name.value, find<HTMLTextAreaElement>(root, 'textarea').value]).toEqual(['Ion', 'hello!']);
  });

  it('does not report untouched fields', async () => {
    const root = written(
      <>
        <Form />
        <input type="range" name="off-step" min={0} max={100} step={10} defaultValue={33} />
      </>,
    );
    find<HTMLInputElement>(root, '[type=range]').value = '30';
    expect(hasInput(root)).toBe(false);
    find<HTMLInputElement>(root, '[type=range]').value = '50';
    expect(hasInput(root)).toBe(true);
    find<HTMLInputElement>(root, '[type=range]').remove();
    const heard: string[] = [];
    root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    await hydrate(root, <Form />);
    expect(heard).toEqual([]);
  });

  it('is carried over to a part that is rendered again, with its folds, and its presses once the stores have started', async () => {
    const pressed: string[] = [];
    const part = (
      <details>
        <input name="box" type="checkbox" defaultChecked />
        <button type="button" onClick={() => pressed.push('pressed')}>
          press
        </button>
      </details>
    );
    const old = written(part);
    find<HTMLDetailsElement>(old, 'details').open = true;
    find<HTMLInputElement>(old, 'input').checked = false;
    find<HTMLButtonElement>(old, 'button').dataset.pressed = '';
    const input = captureInput(old);
    const anew = document.createElement('div');
    old.replaceWith(anew);
    flushSync(() => createRoot(anew).render(part));
    restoreInput(anew, input);
    await settled();
    expect(find<HTMLDetailsElement>(anew, 'details').open).toBe(true);
    expect(find<HTMLInputElement>(anew, 'input').checked).toBe(false);
    expect(pressed).toEqual(['pressed']);
    expect(anew.querySelector('[data-pressed]')).toBeNull();
    delete document.documentElement.dataset.ready;
    restoreInput(anew, input);
    await settled();
    expect(pressed).toEqual(['pressed']);
    replayPresses(document);
    expect(pressed).toEqual(['pressed', 'pressed']);
  });

  it('of a part that is not hydrated yet stays there', () => {
    const root = document.createElement('div');
    root.innerHTML = `<input name="own"><div ${UNHYDRATED}=""><input name="nested"></div>`;
    document.body.append(root);
    for (const field of root.querySelectorAll('input')) field.value = field.name;
    expect(captureInput(root).changed).toEqual([[0, 'own']]);
    expect(captureInput(find(root, `[${UNHYDRATED}]`)).changed).toEqual([[0, 'nested']]);
  });

  it('FACET-4: ticks a box that takes no tick at first', async () => {
    const root = written(<Stubborn />);
    const box = find<HTMLInputElement>(root, 'input');
    box.checked = true;
    await hydrate(root, <Stubborn />);
    await expect.poll(() => box.checked).toBe(true);
  });
});

describe('values that are set without an event', () => {
  const setSilently = (field: HTMLInputElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

  it('are known before the form is sent, and before another field renders it anew', async () => {
    reportSilentInput();
    const root = written(<Form />);
    await hydrate(root, <Form />);
    const name = find<HTMLInputElement>(root, '[name=name]');
    setSilently(name, 'Silent');
    const words = find<HTMLTextAreaElement>(root, 'textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(words, 'typed');
    words.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect([known.name, known.words, name.value]).toEqual(['Silent', 'typed', 'Silent']);
    setSilently(name, 'Again');
    find<HTMLSelectElement>(root, 'select').value = 'b';
    let atSubmit: unknown;
    root.addEventListener('submit', (event) => {
      event.preventDefault();
      atSubmit = { ...known };
    });
    find<HTMLFormElement>(root, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(atSubmit).toMatchObject({ name: 'Again', kind: 'b' });
  });
});
