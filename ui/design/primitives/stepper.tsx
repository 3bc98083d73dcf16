import { type KeyboardEvent, useId, useState } from 'react';
import { wholeNumber } from '#core/kernel/shared/index.ts';
import { Minus, Plus } from '#ui/design/icons/index.tsx';

const stepperLooks = {
  sm: { room: '', box: 'inline-flex h-9 pointer-coarse:h-11', side: 'w-9 pointer-coarse:w-11' },
  md: { room: 'min-w-0 flex-1', box: 'flex h-11', side: 'w-11' },
  lg: { room: 'min-w-0 flex-1', box: 'flex h-13', side: 'w-13' },
} as const;

const SIDE =
  'flex h-full shrink-0 items-center justify-center rounded-control transition enabled:hover:bg-tile disabled:opacity-40';

interface StepperProps {
  /** `lg` and `md` are as high as buttons of that size. */
  readonly size?: keyof typeof stepperLooks;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly max: number;
  readonly labels: {
    readonly less: string;
    readonly more: string;
    readonly count: string;
    /** Message for a typed count that is not a whole number. */
    readonly whole: string;
  };
}

/** A count: minus, a field, plus. A typed value that is no whole number changes nothing (rule CART-4). */
export const Stepper = ({ value, onChange, max, labels, size = 'sm' }: StepperProps) => {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);
  const id = useId();
  const change = (count: number) => {
    setRefused(false);
    onChange(count);
  };
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const wanted = wholeNumber(typed);
    setRefused(wanted === undefined);
    if (wanted !== undefined && wanted !== value) change(Math.min(wanted, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not submit the surrounding form.
    event.preventDefault();
    settle();
  };
  const { room, box, side } = stepperLooks[size];
  return (
    <div className={room}>
      <div className={`items-center rounded-control border border-field ${box}`}>
        <button type="button" aria-label={labels.less} className={`${SIDE} ${side}`} onClick={() => change(value - 1)}>
          <Minus className="size-4" />
        </button>
        <input
          aria-label={labels.count}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={refused || undefined}
          aria-describedby={refused ? id : undefined}
          value={typed ?? value}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setRefused(false);
            setTyped(target.value);
          }}
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
          onClick={() => change(value + 1)}
        >
          <Plus className="size-4" />
        </button>
      </div>
      {refused ? (
        <p id={id} role="alert" className="mt-1 text-12 text-danger">
          {labels.whole}
        </p>
      ) : null}
    </div>
  );
};
