import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { methodFee } from '#core/purchase/checkout/index.ts';
import { type DeliveryMethod, offeredMethods } from '#core/purchase/delivery/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { DirectoryState } from '#ui/features/purchase/delivery/directory-state.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { AddressFields } from './address-fields.tsx';
import { useCheckout } from './checkout-context.ts';
import { PickupShops } from './pickup-shops.tsx';
import type { PickupStore } from './pickup-store.ts';

/** How the order gets to the shopper. */
export const DeliveryBlock = observer(({ pickup }: { readonly pickup: PickupStore }) => {
  const { t, money, locale } = useLanguage();
  const { deliveryText } = useShell();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const { draft, edit } = checkout.form;
  // Asked before a shop is chosen, so that nothing moves under the finger once the answer is there.
  const asked = checkout.ordered.map(({ product }) => product.productId).join();
  useEffect(() => void pickup.ask(asked === '' ? [] : asked.split(','), locale), [pickup, asked, locale]);
  const feeOf = (method: DeliveryMethod) => {
    const fee = methodFee(checkout.ordered, draft, method);
    return fee > 0 ? money(fee) : t('cart.free');
  };
  const known = draft.method === 'pickup' ? delivery.shops : delivery.regions;
  return (
    <Block number={2} title={t('checkout.delivery')}>
      <Choices legend={t('checkout.method')}>
        {offeredMethods(delivery).map((method) => (
          <Choice
            key={method}
            name="method"
            checked={draft.method === method}
            onChoose={() => edit('method', method)}
            title={t(`delivery.${method}`)}
            note={t(`delivery.${method}Note`)}
            aside={feeOf(method)}
          />
        ))}
      </Choices>
      {known.length === 0 ? (
        <DirectoryState />
      ) : draft.method === 'pickup' ? (
        <PickupShops stock={pickup.stock} />
      ) : (
        <AddressFields />
      )}
      {deliveryText && checkout.draft.method === 'address' ? (
        <p className="text-14 text-muted">{deliveryText}</p>
      ) : null}
    </Block>
  );
});
