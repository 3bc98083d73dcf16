import { type InputHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { Check, Search } from '#ui/design/icons/index.tsx';
import { useAnchoredLayer } from '#ui/design/use-anchored-layer.ts';
import type { SelectOption } from './select-options.ts';
import './custom-select.css';

interface SelectListProps {
  readonly id: string;
  readonly label: string | undefined;
  /** The button it opens from. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Opened by touch: the filter is not focused. */
  readonly isTouched: boolean;
  readonly options: readonly SelectOption[];
  readonly active: SelectOption | undefined;
  /** Index of the chosen option in the browser's select. */
  readonly selected: number | undefined;
  /** Props of the filter field of a long list. */
  readonly filter: InputHTMLAttributes<HTMLInputElement> | undefined;
  /** Number of options without a filter. */
  readonly total: number;
  readonly onActive: (place: number) => void;
  readonly onChoose: (option: SelectOption) => void;
  readonly onLeave: () => void;
}

/** The open list of a select; a long one has a filter field. */
export const SelectList = (props: SelectListProps) => {
  const { id, label, anchor, isTouched, options, active, selected, filter, total, onActive, onChoose, onLeave } = props;
  const layer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useAnchoredLayer(layer, anchor, onLeave);
  useLayoutEffect(() => {
    const { current: element } = layer;
    // Keeps the full height, so that the field does not move while filtering.
    if (element && field.current) element.style.minHeight = `${element.offsetHeight}px`;
  }, []);
  useLayoutEffect(() => {
    if (!isTouched) field.current?.focus({ preventScroll: true });
  }, [isTouched]);
  useLayoutEffect(() => {
    const { current: rows } = list;
    const row = rows?.querySelector<HTMLElement>('[data-active]');
    if (!rows || !row) return;
    const over = row.offsetTop + row.offsetHeight - rows.clientHeight;
    rows.scrollTop = Math.min(row.offsetTop, Math.max(over, rows.scrollTop));
  });
  return (
    <div ref={layer} popover="manual" className="select-layer">
      {filter ? (
        <div className="select-filter">
          <Search className="size-5" />
          <input {...filter} ref={field} aria-label={label} type="text" autoComplete="off" />
          <span role="status">
            {options.length} / {total}
          </span>
        </div>
      ) : null}
      <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button or the field that has the focus hears the keys
          <div
            key={option.index}
            id={`${id}-${option.index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.index === selected}
            data-active={option === active ? '' : undefined}
            onPointerMove={() => option === active || onActive(place)}
            // The focus stays on the element that handles the keys.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.words}
            {option.index === selected ? <Check className="size-5" /> : null}
          </div>
        ))}
      </div>
    </div>
  );
};
