import { type ReactNode, useId } from 'react';
import { RequiredMark } from '#ui/design/required-mark.tsx';

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly note?: ReactNode;
  /** Text at the end of the row, such as a price. */
  readonly aside?: ReactNode;
  readonly icon?: ReactNode;
  /** It cannot be chosen now; its note says why. */
  readonly disabled?: boolean;
}

/** One of several ways, as a row that can be pressed anywhere. */
export const Choice = ({ name, checked, onChoose, title, note, aside, icon, disabled = false }: ChoiceProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 items-start gap-3 rounded-control border border-hairline px-4 py-3 transition hover:border-muted has-checked:border-ink has-checked:bg-tile has-disabled:opacity-60"
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note ${id}-aside`}
        className="tick mt-0.5"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <span id={`${id}-title`} className="min-w-0 text-16 font-medium">
            {title}
          </span>
          {aside ? (
            <span id={`${id}-aside`} className="shrink-0 text-14 leading-[1.5rem] font-medium">
              {aside}
            </span>
          ) : null}
        </span>
        {note ? (
          <span id={`${id}-note`} className="text-14 text-muted">
            {note}
          </span>
        ) : null}
      </span>
      {icon}
    </label>
  );
};

interface ChoicesProps {
  readonly legend: string;
  /** What is wrong with the choice, in words; announced. */
  readonly error?: string | undefined;
  /** A choice is required and none is preset. */
  readonly required?: boolean;
  /** Two side by side where there is room. */
  readonly columns?: boolean;
  readonly children: ReactNode;
}

/** A group of choices with its name and its error. */
export const Choices = ({ legend, error, required = false, columns = false, children }: ChoicesProps) => {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-required={required || undefined}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 scroll-mt-4 flex-col gap-1.5"
    >
      <p id={`${id}-legend`} className="text-14 font-medium">
        {legend}
        {required ? <RequiredMark /> : null}
      </p>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
      <div
        className={`grid grid-cols-1 gap-2 ${columns ? 'gap-x-5 md:grid-cols-2' : ''} ${error ? 'rounded-control outline-2 outline-offset-4 outline-danger' : ''}`}
      >
        {children}
      </div>
    </div>
  );
};

interface ShortChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: number; readonly label: ReactNode }[];
  readonly chosen: number;
  readonly onChoose: (value: number) => void;
}

/** One of several short values, side by side. */
export const ShortChoices = ({ legend, name, options, chosen, onChoose }: ShortChoicesProps) => {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} className="flex min-w-0 flex-col gap-1.5">
      <p id={`${id}-legend`} className="text-14 font-medium">
        {legend}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex h-11 items-center rounded-control border border-hairline bg-surface min-w-11 justify-center px-3 text-14 font-medium transition hover:border-muted has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full appearance-none rounded-control outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
};
