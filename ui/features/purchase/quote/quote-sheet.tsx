import { observer } from 'mobx-react-lite';
import { localePath } from '#core/kernel/locale/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import type { QuoteLine } from '#core/purchase/quote/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { QrCode } from '#ui/design/primitives/qr-code.tsx';
import { usePartnerTerms } from '#ui/features/purchase/checkout/use-partner-terms.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { Paper } from './paper.tsx';
import type { QuoteStore } from './quote-store.ts';

/**
 * The offer as it comes out of the printer: an A4 sheet for the customer, in the language of the page, with one price a
 * product and no trace of another (rule QUOTE-4).
 */
export const QuoteSheet = observer(({ store }: { store: QuoteStore }) => {
  const { t, date, money } = useLanguage();
  const partnerTerms = usePartnerTerms();
  const { lines, total, saving } = store.quote;
  const chosen = partnerTerms.sellers.find(({ id }) => id === partnerTerms.terms.sellerId)?.name ?? '';
  const seller = store.quoteSeller(chosen);
  return (
    <Paper
      labelledBy="quote"
      firm={store.firm}
      head={
        <>
          <h2 id="quote" className="text-28">
            {t('quote.titled', { number: store.shown.number })}
          </h2>
          <p className="mt-1 text-muted">
            {t('quote.of', { day: date(store.shown.day) })} · {t('quote.until', { day: date(store.shown.until) })}
          </p>
        </>
      }
    >
      {clean(store.customer) || seller ? (
        <div className="mt-5 flex flex-wrap gap-x-8 gap-y-1">
          {clean(store.customer) ? <p>{t('quote.for', { name: clean(store.customer) })}</p> : null}
          {seller ? <p>{t('quote.by', { name: seller })}</p> : null}
        </div>
      ) : null}
      <table className="mt-6 w-full border-collapse text-left">
        <thead className="hidden text-14 text-muted sm:table-header-group print:table-header-group">
          <tr className="border-b border-hairline">
            <th scope="col" colSpan={2} className="py-2 font-normal">
              {t('quote.product')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-normal">
              {t('quote.price')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-normal whitespace-nowrap">
              {t('quote.count')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-normal">
              {t('quote.sum')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('quote.qr')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.product.productId} line={line} />
          ))}
        </tbody>
      </table>
      <dl className="quote-totals mt-5 ml-auto grid w-fit grid-cols-[auto_auto] items-baseline gap-x-8 gap-y-1 break-inside-avoid text-right">
        {saving > 0 ? (
          <>
            <dt className="text-muted">{t('quote.saving')}</dt>
            <dd className="price text-positive">{money(saving)}</dd>
          </>
        ) : null}
        <dt className="text-18 font-semibold">{t('quote.total')}</dt>
        <dd className="price text-28">{money(total)}</dd>
      </dl>
      <p className="mt-8 max-w-[68ch] text-14 text-pretty text-muted">{t('quote.note')}</p>
    </Paper>
  );
});

/** Price of a piece before its discount, which explains the saving below. */
const Before = ({ price }: { readonly price: QuoteLine['before'] }) => {
  const { t, money } = useLanguage();
  if (price === undefined) return null;
  return (
    <span className="block text-14 text-muted">
      <span className="sr-only">{t('quote.before')} </span>
      <s>{money(price)}</s>
    </span>
  );
};

/** A cell that small screens leave out: the sum tells it in words there. */
const wideCell = 'hidden px-3 py-4 text-right whitespace-nowrap sm:table-cell print:table-cell';

const Line = ({ line: { product, count, piece, before, sum } }: { readonly line: QuoteLine }) => {
  const { t, money, locale } = useLanguage();
  const { shopOrigin } = useSite();
  const { title, code, image, url } = product;
  return (
    <tr className="grid grid-cols-[80px_minmax(0,1fr)_80px] break-inside-avoid border-b border-hairline py-3 sm:table-row sm:py-0 print:table-row print:py-0">
      <td className="row-span-2 w-20 py-2 pr-4">
        <Picture
          src={image}
          width={64}
          sizes="64px"
          priority
          className="size-16 rounded-control ground object-contain"
        />
      </td>
      <th scope="row" className="py-2 font-medium">
        {noBreakName(title)}
        <span className="block text-14 font-normal text-muted">{t('quote.code', { code })}</span>
      </th>
      <td className={wideCell}>
        <Before price={before} />
        {money(piece)}
      </td>
      <td className={wideCell}>{count}</td>
      <td className="col-span-2 col-start-2 row-start-2 font-bold sm:px-3 sm:py-4 sm:text-right sm:whitespace-nowrap print:px-3 print:text-right print:whitespace-nowrap">
        <span className="font-normal whitespace-nowrap text-muted sm:hidden print:hidden">
          <Before price={before} />
          {count} × {money(piece)} ={' '}
        </span>
        <span className="whitespace-nowrap">{money(sum)}</span>
      </td>
      <td className="w-20 py-2 max-sm:col-start-3 max-sm:row-start-1">
        <QrCode
          text={shopOrigin + localePath(`/product/${url}`, locale)}
          label={t('quote.scan', { title })}
          className="ml-auto size-18"
        />
      </td>
    </tr>
  );
};
