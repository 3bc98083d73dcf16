import { useState } from 'react';
import type { FigureRow, Figures } from '#core/partner/figures/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { SelectField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Rows } from './figure-table.tsx';
import { FiguresCsv } from './figures-csv.tsx';
import { type Measure, measured, useMeasureWords } from './measures.ts';
import { useRowName } from './use-row-name.ts';

/** Most days that the eye still keeps apart: a longer period begins with weeks. */
const DAYS_SEEN = 62;

const spans = ['day', 'week'] as const;

interface TimePlotProps {
  readonly figures: Figures;
  readonly measure: Measure;
  readonly withMargin: boolean;
}

/** How the orders went, day by day or week by week: bars to the eye, and a table to whoever wants the numbers. */
export const TimePlot = ({ figures, measure, withMargin }: TimePlotProps) => {
  const { t } = useLanguage();
  const [span, setSpan] = useState<(typeof spans)[number]>(figures.day.length > DAYS_SEEN ? 'week' : 'day');
  const [open, setOpen] = useState(false);
  const rows = figures[span];
  return (
    <section aria-labelledby="by-time" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="by-time" className="text-22">
          {t(`figures.by.${span}`)}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t('figures.span')}
            value={span}
            onChange={({ target }) => setSpan(spans.find((one) => one === target.value) ?? 'day')}
          >
            {spans.map((one) => (
              <option key={one} value={one}>
                {t(`figures.by.${one}`)}
              </option>
            ))}
          </SelectField>
          <FiguresCsv group={span} rows={rows} withMargin={withMargin} />
        </div>
      </div>
      <Bars span={span} rows={rows} measure={measure} />
      <details className="group mt-3 text-14" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-6 w-fit items-center gap-1 font-medium text-link pointer-coarse:min-h-11">
          {t('figures.asTable')}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition group-open:rotate-180" />
        </summary>
        {open ? <Rows group={span} rows={rows} measure={measure} withMargin={withMargin} /> : null}
      </details>
    </section>
  );
};

interface BarsProps {
  readonly span: (typeof spans)[number];
  readonly rows: readonly FigureRow[];
  readonly measure: Measure;
}

const Bars = ({ span, rows, measure }: BarsProps) => {
  const { t, date } = useLanguage();
  const nameOf = useRowName(span);
  const say = useMeasureWords();
  const best = rows.reduce((one, other) => (measured(other, measure) > measured(one, measure) ? other : one));
  const most = Math.max(1, measured(best, measure));
  const [first, last] = [rows[0], rows.at(-1)];
  const peak = t('figures.best', { name: nameOf(best.key), value: say(best, measure) });
  return (
    <figure className="mt-3">
      <figcaption className="text-14 text-muted">{peak}</figcaption>
      <svg
        role="img"
        aria-label={`${t(`figures.measures.${measure}`)}, ${t(`figures.by.${span}`)}. ${peak}`}
        viewBox={`0 0 ${rows.length} 100`}
        preserveAspectRatio="none"
        className="mt-2 block h-40 w-full border-b border-hairline text-ink"
      >
        {rows.map((row, place) => {
          const height = (100 * Math.max(0, measured(row, measure))) / most;
          return (
            <rect key={row.key} x={place + 0.1} y={100 - height} width={0.8} height={height} fill="currentColor">
              <title>{`${nameOf(row.key)}: ${say(row, measure)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between text-12 text-muted">
        <span>{first ? date(first.key) : null}</span>
        <span>{last && last !== first ? date(last.key) : null}</span>
      </p>
    </figure>
  );
};
