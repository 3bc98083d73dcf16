import { observer } from 'mobx-react-lite';
import { isUnavailable, maxCount, type PricedLine } from '#core/purchase/cart/index.ts';
import {
  creditOf,
  effectiveStatusType,
  hasPlaceList,
  isOnCredit,
  paymentOf,
  statusTypesFor,
  wrongFields,
} from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { PartnerFacts } from '#ui/features/catalog/products/partner-facts.tsx';
import { LinePrices } from '#ui/features/catalog/second-price/line-prices.tsx';
import { PriceForYou } from '#ui/features/catalog/second-price/price-for-you.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { CartMessages } from '#ui/features/purchase/cart/cart-messages.tsx';
import { OrderBlocked } from '#ui/features/purchase/cart/order-blocked.tsx';
import { DeviceInTotals } from '#ui/features/purchase/counted-device/device-in-totals.tsx';
import { OfferedWithOrder } from '#ui/features/purchase/counted-device/offered-with-order.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useDeliveryLabel } from '#ui/features/purchase/delivery/use-delivery-label.ts';
import { ExplainedTotal, KeptTotal } from '#ui/features/purchase/explanation/explained-total.tsx';
import { OnCredit } from '#ui/features/purchase/order-status/on-credit.tsx';
import { PromoCodeField } from '#ui/features/purchase/promo-code/promo-code-field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { useCheckout } from './checkout-context.ts';
import { NoticeOfAttempt, UnknownNotice } from './notices.tsx';
import { Totals } from './totals.tsx';
import { useOfferedCredit } from './use-offered-credit.ts';
import { usePartnerTerms } from './use-partner-terms.ts';
import { useStatedOrder } from './use-stated-order.ts';
import './order-summary.css';

const REASON = 'checkout-blocked';
/** More lines than these are scrolled beside the form. */
const MOST_IN_SIGHT = 3;

/** What is ordered and what it comes to, with the button that orders it. */
export const OrderSummary = observer(({ onBack }: { onBack: () => void }) => {
  const { t, moment } = useLanguage();
  const cart = useCart();
  const { phase, retrying, sent, draft, totals, code } = useCheckout();
  const credit = creditOf(draft, useOfferedCredit());
  const delivery = useDeliveryLabel(sent?.fulfilment ?? draft);
  const { vitrina } = useSite();
  const stated = useStatedOrder();
  const advance = vitrina ? stated.advance : undefined;
  const unanswered = phase === 'unknown' || retrying;
  const lines = sent?.lines ?? cart.pricedLines;
  const title = t(vitrina ? 'partnerCheckout.summary' : 'checkout.summary');
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-5 rounded-sheet bg-tile p-5 sm:p-6 lg:top-6 lg:not-has-[details[open]]:sticky"
    >
      <header className="flex items-baseline justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-18">{title}</h3>
          <span className="text-14 text-muted">{t('cart.items', { count: lines.length })}</span>
        </div>
        {unanswered ? null : (
          <button
            type="button"
            className="min-h-6 text-14 underline underline-offset-4 hover:no-underline"
            onClick={onBack}
          >
            {t('checkout.change')}
          </button>
        )}
      </header>
      {unanswered && sent?.at !== undefined ? (
        <p className="-mt-3 text-14 text-muted">{t('checkout.sentAt', { moment: moment(sent.at) })}</p>
      ) : null}
      {/* Of many, some are seen at a time: the total and the button below them stay on the screen. */}
      <ul
        aria-label={t('cart.lines')}
        tabIndex={lines.length > MOST_IN_SIGHT ? 0 : undefined}
        className={`flex flex-col gap-4 empty:hidden ${lines.length > MOST_IN_SIGHT ? 'summary-lines' : ''}`}
      >
        {lines.map((priced) => (
          <SummaryLine key={priced.line.product.productId} priced={priced} />
        ))}
      </ul>
      {sent ? null : <PromoCodeField />}
      <Totals
        totals={sent ? sent.totals : totals}
        total={sent?.total}
        delivery={delivery}
        advance={sent ? sent.advance : advance}
      />
      {credit && !sent ? <OnCredit credit={credit} /> : null}
      {sent ? <OfferedWithOrder offered={sent.tradeIn} /> : <DeviceInTotals totals={totals} />}
      {sent ? <KeptTotal steps={sent.steps} /> : <ExplainedTotal cart={cart.lines} delivery={draft} code={code} />}
      {unanswered ? (
        <UnknownNotice />
      ) : (
        <div className="flex flex-col">
          <div className="not-empty:mb-4">
            <NoticeOfAttempt />
          </div>
          <CartMessages className="not-empty:mb-4" />
          <Submit />
        </div>
      )}
    </section>
  );
});

const SummaryLine = observer(({ priced }: { priced: PricedLine }) => {
  const { t, money } = useLanguage();
  const { vitrina } = useSite();
  const { line, piece, price, before, obstacle } = priced;
  const { product, count } = line;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 text-14 sm:grid-cols-[56px_minmax(0,1fr)_auto]">
      <LinePicture image={product.image} faded={obstacle !== undefined} className="row-span-3" />
      <p className="min-w-0">{noBreakName(product.title)}</p>
      <p className="flex items-baseline gap-2 max-sm:col-start-2 sm:flex-col sm:items-end sm:gap-0">
        <span className={`price ${obstacle ? 'text-muted line-through' : ''}`}>{money(price)}</span>
        {before === undefined ? null : (
          <s className="text-muted">
            <span className="sr-only">{t('cart.before')} </span>
            {money(before)}
          </s>
        )}
      </p>
      <div className="col-start-2 min-w-0 sm:col-span-2">
        {vitrina ? <PartnerFacts product={product} /> : null}
        {obstacle ? (
          <p className="font-semibold text-danger">{t(`cart.obstacle.${obstacle}`, { count: maxCount(line) })}</p>
        ) : null}
        {isUnavailable(obstacle) ? null : (
          <>
            <p className="text-muted">
              <LinePrices line={line}>
                {count > 1 || vitrina ? t('cart.pieces', { count, price: money(piece) }) : null}
              </LinePrices>
            </p>
            <PriceForYou line={line} />
          </>
        )}
      </div>
    </li>
  );
});

const SubmitButton = observer(() => {
  const { t } = useLanguage();
  const cart = useCart();
  const sending = useCheckout().phase === 'sending';
  return (
    <Button
      type="submit"
      size="lg"
      wide
      aria-disabled={sending || !cart.canOrder}
      aria-describedby={cart.canOrder ? undefined : REASON}
    >
      {sending ? <LoaderCircle className="size-5 animate-spin" /> : null}
      {t(sending ? 'checkout.sending' : 'checkout.submit')}
    </Button>
  );
});

/** Total and button at the bottom of the screen, where the summary is below the fields. */
export const OrderBar = observer(() => {
  const { t, money } = useLanguage();
  const { phase, retrying, totals } = useCheckout();
  const { vitrina } = useSite();
  const { advance } = useStatedOrder();
  if (phase === 'unknown' || retrying) return null;
  const remains = vitrina ? advance?.remains : undefined;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-4 border-t border-hairline bg-raised px-4 py-3 short:static md:-mx-6 md:px-6 lg:hidden">
      <div className="shrink-0">
        <p className="text-12 text-muted">{t(remains === undefined ? 'cart.total' : 'advance.remains')}</p>
        <p className="price text-18">{money(remains ?? totals?.total)}</p>
      </div>
      <SubmitButton />
    </div>
  );
});

const Submit = observer(() => {
  const { t } = useLanguage();
  const checkout = useCheckout();
  const { form } = checkout;
  const places = useDelivery();
  const { advanceError, terms } = usePartnerTerms();
  const { vitrina } = useSite();
  const payment = paymentOf(form.draft);
  const stated = effectiveStatusType(payment, terms.statusType);
  const wrong = wrongFields(form.errors, form.draft, places) + (advanceError ? 1 : 0);
  const isBlocked = !hasPlaceList(form.draft, places) && (form.errors.regionId ?? form.errors.shopId) !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <OrderBlocked id={REASON} obstacle="checkout.blockedAbsent" />
      <div className="max-lg:hidden">
        <SubmitButton />
      </div>
      {isBlocked ? <p className="text-14 text-danger">{t('checkout.placesMissing')}</p> : null}
      {wrong > 0 ? (
        <p className="text-14 text-danger">{t('checkout.wrong', { count: wrong })}</p>
      ) : isBlocked ? null : !vitrina ? (
        <p className="text-14 text-muted">
          {t(isOnCredit(form.draft) ? 'checkout.submitNoteCredit' : 'checkout.submitNote')}
        </p>
      ) : statusTypesFor(payment).includes(stated) ? (
        // What is stated stands far above, and was perhaps never looked at.
        <p className="text-14 text-muted">{t(`partnerCheckout.statedNote.${stated}`)}</p>
      ) : null}
    </div>
  );
});
