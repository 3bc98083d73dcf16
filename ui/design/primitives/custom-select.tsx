import { type ChangeEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CustomSelectProps } from '#ui/design/custom-select.ts';
import { SelectList } from './select-list.tsx';
import { filterOptions, indexAfterKey, indexOfTyped, isLong, isSameList, type SelectOption } from './select-options.ts';

/** Attributes that move from the browser's select to the shop's button. */
const SAID = ['id', 'aria-label', 'aria-invalid', 'aria-describedby'];

const silence = (native: HTMLSelectElement): void => {
  native.tabIndex = -1;
  native.ariaHidden = 'true';
  for (const name of SAID) native.removeAttribute(name);
};

/** Pause after which typing starts a new search, ms. */
const WORD_MS = 500;

/** An open list: the typed filter and the active option. */
interface Opened {
  readonly options: readonly SelectOption[];
  readonly typed: string;
  readonly place: number;
  /** Opened by touch: focusing the filter would bring a keyboard over the list. */
  readonly isTouched: boolean;
}

const optionsOf = ({ options }: HTMLSelectElement): readonly SelectOption[] =>
  [...options].map(({ text, index }) => ({ words: text, index }));

/** The field's label without the required mark. */
const nameOf = (button: HTMLButtonElement | null): string | undefined =>
  button?.ariaLabel ?? button?.labels[0]?.firstChild?.textContent ?? undefined;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * A button over the browser's select and a list below it: a select-only combobox with the keys of the ARIA practices
 * guide. A choice sets the browser's select and dispatches its `change`.
 */
export const CustomSelect = (props: CustomSelectProps) => {
  const { native } = props;
  const [isFree, setFree] = useState(false);
  // A focused browser select stays until it loses the focus.
  useLayoutEffect(() => {
    const { current: element } = native;
    const take = () => setFree(true);
    if (document.activeElement !== element) take();
    element?.addEventListener('blur', take, { once: true });
    return () => element?.removeEventListener('blur', take);
  }, [native]);
  return isFree ? <OwnButton {...props} /> : null;
};

const OwnButton = ({ native, id, disabled, required, ...spoken }: CustomSelectProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const pointer = useRef('');
  const word = useRef({ typed: '', at: 0 });
  const shown =
    opened && (isLong(opened.options.length) ? filterOptions(opened.options, opened.typed) : opened.options);

  // Every change of the list renders this again, except a choice in an uncontrolled select.
  useLayoutEffect(() => {
    const { current: element } = native;
    setWords(element?.selectedOptions[0]?.text ?? '');
    if (!element) return;
    silence(element);
    // Options may arrive while the list is open.
    const options = optionsOf(element);
    setOpened((now) => (now && !isSameList(now.options, options) ? { ...now, options } : now));
  });
  useLayoutEffect(() => {
    const { current: element } = native;
    const stop = new AbortController();
    const { signal } = stop;
    element?.addEventListener('change', () => setWords(element.selectedOptions[0]?.text ?? ''), { signal });
    // A form focuses an invalid field.
    element?.addEventListener('focus', () => button.current?.focus(), { signal });
    return () => stop.abort();
  }, [native]);

  const letter = (key: string, at: number): string => {
    const { typed, at: before } = word.current;
    word.current = { typed: at - before < WORD_MS ? typed + key : key, at };
    return word.current.typed;
  };
  const open = (key = '', at = 0, isTouched = false) => {
    const { current: element } = native;
    if (!element) return;
    const options = optionsOf(element);
    const [typed, place] = isLong(options.length)
      ? [key, key ? 0 : element.selectedIndex]
      : ['', key ? indexOfTyped(options, element.selectedIndex, letter(key, at)) : element.selectedIndex];
    setOpened({ options, typed, place, isTouched });
    // Safari does not focus a pressed button.
    button.current?.focus({ preventScroll: true });
  };
  const close = () => {
    setOpened(undefined);
    button.current?.focus({ preventScroll: true });
  };
  const choose = (option: SelectOption | undefined) => {
    const { current: element } = native;
    close();
    if (!element || !option || option.index === element.selectedIndex) return;
    element.selectedIndex = option.index;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const onKeyWhileOpen = (event: KeyboardEvent, now: Opened, list: readonly SelectOption[]) => {
    const { place, options, typed } = now;
    const { key, altKey, target, timeStamp } = event;
    const isTyped = target instanceof HTMLInputElement;
    if (key === 'Tab') return choose(list[place]);
    const to = isTyped && (key === 'Home' || key === 'End') ? undefined : indexAfterKey(key, place, list.length);
    if (key === 'Escape') {
      // Escape closes the list only, not the dialog around it.
      event.stopPropagation();
      close();
    } else if (key === 'Enter' || (key === ' ' && !isTyped) || (key === 'ArrowUp' && altKey)) choose(list[place]);
    else if (to !== undefined) setOpened({ ...now, place: to });
    else if (isLetter(event) && !isTyped && isLong(options.length))
      setOpened({ ...now, typed: typed + key, place: 0, isTouched: false });
    else if (isLetter(event) && !isTyped)
      setOpened({ ...now, place: indexOfTyped(list, place, letter(key, timeStamp)) });
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (opened && shown) return onKeyWhileOpen(event, opened, shown);
    if (['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' '].includes(event.key)) open();
    else if (isLetter(event)) open(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };

  const active = shown?.[opened?.place ?? 0];
  const combobox = {
    'aria-activedescendant': opened && active ? `${listId}-${active.index}` : undefined,
    onKeyDown,
  } as const;
  return (
    <>
      <button
        {...combobox}
        role="combobox"
        aria-expanded={opened !== undefined}
        aria-controls={opened ? listId : undefined}
        ref={button}
        type="button"
        id={id}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-required={required}
        aria-label={spoken['aria-label']}
        aria-invalid={spoken['aria-invalid']}
        aria-describedby={spoken['aria-describedby']}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onClick={({ detail }) => (opened ? close() : open('', 0, detail > 0 && pointer.current === 'touch'))}
        // Firefox would click the button when the space bar is released.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span className="sr-only">{words}</span>
      </button>
      {opened && shown ? (
        <SelectList
          id={listId}
          label={nameOf(button.current)}
          anchor={button}
          isTouched={opened.isTouched}
          options={shown}
          active={active}
          selected={native.current?.selectedIndex}
          filter={
            isLong(opened.options.length)
              ? {
                  ...combobox,
                  role: 'combobox',
                  'aria-expanded': true,
                  'aria-controls': listId,
                  'aria-autocomplete': 'list',
                  value: opened.typed,
                  onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
                    setOpened({ ...opened, typed: target.value, place: 0 }),
                }
              : undefined
          }
          total={opened.options.length}
          onActive={(place) => setOpened({ ...opened, place })}
          onChoose={choose}
          onLeave={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
};
