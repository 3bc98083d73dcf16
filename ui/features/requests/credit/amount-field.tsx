import { useId, useState } from 'react';
import { type Bani, fromMdl, groupThousands, shownMdl, wholeNumber } from '#core/kernel/shared/index.ts';
import type { SumRange } from '#core/requests/credit/index.ts';
import { SliderTrack } from '#ui/design/primitives/slider-track.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface AmountFieldProps {
  readonly label: string;
  /** Accessible name of the slider. */
  readonly slideLabel: string;
  readonly value: Bani;
  readonly range: SumRange;
  readonly onChange: (amount: Bani) => void;
}

/** Steps of the slider that give round sums, MDL. */
const STEPS = [10, 50, 100, 500, 1000];
/** Most stops of the slider. */
const STOPS = 400;

/** A sum in whole MDL as a field and a slider; typing counts at once, within the range. */
export const AmountField = ({ label, slideLabel, value, range, onChange }: AmountFieldProps) => {
  const { t, money } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);
  const [from, to, at] = [shownMdl(range.from), shownMdl(range.to), shownMdl(value)];
  const step = STEPS.find((size) => (to - from) / size <= STOPS) ?? 1000;
  const part = to > from ? (Math.min(Math.max(at, from), to) - from) / (to - from) : 1;
  const type = (text: string) => {
    setTyped(text);
    const amount = text === '' ? 0 : wholeNumber(text);
    setRefused(amount === undefined);
    if (amount !== undefined) onChange(fromMdl(amount));
  };
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <label htmlFor={id} className="pb-2 text-14 font-medium">
          {label}
        </label>
        <input
          id={id}
          aria-describedby={`${id}-range`}
          aria-invalid={refused || undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? groupThousands(at, '\u00A0')}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
          className="h-11 w-32 rounded-control border border-field bg-raised px-3 text-right text-16 font-semibold transition hover:border-muted"
        />
      </div>
      <div className="relative mx-0.5 mt-3 h-6 noscript:hidden">
        <SliderTrack from={0} to={part} />
        <input
          type="range"
          aria-label={slideLabel}
          aria-valuetext={money(value)}
          min={from}
          max={to}
          step={step}
          value={at}
          onChange={({ target }) => {
            setTyped(undefined);
            setRefused(false);
            onChange(fromMdl(Number(target.value)));
          }}
          className="slider"
        />
      </div>
      <p id={`${id}-range`} className="mt-1 text-12 text-muted">
        {t('credit.between', { from: money(range.from), to: money(range.to) })}
      </p>
      {refused ? (
        <p role="alert" className="mt-1 text-12 text-danger">
          {t('credit.whole')}
        </p>
      ) : null}
    </div>
  );
};
