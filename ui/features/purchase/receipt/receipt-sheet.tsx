import { paymentLabel } from '#core/purchase/checkout/index.ts';
import { type Firm, NO_FIRM } from '#core/purchase/quote/index.ts';
import { type PrintedOrder, type Receipt, receiptOf } from '#core/purchase/receipt/index.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { AdvanceRows } from '#ui/features/purchase/order-status/advance-rows.tsx';
import { usePaymentWords } from '#ui/features/purchase/order-status/use-payment-words.ts';
import { Paper } from '#ui/features/purchase/quote/paper.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface ReceiptSheetProps {
  readonly order: PrintedOrder;
  /** The company; the shop's by default. */
  readonly firm?: Firm;
  /** Class of the sheet. */
  readonly className?: string;
}

/** The receipt as it comes out of the printer, in the language of the page, with no trace of another price (rule ORDERS-10). */
export const ReceiptSheet = ({ order, firm = NO_FIRM, className }: ReceiptSheetProps) => {
  const { t, moment, money } = useLanguage();
  const { orderNumber, createdAt, customerName, customerPhone, seller, status, delivery } = order;
  const customer = [customerName, customerPhone && readablePhone(customerPhone)].filter(Boolean).join(', ');
  const receipt = receiptOf(order);
  const paid = usePaymentWords()(paymentLabel(order, status === 'cancelled'));
  return (
    <Paper
      labelledBy="receipt"
      firm={firm}
      className={className}
      head={
        <>
          <h1 id="receipt" className="text-28">
            {t('receipt.title', { number: orderNumber })}
          </h1>
          <p className="mt-1 text-muted">{moment(createdAt)}</p>
        </>
      }
    >
      <dl className="mt-5 grid w-fit grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [&_dt]:text-muted">
        {customer === '' ? null : (
          <>
            <dt>{t('orders.customer')}</dt>
            <dd>{customer}</dd>
          </>
        )}
        {delivery ? (
          <>
            <dt>{t(delivery.method === 'pickup' ? 'orders.pickup' : 'orders.delivery')}</dt>
            <dd>{delivery.place}</dd>
          </>
        ) : null}
        {seller ? (
          <>
            <dt>{t('orders.seller')}</dt>
            <dd>{seller}</dd>
          </>
        ) : null}
      </dl>
      <Lines lines={receipt.lines} />
      <dl className="mt-5 ml-auto grid w-fit grid-cols-[auto_auto] items-baseline gap-x-8 gap-y-1 break-inside-avoid text-right">
        {receipt.discount > 0 ? (
          <>
            <dt className="text-muted">{t('receipt.discount')}</dt>
            <dd className="price">−{money(receipt.discount)}</dd>
          </>
        ) : null}
        {receipt.delivery > 0 ? (
          <>
            <dt className="text-muted">{t('orders.delivery')}</dt>
            <dd className="price">{money(receipt.delivery)}</dd>
          </>
        ) : null}
        <dt className="text-18 font-semibold">{t('quote.total')}</dt>
        <dd className="price text-28">{money(receipt.total)}</dd>
        {paid ? (
          <>
            <dt className="text-muted">{t('orders.payment')}</dt>
            <dd>{paid}</dd>
          </>
        ) : null}
        <AdvanceRows advance={receipt.advance} className="price" />
      </dl>
    </Paper>
  );
};

const cell = 'py-4 pl-5 text-right whitespace-nowrap';
/** A cell that small screens show below the title instead. */
const wideCell = `hidden sm:table-cell print:table-cell ${cell}`;

const Lines = ({ lines }: Pick<Receipt, 'lines'>) => {
  const { t, money } = useLanguage();
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <thead className="text-14 text-muted">
        <tr className="border-b border-hairline">
          <th scope="col" className="py-2 font-normal">
            {t('quote.product')}
          </th>
          <th scope="col" className={`font-normal ${wideCell}`}>
            {t('receipt.priceByCount')}
          </th>
          <th scope="col" className={`font-normal ${cell}`}>
            {t('quote.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, title, count, price, sum }, place) => (
          // The same code may stand twice, and a receipt never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved
          <tr key={place} className="break-inside-avoid border-b border-hairline">
            <th scope="row" className="py-2 font-medium">
              {title}
              {code ? <span className="block text-14 font-normal text-muted">{t('quote.code', { code })}</span> : null}
              <span className="block text-14 font-normal sm:hidden print:hidden">
                {money(price)} × {count}
              </span>
            </th>
            <td className={wideCell}>
              {money(price)} × {count}
            </td>
            <td className={`font-bold ${cell}`}>{money(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
