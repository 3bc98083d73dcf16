import { type Field, isChanged, isField, isText, syncTo } from './captured-input.ts';
import { report } from './restore-input.ts';

/**
 * Reports values that were set without an event, as password managers do: those of a form before it is sent, and its texts
 * when another field is typed in, which renders the form anew. A form with an address of its own sends what it shows by
 * itself. Gives the way to stop.
 */
export const reportSilentInput = (flush: (report: () => void) => void): (() => void) => {
  const heard = new WeakMap<Element, string | boolean>();
  let overwritten: readonly (() => void)[] = [];
  const silentIn = (form: HTMLFormElement | null, isAsked: (field: Field) => boolean) =>
    !form || form.hasAttribute('action')
      ? []
      : [...form.elements]
          .filter((control) => isField(control))
          .filter((field) => isAsked(field) && isChanged(field) && heard.get(field) !== syncTo(field))
          .map((field) => [field, syncTo(field)] as const)
          .map(
            ([field, shown]) =>
              () =>
                report(field, shown),
          );
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element) || !isField(target)) return;
    heard.set(target, syncTo(target));
    overwritten = silentIn(target.form, (field) => field !== target && isText(field));
  };
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['input', 'change']) window.addEventListener(type, hear, { capture: true, signal });
  const hasHeard = () => {
    for (const tell of overwritten) tell();
  };
  window.addEventListener('input', hasHeard, { signal });
  const send = ({ target }: Event) => {
    const silent = target instanceof HTMLFormElement ? silentIn(target, () => true) : [];
    if (silent.length > 0)
      flush(() => {
        for (const tell of silent) tell();
      });
  };
  window.addEventListener('submit', send, { capture: true, signal });
  return () => stop.abort();
};
