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

const thumb =
  'pointer-events-none absolute inset-x-0 top-0 h-6 w-full appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-raised [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-raised';

/** A range with two thumbs, both the platform's own sliders; needs JavaScript and is not shown without it. */
export const RangeSlider = ({ max, from, to, labels, onSlide, onRelease }: RangeSliderProps) => {
  const step = ROUND_STEPS.find((size) => max / size <= STOPS) ?? 1000;
  const top = Math.ceil(max / step) * step;
  const [start, stop] = [Math.min(from, top), Math.min(to, top)];
  const slider = (label: string, value: number, slide: (value: number) => void) => (
    <input
      type="range"
      aria-label={label}
      min={0}
      max={top}
      step={step}
      value={value}
      onChange={({ target }) => slide(Number(target.value))}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      className={thumb}
    />
  );
  return (
    <div className="relative mx-0.5 mt-4 h-6 noscript:hidden">
      <div className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-hairline" />
      <div
        className="absolute top-2.5 h-1 rounded-full bg-ink"
        style={{ left: `${(start / top) * 100}%`, right: `${100 - (stop / top) * 100}%` }}
      />
      {slider(labels.from, start, (value) => onSlide(Math.min(value, stop), stop))}
      {slider(labels.to, stop, (value) => onSlide(start, Math.max(value, start)))}
    </div>
  );
};
