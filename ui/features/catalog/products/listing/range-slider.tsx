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
      className="slider slider-pair"
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
