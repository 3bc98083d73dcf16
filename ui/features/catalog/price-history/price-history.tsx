import type { ReactNode } from 'react';
import { type PriceHistory, type PriceSpan, priceSpans } from '#core/catalog/price-history/index.ts';
import { Fold } from '#ui/features/kernel/fold/fold.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { PricePlot } from './price-plot.tsx';

interface ProductPriceHistoryProps {
  readonly history: PriceHistory | undefined;
  /** What may be done about it; alone where no history is known. */
  readonly children?: ReactNode;
}

/** Price history: a chart, a table for screen readers, or a sentence when the price was constant (rule HISTORY-1). */
export const ProductPriceHistory = ({ history, children }: ProductPriceHistoryProps) => {
  const { t, money, day } = useLanguage();
  if (!history) return children;
  const spans = priceSpans(history);
  const since = day(spans[0]?.since ?? history.until);
  const prices = spans.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <Fold id="price-history" title={t('priceHistory.title')}>
      <p className="text-14 text-muted">
        {low === high
          ? t('priceHistory.same', { since, price: money(low) })
          : t('priceHistory.between', { since, low: money(low), high: money(high) })}
      </p>
      {low === high ? null : (
        <>
          <PricePlot spans={spans} until={history.until} low={low} high={high} />
          <PriceTable spans={spans} />
        </>
      )}
      {children ? <div className="mt-5">{children}</div> : null}
    </Fold>
  );
};

const PriceTable = ({ spans }: { readonly spans: readonly PriceSpan[] }) => {
  const { t, money, date } = useLanguage();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('priceHistory.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceHistory.from')}</th>
            <th scope="col">{t('priceHistory.price')}</th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ since, price }) => (
            <tr key={since}>
              <th scope="row">{date(since)}</th>
              <td>{money(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
