import {
  type CapturedInput,
  controlsOf,
  heldBy,
  isBox,
  isField,
  isText,
  selectionOf,
  type Text,
} from './captured-input.ts';

/**
 * Does again, in a holder that React has just hydrated or rendered anew, what was done before. Presses are done again here
 * in what is rendered anew alone: in a page that is hydrated their marks are still there, and
 * `ui/renderer/pre-hydration.ts` does them once the stores have started.
 */
export const restoreInput = (holder: Element, input: CapturedInput, isAnew: boolean): void => {
  const controls = controlsOf(holder);
  const folds = holder.querySelectorAll('details');
  for (const [place, open] of input.open.entries()) folds[place]?.toggleAttribute('open', open);
  for (const [place, shown] of input.changed) report(controls[place], shown);
  const pressed = input.pressed.flatMap((place) => controls[place] ?? []);
  const focused = controls[input.focused];
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
  // React has rendered the reported values by then, which moves the caret.
  queueMicrotask(() => {
    if (input.selection && focused && isText(focused)) focused.setSelectionRange(...input.selection);
    for (const [place, shown] of input.changed) {
      const control = controls[place];
      if (place !== input.focused) leave(control);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') insist(control, shown === true);
    }
    if (isAnew) for (const button of pressed) button.click();
  });
};

/** Sets a value with the events of a visitor. React only hears of a value that it has not seen set through its own property. */
export const report = (control: Element | undefined, shown: string | boolean): void => {
  if (!control || !isField(control) || control.matches(':disabled')) return;
  if (isBox(control)) {
    control.checked = !shown;
    control.click();
  } else if (control instanceof HTMLSelectElement) choose(control, String(shown));
  else type(control, String(shown));
};

/** How long a box may refuse a tick, ms, and how often it is asked. */
const INSIST_MS = 30_000;
const ASK_MS = 100;

/** A list takes no tick while it loads (rule FACET-4), so that of several only the first counts at once. */
const insist = (box: HTMLInputElement, shown: boolean, left = INSIST_MS): void => {
  if (left < 0 || !box.isConnected || box.checked === shown) return;
  report(box, shown);
  setTimeout(() => insist(box, shown, left - ASK_MS), ASK_MS);
};

const choose = (select: HTMLSelectElement, value: string): void => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

const type = (control: Text, value: string): void => {
  const selection = selectionOf(control);
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (selection && control === document.activeElement) control.setSelectionRange(...selection);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What a field does once it is left, as it was before. */
const leave = (control: Element | undefined): void => {
  if (control && isText(control)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/** Clicks a control when the pointer comes up over it: where it went down is gone, so that it is no click for the browser. */
export const clickWhenReleased = (control: HTMLElement): void => {
  const stop = new AbortController();
  const release = ({ type: how, target }: Event) => {
    stop.abort();
    if (how === 'pointerup' && target instanceof Element && heldBy(target) === control) control.click();
  };
  for (const how of ['pointerup', 'pointercancel']) window.addEventListener(how, release, { signal: stop.signal });
};
