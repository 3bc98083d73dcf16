import { averageOf, type Figure, marginShare } from '#core/partner/figures/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** What of figures a plot shows. */
const measures = ['orders', 'sum', 'average', 'margin'] as const;
export type Measure = (typeof measures)[number];

/** The measures that may be seen. */
export const measuresOf = (withMargin: boolean): readonly Measure[] =>
  withMargin ? measures : measures.filter((measure) => measure !== 'margin');

/** A measure of a figure: bani, or a number of orders. */
export const measured = (figure: Figure, measure: Measure): number =>
  measure === 'average' ? averageOf(figure) : figure[measure];

/** The way to say a measured value in words. */
export const useMeasureWords = () => {
  const { money, count } = useLanguage();
  return (figure: Figure, measure: Measure): string => {
    const value = (measure === 'orders' ? count : money)(measured(figure, measure));
    const share = measure === 'margin' ? marginShare(figure) : undefined;
    return share === undefined ? value : `${value} · ${share} %`;
  };
};
