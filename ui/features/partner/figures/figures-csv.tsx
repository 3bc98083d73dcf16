import { localeEntries } from '#core/kernel/locale/index.ts';
import { type FigureGroup, type FigureRow, figuresCsv } from '#core/partner/figures/index.ts';
import { Download } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useRowName } from './use-row-name.ts';

interface FiguresCsvProps {
  readonly group: FigureGroup;
  readonly rows: readonly FigureRow[];
  readonly withMargin: boolean;
}

/** The rows of a group as a CSV file; days and weeks are dates that spreadsheets understand. */
export const FiguresCsv = ({ group, rows, withMargin }: FiguresCsvProps) => {
  const { t, locale } = useLanguage();
  const nameOf = useRowName(group);
  const inMdl = (['sum', 'average', 'margin'] as const).map((one) => `${t(`figures.measures.${one}`)}, MDL`);
  const written = figuresCsv(rows, {
    headings: [t(`figures.of.${group}`), t('figures.measures.orders'), ...inMdl],
    nameOf: group === 'day' || group === 'week' ? (key) => key : nameOf,
    decimalMark: localeEntries[locale].decimalMark,
    withMargin,
  });
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(written)}`}
      download={`${t('figures.file')}-${group}.csv`}
      className="button button-secondary button-sm"
    >
      <Download className="size-5" />
      CSV
      <span className="sr-only">: {t(`figures.by.${group}`)}</span>
    </a>
  );
};
