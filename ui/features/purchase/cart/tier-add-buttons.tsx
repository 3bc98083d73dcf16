import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type Product, RETAIL } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { shownMdl } from '#core/kernel/shared/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';

interface TierAddButtonsProps {
  readonly product: Product;
  readonly size: 'md' | 'lg';
  /** The first of them takes the focus over. */
  readonly autoFocus: boolean;
  readonly onAdd: () => void;
  /** The button that there is where the product has no other price. */
  readonly children: ReactNode;
}

/** Space of a tile's second button for partners, also until the viewer is known. */
export const SecondButtonRoom = observer(() => {
  const { vitrina } = useSite();
  const { viewer } = useCustomerView();
  return vitrina && viewer !== 'customer' ? <span className="tier-button h-11 w-full" /> : null;
});

/**
 * Two buttons for a partner: add at the partner's price, and at the retail price. In rows, which show no other prices, each
 * names its own (`view-switch.css`).
 */
export const TierAddButtons = observer(({ product, size, autoFocus, onAdd, children }: TierAddButtonsProps) => {
  const { t, locale, money, count } = useLanguage();
  const cart = useCart();
  const { partnerLooks } = useCustomerView();
  const prices = shownPrices(product, partnerLooks);
  if (prices.length === 1)
    return (
      <>
        {children}
        <SecondButtonRoom />
      </>
    );
  const page = size === 'lg';
  return prices.map(({ tier, price, before }, place) => {
    const leads = place === 0;
    const label = t(`priceTiers.${tier}.addOf`, { title: product.title });
    const seen = t('priceTiers.add', { price: page ? money(price) : count(shownMdl(price)) });
    return (
      <Button
        key={tier}
        kind={leads ? 'primary' : 'secondary'}
        size={size}
        className={
          leads
            ? `buy-button ${page ? 'px-3' : ''}`
            : page
              ? 'px-2 text-14'
              : 'tier-button w-full px-2 text-14 font-medium'
        }
        autoFocus={leads && autoFocus}
        title={label}
        data-adds={leads ? product.productId : undefined}
        onClick={() => {
          onAdd();
          cart.add(product, locale, tier);
        }}
      >
        <span className="sr-only">{label}. </span>
        {page ? null : (
          <span className="tier-name hidden">
            <span>{t(`priceTiers.${tier}.short`)}</span>{' '}
            {tier === RETAIL && before !== undefined ? <s>{count(shownMdl(before))}</s> : null}
          </span>
        )}
        <span className="tier-add">{seen}</span>
      </Button>
    );
  });
});
