import { observer } from 'mobx-react-lite';
import { RETAIL } from '#core/catalog/products/index.ts';
import { canSeeTier } from '#core/catalog/second-price/index.ts';
import type { ListedOrder, OrderedProduct } from '#core/partner/orders/index.ts';
import { advanceOf, lineSum, type OrderDelivery, paymentLabel } from '#core/purchase/checkout/index.ts';
import { Link } from '#ui/design/link.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { AdvanceRows } from '#ui/features/purchase/order-status/advance-rows.tsx';
import { usePaymentWords } from '#ui/features/purchase/order-status/use-payment-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { OrderActions } from './order-actions.tsx';

export const OrderDetails = ({ order }: { readonly order: ListedOrder }) => {
  const { t } = useLanguage();
  const { customerEmail, seller, status, delivery, comment, products } = order;
  const paid = usePaymentWords()(paymentLabel(order, status === 'cancelled'));
  return (
    <div className="order-opened grid gap-x-12 gap-y-6 pt-2 pb-6">
      <ul className="flex flex-col gap-3">
        {products.map((product) => (
          <Product key={product.code} product={product} />
        ))}
      </ul>
      <dl className="grid h-fit grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14 [&_dt]:text-muted">
        {customerEmail ? (
          <>
            <dt>{t('orders.email')}</dt>
            <dd>{customerEmail}</dd>
          </>
        ) : null}
        {delivery ? <Delivery delivery={delivery} /> : null}
        {paid ? (
          <>
            <dt>{t('orders.payment')}</dt>
            <dd>{paid}</dd>
          </>
        ) : null}
        <AdvanceRows advance={advanceOf(order, status === 'cancelled')} />
        {seller ? (
          <>
            <dt>{t('orders.seller')}</dt>
            <dd>{seller}</dd>
          </>
        ) : null}
        {comment ? (
          <>
            <dt>{t('orders.comment')}</dt>
            <dd className="whitespace-pre-line">{comment}</dd>
          </>
        ) : null}
      </dl>
      <OrderActions order={order} />
    </div>
  );
};

const Delivery = ({ delivery: { method, type, place, price } }: { readonly delivery: OrderDelivery }) => {
  const { t, money } = useLanguage();
  const how = method === 'pickup' ? [t('orders.pickup')] : [type ? t(`orders.deliveryType.${type}`) : undefined];
  const fee = price === 0 ? t('orders.free') : money(price);
  return (
    <>
      <dt>{t('orders.delivery')}</dt>
      <dd className="first-letter:uppercase">{[...how, fee, place].filter(Boolean).join(', ')}</dd>
    </>
  );
};

const Product = observer(({ product }: { readonly product: OrderedProduct }) => {
  const { t, money, path } = useLanguage();
  const { partnerLooks } = useCustomerView();
  const { title, url, image, code, count, price, tier } = product;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3">
      <div className="row-span-2 self-start">
        <LinePicture image={image} className="print:hidden" />
      </div>
      {url ? (
        <Link to={path(`/product/${url}`)} className="font-medium underline-offset-4 hover:underline">
          {title}
        </Link>
      ) : (
        <span className="font-medium">{title}</span>
      )}
      <span className="pl-3 text-right font-medium whitespace-nowrap">{money(lineSum(product))}</span>
      <p className="col-span-2 text-14 text-muted">
        {t('orders.code', { code })} · {t('orders.pieces', { count, price: money(price) })}
        {tier !== RETAIL && canSeeTier(tier, partnerLooks) ? ` · ${t(`priceTiers.${tier}.at`).toLowerCase()}` : null}
      </p>
    </li>
  );
});
