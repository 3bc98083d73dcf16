import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { priceWithDevice } from '#core/purchase/counted-device/index.ts';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { DeviceStore } from './device-store.ts';
import { DeviceWords } from './device-words.tsx';

interface OnProductProps {
  readonly product: Product;
  readonly store: DeviceStore;
  readonly children: ReactNode;
}

/** A product's price less the deducted device, in place of the invitation to describe one. */
export const OnProduct = observer(({ product, store, children }: OnProductProps) => {
  const { t, money } = useLanguage();
  const { MonthlyPayment } = useProductSlots();
  const { counted } = store;
  const price = counted && priceWithDevice(product, counted);
  return (
    <DeviceWords store={store} otherwise={children}>
      {price === undefined ? null : (
        <>
          <p className="truncate">{t('device.with', { title: counted?.title })}</p>
          <div className="flex flex-wrap items-baseline gap-x-2.5">
            <p className="price text-22">{t('device.about', { amount: money(price) })}</p>
            <MonthlyPayment price={price} />
          </div>
          <p className="text-12 text-muted">{t('device.confirmed')}</p>
        </>
      )}
    </DeviceWords>
  );
});
