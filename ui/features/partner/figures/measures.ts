import { fromMdl } from '#core/kernel/shared/index.ts';
import { averageOrder, type Figure, marginShare } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const measures = ['orders', 'sum', 'average', 'margin'] as const;
export type Measure = (typeof measures)[number];

export const measuresOf = (withMargin: boolean): readonly Measure[] =>
  withMargin ? measures : measures.filter((measure) => measure !== 'margin');

/** A figure's value: bani, or a number of orders. */
export const measured = (figure: Figure, measure: Measure): number =>
  measure === 'average' ? averageOrder(figure) : figure[measure];

/** Smallest step of a measure: one order or one MDL. */
export const leastOf = (measure: Measure): number => (measure === 'orders' ? 1 : fromMdl(1));

/** Formats a value of a measure. */
export const useMeasureValue = () => {
  const { money, count } = useLanguage();
  return (value: number, measure: Measure): string => (measure === 'orders' ? count : money)(value);
};

/** Describes a measured figure in words. */
export const useMeasureWords = () => {
  const written = useMeasureValue();
  const { decimal } = useLanguage();
  return (figure: Figure, measure: Measure): string => {
    const value = written(measured(figure, measure), measure);
    const share = measure === 'margin' ? marginShare(figure) : undefined;
    return share === undefined ? value : `${value} · ${decimal(share)}%`;
  };
};

/** Describes a figure's other measures in a short line: number of orders, sum, average and margin. */
export const useOtherMeasures = (withMargin: boolean) => {
  const { t, money, count } = useLanguage();
  const say = useMeasureWords();
  return (figure: Figure, shown: Measure): string => {
    const { orders, sum } = figure;
    const average = shown === 'average' ? undefined : t('figures.onAverage', { sum: money(averageOrder(figure)) });
    const counted = [
      shown === 'orders' ? undefined : t('orders.found', { count: orders, number: count(orders) }),
      shown === 'sum' ? undefined : t('orders.sum', { sum: money(sum) }),
    ];
    const margin =
      withMargin && shown !== 'margin' && figure.marginOf > 0
        ? t('figures.ofMargin', { margin: say(figure, 'margin') })
        : undefined;
    return [counted.filter(Boolean).join(' '), average, margin].filter(Boolean).join(', ');
  };
};
