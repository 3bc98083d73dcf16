/** Marks a holder whose content React has not hydrated. */
export const UNHYDRATED = 'data-unhydrated';

const CONTROLS = 'button, summary, input, select, textarea';

/** What a visitor has done to controls that React does not listen to yet, by their places within a holder. */
interface CapturedInput {
  /** Whether each fold is open. */
  readonly open: readonly boolean[];
  /** What was typed, chosen, ticked or pressed. */
  readonly changed: readonly (readonly [place: number, shown: string | boolean])[];
  readonly focused: number;
  readonly selection: Selection | undefined;
}

type Text = HTMLInputElement | HTMLTextAreaElement;
export type Field = Text | HTMLSelectElement;
type Selection = readonly [start: number, end: number];

/** Reads what a visitor has typed, chosen, ticked, opened, focused and pressed in a holder; nested holders keep their own. */
export const captureInput = (holder: Element): CapturedInput => {
  const controls = controlsOf(holder);
  const active = document.activeElement;
  return {
    open: [...holder.querySelectorAll('details')].map(({ open }) => open),
    changed: controls.flatMap((control, place) => (isChanged(control) ? [[place, shownBy(control)] as const] : [])),
    focused: active ? controls.indexOf(active as HTMLElement) : -1,
    selection: active && isText(active) ? selectionOf(active) : undefined,
  };
};

/** Whether anything in a holder is to be repeated once React listens. */
export const hasInput = (holder: Element): boolean => controlsOf(holder).some(isChanged);

/**
 * Does again, in a holder that React has just hydrated or rendered anew, what was done before: values at once, so that no
 * rendering overwrites them, presses once the stores have started.
 */
export const restoreInput = (holder: Element, input: CapturedInput): void => {
  const controls = controlsOf(holder);
  const folds = holder.querySelectorAll('details');
  for (const [place, open] of input.open.entries()) folds[place]?.toggleAttribute('open', open);
  for (const [place, shown] of input.changed) report(controls[place], shown);
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
  });
  whenReady(() => {
    for (const button of controlsOf(holder))
      if (isPressed(button)) {
        delete button.dataset.pressed;
        button.click();
      }
  });
};

/** Whether the stores have read what earlier visits left. */
export const isPageReady = (): boolean => document.documentElement.dataset.ready !== undefined;

const whenReady = (run: () => void): void => {
  if (isPageReady()) {
    queueMicrotask(run);
    return;
  }
  new MutationObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
};

const controlsOf = (holder: Element): HTMLElement[] =>
  [...holder.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const unhydrated = control.closest(`[${UNHYDRATED}]`);
    return !unhydrated || unhydrated.contains(holder);
  });

export const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

export const isText = (control: Element): control is Text =>
  isField(control) && !isBox(control) && !(control instanceof HTMLSelectElement);

const isPressed = (control: Element): boolean => control.hasAttribute('data-pressed');

/** What a control holds: its text or choice, or whether it is ticked. */
export const shownBy = (control: Element): string | boolean =>
  isBox(control) ? control.checked : isField(control) ? control.value : '';

/** Whether a control is pressed, or shows something else than it was last rendered with. */
export const isChanged = (control: Element): boolean => {
  // No visitor sets a hidden field, and no script a chosen file.
  if (!isField(control) || control.type === 'hidden' || control.type === 'file') return isPressed(control);
  if (control instanceof HTMLSelectElement)
    return (
      placeOf(control, ({ selected }) => selected) !== placeOf(control, (option) => option.hasAttribute('selected'))
    );
  // A radio button that has lost its tick says nothing: the one that got it does.
  if (isBox(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.type === 'range' ? isMoved(control) : control.value !== control.defaultValue;
};

/** The place of the first option of which something holds; a list without any begins with its first. */
const placeOf = ({ options }: HTMLSelectElement, holds: (option: HTMLOptionElement) => boolean): number =>
  Math.max(0, [...options].findIndex(holds));

/** A slider stands on one of its steps, wherever it was written. */
const isMoved = (slider: Text): boolean =>
  Math.abs(Number(slider.value) - Number(slider.defaultValue)) >= Number(slider.getAttribute('step') ?? 1);

/** Sets a value with the events of a visitor. React only hears of a value that it has not seen set through its own property. */
export const report = (control: Element | undefined, shown: string | boolean): void => {
  if (!control || control.matches(':disabled')) return;
  if (!isField(control)) control.setAttribute('data-pressed', '');
  else if (isBox(control)) {
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

/** Where the caret is; undefined in fields that do not tell, as those of e-mails. */
const selectionOf = ({ selectionStart: start, selectionEnd: end }: Text): Selection | undefined =>
  start === null || end === null ? undefined : [start, end];

/** What a field does once it is left, as it was before. */
const leave = (control: Element | undefined): void => {
  if (control && isText(control)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
