import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FigureRow } from '#core/partner/figures/index.ts';
import type { OrdersFilter } from '#core/partner/orders/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { SelectField } from '#ui/design/primitives/field.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Bar } from './bar.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFiguresPorts } from './figures-ports.ts';
import { FiguresStore } from './figures-store.ts';
import { type Measure, measuresOf } from './measures.ts';
import { Summary } from './summary.tsx';
import { TimePlot } from './time-plot.tsx';

/** The figures of a filter, counted while the page is open. */
export const FiguresView = ({ filter }: { readonly filter: OrdersFilter }) => {
  const [tries, setTries] = useState(0);
  return <CountedFigures key={tries} filter={filter} onRetry={() => setTries(tries + 1)} />;
};

/** Counts once; a customer at the screen sees no margin. */
const CountedFigures = observer(({ filter, onRetry }: { filter: OrdersFilter; onRetry: () => void }) => {
  const { t, locale } = useLanguage();
  const { partnerLooks } = useCustomerView();
  const ports = useFiguresPorts();
  const [store] = useState(() => new FiguresStore(ports));
  const [measure, setMeasure] = useState<Measure>('sum');
  useEffect(() => {
    const left = new AbortController();
    void store.count(filter, locale, left.signal);
    return () => left.abort();
  }, [store, filter, locale]);
  const { step, figures, before, came, of } = store;
  if (step === 'failed') return <Failed onRetry={onRetry} />;
  if (step === 'counting') return <Progress came={came} of={of} />;
  if (figures.all.orders === 0) return <Nothing />;
  const withMargin = partnerLooks && figures.all.marginOf > 0;
  const measures = measuresOf(withMargin);
  const shown = measures.includes(measure) ? measure : 'sum';
  return (
    <>
      {of > came ? (
        <p className="mt-6 rounded-tile bg-promo px-4 py-3 text-14">{t('figures.cut', { count: came })}</p>
      ) : null}
      <Days days={figures.day} />
      <Summary figure={figures.all} before={before} withMargin={withMargin} />
      <TimePlot figures={figures} measure={shown} withMargin={withMargin}>
        <SelectField
          label={t('figures.measure')}
          value={shown}
          onChange={({ target }) => setMeasure(measures.find((one) => one === target.value) ?? 'sum')}
          options={measures.map((one) => [one, t(`figures.measures.${one}`)])}
        />
      </TimePlot>
      {(['seller', 'category'] as const).map((group) => (
        <FigureTable key={group} group={group} rows={figures[group]} measure={shown} withMargin={withMargin} />
      ))}
    </>
  );
});

/** From the first order to the last: the filter may begin years earlier. */
const Days = ({ days }: { readonly days: readonly FigureRow[] }) => {
  const { t, date } = useLanguage();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? (
    <p className="mt-8 text-14 text-muted">{t('figures.days', { from: date(first.key), to: date(last.key) })}</p>
  ) : null;
};

const Progress = ({ came, of }: { readonly came: number; readonly of: number }) => {
  const { t, count } = useLanguage();
  return (
    <div className="mt-8 flex max-w-[520px] flex-col gap-2">
      <p id="counting" className="text-muted">
        {of === 0 ? t('figures.counting') : t('figures.counted', { came: count(came), of: count(of) })}
      </p>
      <div
        role="progressbar"
        aria-labelledby="counting"
        aria-valuemin={0}
        aria-valuemax={Math.max(1, of)}
        aria-valuenow={came}
        className="bg-tile"
      >
        <Bar share={came / Math.max(1, of)} />
      </div>
    </div>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useLanguage();
  return (
    <div role="alert" className="mt-8 flex flex-col items-start gap-3">
      <p>{t('figures.failed')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('orders.retry')}
      </Button>
    </div>
  );
};

const Nothing = () => {
  const { t } = useLanguage();
  return (
    <Empty picture={useShell().settings.images.filtersEmpty} title={t('orders.nothing')}>
      <p className="text-muted">{t('orders.nothingHint')}</p>
    </Empty>
  );
};
