/** Event of the document, right before React hydrates it. */
export const HYDRATING = 'hydrating';
/** Marks a part whose HTML React has not hydrated. */
export const UNHYDRATED = 'data-unhydrated';
/** Marks a button that was pressed before React listened to it. */
export const PRESSED = 'data-pressed';

const CONTROLS = 'button, summary, input, select, textarea';

/** What a visitor did to controls before React listened to them; `place` is a control's index within its holder. */
export interface CapturedInput {
  /** Whether each `details` is open. */
  readonly open: readonly boolean[];
  /** What was typed, chosen or ticked. */
  readonly changed: readonly (readonly [place: number, value: string | boolean])[];
  readonly pressed: readonly number[];
  readonly focused: number;
  readonly selection: Selection | undefined;
}

export type Text = HTMLInputElement | HTMLTextAreaElement;
export type Field = Text | HTMLSelectElement;
type Selection = readonly [start: number, end: number];

/** Reads what was typed, chosen, ticked, opened, focused and pressed in a holder, without the unhydrated parts in it. */
export const captureInput = (holder: Element): CapturedInput => {
  const controls = controlsOf(holder);
  const active = document.activeElement;
  return {
    open: [...holder.querySelectorAll('details')].map(({ open }) => open),
    changed: controls.flatMap((control, place) =>
      isChanged(control) ? [[place, currentValue(control)] as const] : [],
    ),
    pressed: controls.flatMap((control, place) => (control.hasAttribute(PRESSED) ? [place] : [])),
    focused: active ? controls.indexOf(active as HTMLElement) : -1,
    selection: active && isText(active) ? selectionOf(active) : undefined,
  };
};

/** Whether a holder has input to repeat. */
export const hasInput = (holder: Element): boolean =>
  controlsOf(holder).some((control) => isChanged(control) || control.hasAttribute(PRESSED));

/** Whether the page is hydrated and its stores have started. */
export const isPageReady = (): boolean => document.documentElement.dataset.ready !== undefined;

export const isUnhydrated = (element: Element): boolean => element.closest(`[${UNHYDRATED}]`) !== null;

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

/** A control's text or choice, or whether it is ticked. */
export const currentValue = (control: Element): string | boolean =>
  isBox(control) ? control.checked : isField(control) ? control.value : '';

/** Whether a control's value differs from the rendered one. */
export const isChanged = (control: Element): boolean => {
  // Visitors do not change hidden fields, and scripts cannot set a chosen file.
  if (!isField(control) || control.type === 'hidden' || control.type === 'file') return false;
  if (control instanceof HTMLSelectElement)
    return (
      indexOf(control, ({ selected }) => selected) !== indexOf(control, (option) => option.hasAttribute('selected'))
    );
  // Of radio buttons only the newly ticked one counts as changed.
  if (isBox(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.type === 'range' ? isMoved(control) : control.value !== control.defaultValue;
};

/** Index of the first matching option; 0 when none matches, as in browsers. */
const indexOf = ({ options }: HTMLSelectElement, matches: (option: HTMLOptionElement) => boolean): number =>
  Math.max(0, [...options].findIndex(matches));

/** The browser rounds a slider's value to a step. */
const isMoved = (slider: Text): boolean =>
  Math.abs(Number(slider.value) - Number(slider.defaultValue)) >= Number(slider.getAttribute('step') ?? 1);

/** Where the caret is; undefined in fields that do not tell, such as those for e-mails. */
export const selectionOf = ({ selectionStart: start, selectionEnd: end }: Text): Selection | undefined =>
  start === null || end === null ? undefined : [start, end];

export const PRESSABLE = 'button, [type=radio], [type=checkbox]';

/** The control that a pointer presses at an element: the control around it, or that of its label. */
export const pressableAt = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(PRESSABLE) ?? target.closest('label')?.control ?? null;
