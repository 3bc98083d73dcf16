/** Marks a holder whose content React has not hydrated. */
export const UNHYDRATED = 'data-unhydrated';

const CONTROLS = 'button, summary, input, select, textarea';

/** What a visitor has done to controls that React does not listen to yet, by their places within a holder. */
export interface CapturedInput {
  /** Whether each fold is open. */
  readonly open: readonly boolean[];
  /** What was typed, chosen or ticked. */
  readonly changed: readonly (readonly [place: number, shown: string | boolean])[];
  readonly pressed: readonly number[];
  readonly focused: number;
  readonly selection: Selection | undefined;
}

export type Text = HTMLInputElement | HTMLTextAreaElement;
export type Field = Text | HTMLSelectElement;
type Selection = readonly [start: number, end: number];

/** Reads what a visitor has typed, chosen, ticked, opened, focused and pressed in a holder; nested holders keep their own. */
export const captureInput = (holder: Element): CapturedInput => {
  const controls = controlsOf(holder);
  const active = document.activeElement;
  return {
    open: [...holder.querySelectorAll('details')].map(({ open }) => open),
    changed: controls.flatMap((control, place) => (isChanged(control) ? [[place, syncTo(control)] as const] : [])),
    pressed: controls.flatMap((control, place) => (isPressed(control) ? [place] : [])),
    focused: active ? controls.indexOf(active as HTMLElement) : -1,
    selection: active && isText(active) ? selectionOf(active) : undefined,
  };
};

/** Whether anything in a holder is to be repeated once React listens. */
export const hasInput = (holder: Element): boolean =>
  controlsOf(holder).some((control) => isChanged(control) || isPressed(control));

/** Whether the stores have read what earlier visits left. */
export const isPageReady = (): boolean => document.documentElement.dataset.ready !== undefined;

export const controlsOf = (holder: Element): HTMLElement[] =>
  [...holder.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const unhydrated = control.closest(`[${UNHYDRATED}]`);
    return !unhydrated || unhydrated.contains(holder);
  });

export const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

export const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

export const isText = (control: Element): control is Text =>
  isField(control) && !isBox(control) && !(control instanceof HTMLSelectElement);

const isPressed = (control: Element): boolean => control.hasAttribute('data-pressed');

/** What a control holds: its text or choice, or whether it is ticked. */
export const syncTo = (control: Element): string | boolean =>
  isBox(control) ? control.checked : isField(control) ? control.value : '';

/** Whether a control shows something else than it was last rendered with. */
export const isChanged = (control: Element): boolean => {
  // No visitor sets a hidden field, and no script a chosen file.
  if (!isField(control) || control.type === 'hidden' || control.type === 'file') return false;
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

/** Where the caret is; undefined in fields that do not tell, as those of e-mails. */
export const selectionOf = ({ selectionStart: start, selectionEnd: end }: Text): Selection | undefined =>
  start === null || end === null ? undefined : [start, end];

/** What a pointer that comes up over it presses. */
export const PRESSED = 'button, [type=radio], [type=checkbox]';

/** What a pointer that is down there would press: the control itself, or the one that a label names. */
export const heldBy = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(PRESSED) ?? target.closest('label')?.control ?? null;
