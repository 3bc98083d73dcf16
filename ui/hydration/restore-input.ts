import {
  type CapturedInput,
  controlsOf,
  isBox,
  isField,
  isPageReady,
  isText,
  isUnhydrated,
  PRESSED,
  pressableAt,
  selectionOf,
  type Text,
} from './captured-input.ts';

/**
 * Repeats captured input as events in a holder that React has just hydrated or rendered again. Presses wait until the
 * stores have started: `pre-hydration.ts` repeats them then.
 */
export const restoreInput = (holder: Element, input: CapturedInput): void => {
  const controls = controlsOf(holder);
  const folds = holder.querySelectorAll('details');
  for (const [place, open] of input.open.entries()) folds[place]?.toggleAttribute('open', open);
  for (const [place, value] of input.changed) setWithEvents(controls[place], value);
  for (const place of input.pressed) controls[place]?.setAttribute(PRESSED, '');
  const focused = controls[input.focused];
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
  // By then React has rendered the values, which moves the caret.
  queueMicrotask(() => {
    if (input.selection && focused && isText(focused)) focused.setSelectionRange(...input.selection);
    for (const [place, value] of input.changed) {
      const control = controls[place];
      if (place !== input.focused) leave(control);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') tickUntilTaken(control, value === true);
    }
    if (isPageReady()) replayPresses(holder);
  });
};

/** Clicks every button that was pressed before React listened to it. Parts that are not hydrated keep their presses. */
export const replayPresses = (holder: ParentNode): void => {
  for (const button of holder.querySelectorAll<HTMLElement>(`[${PRESSED}]`)) {
    if (isUnhydrated(button)) continue;
    button.removeAttribute(PRESSED);
    button.click();
  }
};

/** Sets a value with a visitor's events. React ignores a value that was set through the property that React watches. */
export const setWithEvents = (control: Element | undefined, value: string | boolean): void => {
  if (!control || !isField(control) || control.matches(':disabled')) return;
  if (isBox(control)) {
    control.checked = !value;
    control.click();
  } else if (control instanceof HTMLSelectElement) choose(control, String(value));
  else type(control, String(value));
};

/** How long a box may refuse a tick, and how often it is tried, ms. */
const TICK_MS = 30_000;
const TRY_MS = 100;

/** A loading list takes no tick (rule FACET-4), so only the first of several counts at once. */
const tickUntilTaken = (box: HTMLInputElement, ticked: boolean, left = TICK_MS): void => {
  if (left < 0 || !box.isConnected || box.checked === ticked) return;
  setWithEvents(box, ticked);
  setTimeout(() => tickUntilTaken(box, ticked, left - TRY_MS), TRY_MS);
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

/** Lets a text field check itself, as it does when a visitor leaves it. */
const leave = (control: Element | undefined): void => {
  if (control && isText(control)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * Clicks a control when the pointer is released over it. The control that the pointer went down on has been replaced, so
 * the browser itself makes no click.
 */
export const clickWhenReleased = (control: HTMLElement): void => {
  const stop = new AbortController();
  const release = ({ type: how, target }: Event) => {
    stop.abort();
    if (how === 'pointerup' && target instanceof Element && pressableAt(target) === control) control.click();
  };
  for (const how of ['pointerup', 'pointercancel']) window.addEventListener(how, release, { signal: stop.signal });
};
