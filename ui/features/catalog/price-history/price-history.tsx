import { type PriceHistory, type PriceSpan, priceSpans } from '#core/catalog/price-history/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { PricePlot } from './price-plot.tsx';

/** Price history: a chart, a table for screen readers, or a sentence when the price was constant (rule HISTORY-1). */
export const ProductPriceHistory = ({ history }: { readonly history: PriceHistory | undefined }) => {
  const { t, money, day } = useLanguage();
  if (!history) return null;
  const spans = priceSpans(history);
  const since = day(spans[0]?.since ?? history.until);
  const prices = spans.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="text-22 md:text-28">
        {t('priceHistory.title')}
      </h2>
      <p className="mt-1 text-14 text-muted">
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
    </section>
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
