import type { PriceSpan } from '#core/catalog/price-history/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface PricePlotProps {
  readonly spans: readonly PriceSpan[];
  /** ISO date of the last day. */
  readonly until: string;
  readonly low: number;
  readonly high: number;
}

/** Where the plot of 100 begins and ends: at the middle of the words beside it. */
const [TOP, BOTTOM] = [5, 95];
/** The plot is this share of the highest price high at least, so that a small change does not look like a fall. */
const LEAST_SHOWN = 0.1;
/** Heights in px: of the plot, and of a line of the words beside it. */
const [PLOT, LINE] = [160, 16];

/** Prices of several heights as a line of steps, from the first day to today. */
export const PricePlot = ({ spans, until, low, high }: PricePlotProps) => {
  const { t, money, day } = useLanguage();
  const days = spans.reduce((sum, span) => sum + span.days, 0);
  const shown = Math.max(high - low, high * LEAST_SHOWN);
  const above = (shown - (high - low)) / 2;
  const height = (price: number) => TOP + ((BOTTOM - TOP) * (above + high - price)) / shown;
  // A label begins half a line above its price.
  const beside = (price: number) => (height(price) * PLOT) / 100 - LINE / 2;
  const line = spans
    .map(({ start, days: long, price }) => `${start},${height(price)} ${start + long},${height(price)}`)
    .join(' ');
  const now = height(spans.at(-1)?.price ?? low);
  return (
    <figure aria-hidden="true" className="mt-4 flex gap-3">
      <div className="flex h-40 shrink-0 flex-col text-12 text-muted figures">
        <span style={{ marginTop: beside(high) }}>{money(high)}</span>
        <span style={{ marginTop: Math.max(0, beside(low) - beside(high) - LINE) }}>{money(low)}</span>
      </div>
      <div className="min-w-0 grow pr-1">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days} 100`}
          preserveAspectRatio="none"
          overflow="visible"
          className="block h-40 w-full text-ink"
        >
          <polyline points={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
          <path
            d={`M${days} ${now}h0`}
            stroke="currentColor"
            strokeWidth={9}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
          {spans.map(({ start, days: long, since, price }) => (
            <rect key={since} x={start} width={long} height={100} fill="transparent">
              <title>{t('priceHistory.at', { price: money(price), since: day(since) })}</title>
            </rect>
          ))}
        </svg>
        <figcaption className="mt-1 flex justify-between text-12 text-muted">
          <span>{day(spans[0]?.since ?? until)}</span>
          <span>{day(until)}</span>
        </figcaption>
      </div>
    </figure>
  );
};
