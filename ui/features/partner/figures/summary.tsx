import { averageOf, type Figure, marginShare } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface SummaryProps {
  readonly figure: Figure;
  readonly withMargin: boolean;
}

/** What all the orders come to. */
export const Summary = ({ figure, withMargin }: SummaryProps) => {
  const { t, money, count } = useLanguage();
  const share = marginShare(figure);
  const shown = [
    [t('figures.measures.orders'), count(figure.orders)],
    [t('figures.measures.sum'), money(figure.sum)],
    [t('figures.measures.average'), money(averageOf(figure))],
    ...(withMargin
      ? [[t('figures.measures.margin'), money(figure.margin), share === undefined ? '' : `${share}%`]]
      : []),
  ];
  return (
    <>
      {/* A narrow screen has a line for each: a sum of millions would not fit beside another. */}
      <dl className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(([name, value, note]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 rounded-tile bg-tile p-4 lg:block">
            <dt className="text-14 text-muted">{name}</dt>
            <dd className="price text-right text-18 md:text-22 lg:mt-1 lg:text-left">
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
