import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderContents, PartnersSale } from '#core/purchase/checkout/index.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { usePartnerTerms } from '#ui/features/purchase/checkout/use-partner-terms.ts';
import { PlacedContents } from '#ui/features/purchase/order-status/placed-contents.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The placed order; a partner's names the customer and the seller (rule CHECKOUT-18). */
export const PlacedOrder = ({ contents }: { readonly contents: OrderContents }) => (
  <PlacedContents contents={contents}>{contents.sale ? <Sale {...contents.sale} /> : null}</PlacedContents>
);

const Sale = observer(({ name, phone, seller }: PartnersSale) => {
  const { t, locale } = useLanguage();
  const { sellers, load } = usePartnerTerms();
  useEffect(() => {
    if (seller !== undefined) void load(locale);
  }, [load, locale, seller]);
  const sellerName = sellers.find(({ id }) => id === seller)?.name;
  return (
    <>
      <dt>{t('partnerCheckout.customer')}</dt>
      <dd className="min-w-0">
        {name}, <span className="whitespace-nowrap">{readablePhone(phone)}</span>
      </dd>
      {sellerName ? (
        <>
          <dt>{t('partnerCheckout.seller')}</dt>
          <dd className="min-w-0">{sellerName}</dd>
        </>
      ) : null}
    </>
  );
});
