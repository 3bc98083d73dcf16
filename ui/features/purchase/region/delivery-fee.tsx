import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { DeliveryFees } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import {
  availableTypes,
  DEFAULT_REGION,
  deliveryTypes,
  productFee,
  resolveAddress,
} from '#core/purchase/delivery/index.ts';
import { Truck } from '#ui/design/icons/index.tsx';
import { Select } from '#ui/design/primitives/select.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { PromisedPart } from '#ui/features/purchase/delivery/promised-part.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface DeliveryFeeProps {
  readonly fees: DeliveryFees;
  /** How the shop delivers, in a few words. */
  readonly text: string;
  /** It is in stock, so that a day can be promised. */
  readonly promised: boolean;
}

/**
 * Delivery fee and days of a product in the shopper's region, which can be changed here or at checkout. Until regions
 * are loaded there is only the default one, as in the first HTML.
 */
export const DeliveryFee = observer(({ fees, text, promised }: DeliveryFeeProps) => {
  const { t, locale } = useLanguage();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const { regions, failed, load } = delivery;
  const known = regions.some((region) => region.regionId === checkout.draft.regionId);
  const regionId = known ? checkout.draft.regionId : DEFAULT_REGION;

  useEffect(() => {
    void load(locale);
  }, [load, locale]);

  return (
    <section aria-labelledby="delivery" className="flex flex-col gap-3">
      <h2 id="delivery" className="flex items-center gap-2 text-16">
        <Truck className="size-5" />
        {t('product.delivery')}
      </h2>
      <Select
        frame="noscript:hidden"
        aria-label={t('product.region')}
        value={regionId}
        onChange={({ target }) =>
          checkout.chooseAddress(resolveAddress(regions, { regionId: target.value, localityId: '' }))
        }
        className="h-11 text-16"
        options={
          regions.length === 0
            ? [[DEFAULT_REGION, t('product.kishinev')]]
            : regions.map((region) => [region.regionId, region.label])
        }
      />
      {failed ? (
        <p role="alert" className="text-14 text-danger noscript:hidden">
          {t('product.regionsFailed')}{' '}
          <button type="button" className="py-1 font-medium underline" onClick={() => void load(locale)}>
            {t('product.retry')}
          </button>
        </p>
      ) : null}
      <p className="hidden text-14 font-medium noscript:block">{t('product.kishinev')}</p>
      <dl aria-live="polite" className="flex flex-col gap-2 text-14">
        {availableTypes(regionId).map((type) => (
          <Fee key={type} name={t(`product.${type}`)} fee={productFee(fees, { regionId, type })}>
            {promised ? <PromisedPart regionId={regionId} type={type} /> : null}
          </Fee>
        ))}
      </dl>
      <dl className="hidden text-14 noscript:block">
        <Fee name={t('product.elsewhere')} fee={productFee(fees, { regionId: ELSEWHERE, type: deliveryTypes[0] })} />
      </dl>
      {text ? <p className="text-14 text-muted">{text}</p> : null}
    </section>
  );
});

/** Any region but the default one: outside it the fee is the same everywhere. */
const ELSEWHERE = '';

interface FeeProps {
  readonly name: string;
  readonly fee: Bani;
  /** Delivery days; their space is reserved. */
  readonly children?: ReactNode;
}

const Fee = ({ name, fee, children }: FeeProps) => {
  const { t, money } = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <dt className={children ? '' : 'text-muted'}>{name}</dt>
      <dd className="price">{fee === 0 ? t('product.free') : money(fee)}</dd>
      {children ? <dd className="col-span-2 text-muted">{children}</dd> : null}
    </div>
  );
};
