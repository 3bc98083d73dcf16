import { averageOf, type Figure, marginShare } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import './figures.css';

interface SummaryProps {
  readonly figure: Figure;
  readonly withMargin: boolean;
}

/** What all the orders come to. */
export const Summary = ({ figure, withMargin }: SummaryProps) => {
  const { t, money, count, decimal } = useLanguage();
  const share = marginShare(figure);
  const shown = [
    [t('figures.measures.orders'), count(figure.orders)],
    [t('figures.measures.sum'), money(figure.sum)],
    [t('figures.measures.average'), money(averageOf(figure))],
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
              {note ? <span className="block text-14 text-muted">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {withMargin ? <p className="mt-2 text-14 text-muted">{t('figures.marginHint')}</p> : null}
    </>
  );
};
