import { type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from '#ui/design/icons/index.tsx';

const stepperLooks = {
  sm: { box: 'inline-flex h-9 pointer-coarse:h-11', side: 'w-9 pointer-coarse:w-11' },
  md: { box: 'flex h-11 min-w-0 flex-1', side: 'w-11' },
  lg: { box: 'flex h-13 min-w-0 flex-1', side: 'w-13' },
} as const;

const SIDE =
  'flex h-full shrink-0 items-center justify-center rounded-control transition enabled:hover:bg-tile disabled:opacity-40';

/** Digits that may be typed, also where there are fewer: 120 of 99 becomes 99, and not 12. */
const DIGITS = 6;

interface StepperProps {
  /** `lg` and `md` fill the room of a button of that size. */
  readonly size?: keyof typeof stepperLooks;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly max: number;
  readonly labels: { readonly less: string; readonly more: string; readonly count: string };
}

/** How many: one less, the number, which may be typed, one more. */
export const Stepper = ({ value, onChange, max, labels, size = 'sm' }: StepperProps) => {
  /** The number as it is being typed. */
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    setTyped(undefined);
    const wanted = Math.min(Number(typed || value), max);
    if (wanted !== value) onChange(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around is not what Enter is about.
    event.preventDefault();
    settle();
  };
  const { box, side } = stepperLooks[size];
  return (
    <div className={`items-center rounded-control border border-field ${box}`}>
      <button type="button" aria-label={labels.less} className={`${SIDE} ${side}`} onClick={() => onChange(value - 1)}>
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        aria-label={labels.count}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        value={typed ?? value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className={`price h-full min-w-0 flex-1 bg-transparent text-center text-14 pointer-coarse:text-16 ${value > 999 ? 'w-13' : 'w-8'}`}
      />
      <output className="sr-only">{value}</output>
      <button
        type="button"
        aria-label={labels.more}
        className={`${SIDE} ${side}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};
