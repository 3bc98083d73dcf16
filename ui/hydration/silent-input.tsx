import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { currentValue, type Field, isChanged, isField, isText } from './captured-input.ts';
import { setWithEvents } from './restore-input.ts';

/**
 * Reports values that are set without an event, as password managers do: a form's values before it is sent, and its texts
 * when another field is typed in, since that renders the form again. A form with an address sends what it shows by
 * itself. Returns a function that stops it.
 */
export const reportSilentInput = (): (() => void) => {
  const heard = new WeakMap<Element, string | boolean>();
  let silentBefore: readonly (() => void)[] = [];
  const silentIn = (form: HTMLFormElement | null, isWanted: (field: Field) => boolean) =>
    !form || form.hasAttribute('action')
      ? []
      : [...form.elements]
          .filter((control) => isField(control))
          .filter((field) => isWanted(field) && isChanged(field) && heard.get(field) !== currentValue(field))
          .map((field) => [field, currentValue(field)] as const)
          .map(
            ([field, value]) =>
              () =>
                setWithEvents(field, value),
          );
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element) || !isField(target)) return;
    heard.set(target, currentValue(target));
    silentBefore = silentIn(target.form, (field) => field !== target && isText(field));
  };
  const reportAll = (silent: readonly (() => void)[]) => {
    for (const reportField of silent) reportField();
  };
  const send = ({ target }: Event) => {
    const silent = target instanceof HTMLFormElement ? silentIn(target, () => true) : [];
    if (silent.length > 0) flushSync(() => reportAll(silent));
  };
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['input', 'change']) window.addEventListener(type, hear, { capture: true, signal });
  window.addEventListener('input', () => reportAll(silentBefore), { signal });
  window.addEventListener('submit', send, { capture: true, signal });
  return () => stop.abort();
};

/** Reports values that are set without an event, on every page that has it. */
export const SilentInputReporter = () => {
  useEffect(reportSilentInput, []);
  return null;
};
