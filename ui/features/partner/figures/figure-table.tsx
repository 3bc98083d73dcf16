import type { FigureGroup, FigureRow } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Bar } from './bar.tsx';
import { FiguresCsv } from './figures-csv.tsx';
import { type Measure, measured, measuresOf, useMeasureWords, useOtherMeasures } from './measures.ts';
import { useRowName } from './use-row-name.ts';

interface FigureTableProps {
  readonly group: FigureGroup;
  readonly rows: readonly FigureRow[];
  readonly measure: Measure;
  readonly withMargin: boolean;
}

/** A table of sellers or categories with a bar and numbers for each. */
export const FigureTable = ({ group, rows, measure, withMargin }: FigureTableProps) => {
  const { t } = useLanguage();
  return (
    <section aria-labelledby={`by-${group}`} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`by-${group}`} className="text-22">
          {t(`figures.by.${group}`)}
        </h2>
        <FiguresCsv group={group} rows={rows} withMargin={withMargin} />
      </div>
      {group === 'category' ? <p className="text-14 text-muted">{t('figures.goodsHint')}</p> : null}
      <Rows group={group} rows={rows} measure={measure} withMargin={withMargin} />
    </section>
  );
};

/** Class of a numeric cell; narrow screens show only the bars' column. */
const cellOf = (isShown: boolean): string =>
  `py-2 pl-4 text-right figures whitespace-nowrap ${isShown ? '' : 'hidden sm:table-cell'}`;

export const Rows = ({ group, rows, measure, withMargin }: FigureTableProps) => {
  const { t } = useLanguage();
  const say = useMeasureWords();
  const sayOthers = useOtherMeasures(withMargin);
  const columns = measuresOf(withMargin);
  const nameOf = useRowName(group);
  const most = Math.max(1, ...rows.map((row) => measured(row, measure)));
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead className="text-muted">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-2 text-left font-normal">
              {t(`figures.of.${group}`)}
            </th>
            {columns.map((one) => (
              <th key={one} scope="col" className={`${cellOf(one === measure)} font-normal`}>
                {t(`figures.measures.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-hairline">
              <th scope="row" className="w-full py-2 text-left font-medium">
                <span className="mb-1 block">{nameOf(row.key)}</span>
                <Bar share={Math.max(0, measured(row, measure)) / most} />
                <span className="mt-1 block text-12 font-normal text-muted sm:hidden">{sayOthers(row, measure)}</span>
              </th>
              {columns.map((one) => (
                <td key={one} className={cellOf(one === measure)}>
                  {say(row, one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
