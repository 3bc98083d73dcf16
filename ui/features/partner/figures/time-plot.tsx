import { type PointerEvent, type ReactNode, useState } from 'react';
import type { FigureRow, Figures } from '#core/partner/figures/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { SelectField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Rows } from './figure-table.tsx';
import { FiguresCsv } from './figures-csv.tsx';
import './figures.css';
import { leastOf, type Measure, measured, useMeasureValue, useMeasureWords } from './measures.ts';
import { namedPlaces, scaleOf } from './scale.ts';
import { useRowName } from './use-row-name.ts';

/** Most days shown as days; longer periods begin with weeks. */
const DAYS_SEEN = 62;

const spans = ['day', 'week'] as const;

interface TimePlotProps {
  readonly figures: Figures;
  readonly measure: Measure;
  readonly withMargin: boolean;
  /** The field that chooses the measure. */
  readonly children?: ReactNode;
}

/** Orders by day or week: a bar chart and a table. */
export const TimePlot = ({ figures, measure, withMargin, children }: TimePlotProps) => {
  const { t } = useLanguage();
  const [span, setSpan] = useState<(typeof spans)[number]>(figures.day.length > DAYS_SEEN ? 'week' : 'day');
  const [open, setOpen] = useState(false);
  const rows = figures[span];
  return (
    <section aria-labelledby="by-time" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="by-time" className="text-22">
          {t(`figures.by.${span}`)}
        </h2>
        <FiguresCsv group={span} rows={rows} withMargin={withMargin} />
      </div>
      <div className="my-4 flex flex-wrap items-end gap-3">
        {children}
        <SelectField
          label={t('figures.span')}
          value={span}
          onChange={({ target }) => setSpan(spans.find((one) => one === target.value) ?? 'day')}
          options={spans.map((one) => [one, t(`figures.by.${one}`)])}
        />
      </div>
      <Bars span={span} rows={rows} measure={measure} />
      <details className="group mt-3 text-14" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-6 w-fit items-center gap-1 font-medium text-link pointer-coarse:min-h-11">
          {t('figures.asTable')}
          <ChevronDown className="size-4 shrink-0 transition group-open:rotate-180" />
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

/** The bars; the label above belongs to the bar under the pointer, else to the highest. */
const Bars = ({ span, rows, measure }: BarsProps) => {
  const { t, shortDay } = useLanguage();
  const nameOf = useRowName(span);
  const say = useMeasureWords();
  const best = rows.reduce((one, other) => (measured(other, measure) > measured(one, measure) ? other : one));
  const written = useMeasureValue();
  const lines = scaleOf(measured(best, measure), leastOf(measure));
  const top = lines.at(-1) ?? 1;
  const heightOf = (value: number) => (100 * Math.max(0, value)) / top;
  const [pointed, setPointed] = useState<number>();
  const point = ({ clientX, currentTarget }: PointerEvent<SVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.floor(((clientX - left) * rows.length) / width));
  };
  const shown = rows[pointed ?? -1];
  const peak = t('figures.best', { name: nameOf(best.key), value: say(best, measure) });
  return (
    <figure className="mt-1">
      <figcaption className="text-14 text-muted">
        {shown ? `${nameOf(shown.key)}: ${say(shown, measure)}` : peak}
      </figcaption>
      <div className="plot">
        <div aria-hidden="true" className="plot-scale">
          {lines.map((value) => (
            <span key={value}>{written(value, measure)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`${t(`figures.measures.${measure}`)}, ${t(`figures.by.${span}`)}. ${peak}`}
          viewBox={`0 0 ${rows.length} 100`}
          preserveAspectRatio="none"
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={({ pointerType }) => setPointed((place) => (pointerType === 'mouse' ? undefined : place))}
        >
          {lines.map((value) => (
            <line key={value} x2={rows.length} y1={100 - heightOf(value)} y2={100 - heightOf(value)} />
          ))}
          {rows.map((row, place) => {
            const height = heightOf(measured(row, measure));
            return (
              <rect
                key={row.key}
                x={place + 0.1}
                y={100 - height}
                width={0.8}
                height={height}
                fill="currentColor"
                opacity={shown && shown !== row ? 0.4 : undefined}
              />
            );
          })}
        </svg>
        <p aria-hidden="true" className="plot-days">
          {namedPlaces(rows.length).map((place) => (
            <span key={place} style={{ left: `${(100 * (place + 0.5)) / rows.length}%` }}>
              {shortDay(rows[place]?.key ?? '')}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
};
