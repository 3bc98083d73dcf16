import type { RefObject } from 'react';
import {
  lowStock,
  type ProductPage,
  promoSavingOf,
  saleState,
  savingOf,
  totalDiscount,
} from '#core/catalog/products/index.ts';
import { isWorthTradeIn } from '#core/purchase/counted-device/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { Info, MessageCircleQuestionMark } from '#ui/design/icons/index.tsx';
import { Choices } from '#ui/features/catalog/product/choices.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { DeliveryFee } from '#ui/features/purchase/region/delivery-fee.tsx';
import { AddButton } from '#ui/features/requests/buy-button/add-button.tsx';
import { CreditLead } from '#ui/features/requests/credit/credit-lead.tsx';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { FITTING_ID } from './fitting-id.ts';
import { OldDevice } from './old-device.tsx';

interface BuyBoxProps {
  readonly page: ProductPage;
  /** The element with the page's price and button. */
  readonly ownButton: RefObject<HTMLDivElement | null>;
}

/** Choice, price, buttons and delivery of a product; no instalments or promo when it is not for sale (rule SALE-2). */
export const BuyBox = ({ page, ownButton }: BuyBoxProps) => {
  const { t } = useLanguage();
  const { deliveryText, settings } = useShell();
  const { vitrina } = useSite();
  const { product, restricted, stock, choices, fits } = page;
  const sale = saleState(product, restricted);
  const left = lowStock(stock);
  return (
    <section aria-label={t('product.buy')} className="flex flex-col gap-6">
      <Choices {...choices} />
      <div className="flex flex-col gap-4">
        <div>
          {/* A partner's two prices share a line, also on a phone. */}
          <ProductPrice
            product={product}
            className={vitrina ? 'text-28 xl:text-36' : 'text-36'}
            place="page"
            withPercent={savingOf(page) > 0}
          />
          {sale === 'sold' ? <CreditLead product={product} /> : null}
          <PriceDetails page={page} />
        </div>
        <div className="flex flex-col gap-2">
          <div ref={ownButton} className="flex flex-wrap gap-2">
            <AddButton product={product} restricted={restricted} size="lg" />
          </div>
          {sale === 'sold' ? (
            <LeadButton kind="one_click" product={product} look={vitrina ? 'quiet' : 'secondary'} size="lg" wide>
              {t('leads.oneClick')}
            </LeadButton>
          ) : null}
        </div>
        {/* A seller offers it to the customer on the spot. */}
        {vitrina && fits?.length ? (
          <p className="text-14 text-muted">
            <a
              href={`#${FITTING_ID}`}
              className="inline-block py-1 underline underline-offset-4 transition hover:text-ink"
            >
              {t('fits.title')}: {fits.length}
            </a>
          </p>
        ) : null}
        {sale !== 'sold' ? (
          <p className="text-14 text-muted">{t(`product.${sale}Hint`)}</p>
        ) : vitrina ? null : (
          <p className="flex items-center gap-2 text-14 font-medium text-positive">
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            {t('product.inStock')}
            {left === undefined ? null : <span className="text-ink">{t('product.fewLeft', { count: left })}</span>}
          </p>
        )}
      </div>
      <hr className="border-hairline" />
      {sale === 'sold' || sale === 'preorder' ? (
        <DeliveryFee fees={product.deliveryFees} text={deliveryText} promised={sale === 'sold'} />
      ) : null}
      {sale === 'sold' && !vitrina && settings.buttons.tradeIn && isWorthTradeIn(product) ? (
        <OldDevice product={product} />
      ) : null}
      <LeadButton kind="consultation" product={product} look="quiet" className="-mx-5 -mt-2 self-start">
        <MessageCircleQuestionMark className="size-5" />
        {t('leads.ask')}
      </LeadButton>
    </section>
  );
};

/** How the price came about, behind a sign: saving, promotion and the lowest price before the discount. */
const PriceDetails = ({ page }: { readonly page: ProductPage }) => {
  const { t, money } = useLanguage();
  const { product, restricted, priceHistory } = page;
  const saved = savingOf(page);
  const promo = saleState(product, restricted) === 'sold' ? promoSavingOf(page) : 0;
  const lowest = totalDiscount(product) > 0 ? priceHistory?.lowestBefore : undefined;
  const lines = [
    ...(saved > 0 ? [t(saved === promo ? 'product.promoSaving' : 'product.saving', { amount: money(saved) })] : []),
    ...(lowest ? [t('product.lowestBefore', { amount: money(lowest) })] : []),
    ...(promo > 0 && promo !== saved ? [t('product.promo', { amount: money(promo) })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <details className="text-14 text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control lg:min-h-8">
        <Info className="size-4" />
        {t('product.priceDetails')}
      </summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
};
