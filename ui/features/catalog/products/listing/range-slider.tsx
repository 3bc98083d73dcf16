import { SliderTrack } from '#ui/design/primitives/slider-track.tsx';

interface RangeSliderProps {
  readonly max: number;
  readonly from: number;
  readonly to: number;
  readonly labels: { readonly from: string; readonly to: string };
  /** While a thumb moves. */
  readonly onSlide: (from: number, to: number) => void;
  /** When it is let go. */
  readonly onRelease: () => void;
}

/** Roughly this many stops from one end to the other. */
const STOPS = 200;
/** Steps that read as round sums. */
const ROUND_STEPS = [1, 5, 10, 50, 100, 500, 1000];

/**
 * Position of a thumb: a round sum or an end. The input's step is 1, so that a value from the address fits; an arrow
 * key moves by a round step.
 */
const settled = (moved: number, before: number, step: number, max: number): number => {
  const by = moved - before;
  const wanted = Math.abs(by) === 1 ? before + by * step : moved;
  const round = Math.round(wanted / step) * step;
  return moved === max ? max : Math.min(max, Math.max(0, round));
};

/** A range with two thumbs, both the platform's own sliders; needs JavaScript and is not shown without it. */
export const RangeSlider = ({ max, from, to, labels, onSlide, onRelease }: RangeSliderProps) => {
  const step = ROUND_STEPS.find((size) => max / size <= STOPS) ?? 1000;
  const [start, stop] = [Math.min(from, max), Math.min(to, max)];
  const slider = (label: string, value: number, slide: (value: number) => void) => (
    <input
      type="range"
      aria-label={label}
      min={0}
      max={max}
      step={1}
      value={value}
      onChange={({ target }) => slide(settled(Number(target.value), value, step, max))}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      className="slider slider-pair"
    />
  );
  return (
    <div className="relative mx-0.5 mt-4 h-6 noscript:hidden">
      <SliderTrack from={start / max} to={stop / max} />
      {slider(labels.from, start, (value) => onSlide(Math.min(value, stop), stop))}
      {slider(labels.to, stop, (value) => onSlide(start, Math.max(value, start)))}
    </div>
  );
};
