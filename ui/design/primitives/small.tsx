import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Minus, Plus, X } from '#ui/design/icons/index.tsx';

const tones = {
  accent: 'bg-accent text-on-accent',
  ink: 'bg-ink text-surface',
  plain: 'bg-surface text-ink border border-hairline',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  /** Spoken in place of what is seen. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A few words laid over a picture. */
export const Badge = ({ tone = 'plain', label, children }: BadgeProps) => (
  <span {...(label ? { role: 'img', 'aria-label': label } : {})} className={`badge ${tones[tone]}`}>
    {children}
  </span>
);

const lit = ['', '[--lit:20%]', '[--lit:40%]', '[--lit:60%]', '[--lit:80%]', '[--lit:100%]'] as const;

/** Lights the five stars of an element that shows them, by a mean rating of 1–5. */
export const litStars = (rating: number): string => lit[Math.round(rating)] ?? '';

/** Five stars for a mean rating of 1–5, with its spoken words. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className={`stars ${litStars(rating)}`} />
);

/** The room of something that is still loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-control bg-tile ${className}`} />
);

/** A cross to take something away. */
export const Cross = ({ className = 'size-5' }: { className?: string }) => (
  <X aria-hidden="true" className={className} />
);

const stepperLooks = {
  sm: { box: 'inline-flex h-9 pointer-coarse:h-11', side: 'w-9 pointer-coarse:w-11' },
  md: { box: 'flex h-11 min-w-0 flex-1', side: 'w-11' },
  lg: { box: 'flex h-13 min-w-0 flex-1', side: 'w-13' },
} as const;

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
    <div className={`items-center rounded-control border border-hairline ${box}`}>
      <button
        type="button"
        aria-label={labels.less}
        className={`flex h-full shrink-0 items-center justify-center ${side}`}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        aria-label={labels.count}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(max).length}
        value={typed ?? value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className="price h-full w-8 min-w-0 flex-1 bg-transparent text-center text-14 pointer-coarse:text-16"
      />
      <output className="sr-only">{value}</output>
      <button
        type="button"
        aria-label={labels.more}
        className={`flex h-full shrink-0 items-center justify-center disabled:opacity-40 ${side}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};

interface EmptyProps {
  readonly picture: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A list or panel with nothing in it: the picture from settings, one sentence, one way on. */
export const Empty = ({ picture, title, children }: EmptyProps) => (
  <div className="flex flex-col items-center gap-4 py-12 text-center sm:px-4">
    {picture ? <img src={picture} alt="" width={240} height={180} /> : null}
    <p className="text-18 font-semibold">{title}</p>
    {children}
  </div>
);
