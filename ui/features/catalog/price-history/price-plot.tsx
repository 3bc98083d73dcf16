import type { PriceSpan } from '#core/catalog/price-history/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface PricePlotProps {
  readonly spans: readonly PriceSpan[];
  /** ISO date of the last day. */
  readonly until: string;
  readonly low: number;
  readonly high: number;
}

/** Where the highest and the lowest price lie in a plot of 100: at the middle of the words beside them. */
const [TOP, BOTTOM] = [5, 95];

/** Prices of several heights as a line of steps, from the first day to today. */
export const PricePlot = ({ spans, until, low, high }: PricePlotProps) => {
  const { t, money, day } = useLanguage();
  const days = spans.reduce((sum, span) => sum + span.days, 0);
  const height = (price: number) => TOP + ((BOTTOM - TOP) * (high - price)) / (high - low);
  const line = spans
    .map(({ start, days: long, price }) => `${start},${height(price)} ${start + long},${height(price)}`)
    .join(' ');
  const now = height(spans.at(-1)?.price ?? low);
  return (
    <figure aria-hidden="true" className="mt-4 flex gap-3">
      <div className="flex h-40 shrink-0 flex-col justify-between text-12 text-muted figures">
        <span>{money(high)}</span>
        <span>{money(low)}</span>
      </div>
      <div className="min-w-0 grow">
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
