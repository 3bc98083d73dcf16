import { averageOrder, changeSince, type Figure, marginShare } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import './figures.css';

interface SummaryProps {
  readonly figure: Figure;
  /** Absent when unknown. */
  readonly before: Figure | undefined;
  readonly withMargin: boolean;
}

/** The totals, compared with the period before (rule FIGURES-9). */
export const Summary = ({ figure, before, withMargin }: SummaryProps) => {
  const { t, money, count, decimal } = useLanguage();
  const share = marginShare(figure);
  const since = (was: number, is: number) => {
    const change = changeSince(was, is);
    if (change === undefined) return '';
    const sign = change < 0 ? '−' : '+';
    return t('figures.since', { change: `${change === 0 ? '' : sign}${count(Math.abs(change))}%` });
  };
  const compared = (read: (one: Figure) => number) => (before ? since(read(before), read(figure)) : '');
  const shown = [
    [t('figures.measures.orders'), count(figure.orders), compared(({ orders }) => orders)],
    [t('figures.measures.sum'), money(figure.sum), compared(({ sum }) => sum)],
    [t('figures.measures.average'), money(averageOrder(figure)), compared(averageOrder)],
    ...(withMargin
      ? [[t('figures.measures.margin'), money(figure.margin), share === undefined ? '' : `${decimal(share)}%`]]
      : []),
  ];
  return (
    <>
      <dl className="totals">
        {shown.map(([name, value, note]) => (
          <div key={name} className="rounded-tile bg-tile">
            <dt className="text-14 text-muted">{name}</dt>
            <dd className="price mt-1">
              {value}
              {note ? <span className="block text-14 font-normal text-muted">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {withMargin ? <p className="mt-2 text-14 text-muted">{t('figures.marginHint')}</p> : null}
    </>
  );
};
