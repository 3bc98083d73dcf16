import { observer } from 'mobx-react-lite';
import { isLowestVariantPrice, type Product } from '#core/catalog/products/index.ts';
import { priceWithDevice } from '#core/purchase/counted-device/index.ts';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { DeviceStore } from './device-store.ts';

/** A product's price less the deducted device, over the foot of its picture; a small picture omits the monthly price. */
export const OverPicture = observer(({ product, store: { counted } }: { product: Product; store: DeviceStore }) => {
  const { t, money } = useLanguage();
  const { MonthlyPayment } = useProductSlots();
  const price = counted && priceWithDevice(product, counted);
  if (price === undefined) return null;
  return (
    <div className="absolute inset-x-1.5 bottom-1.5 rounded-control bg-veil px-2.5 py-1.5 leading-[1rem] *:text-12">
      <p className="truncate text-muted">{t('device.with', { title: counted?.title })}</p>
      <p className="font-semibold text-positive">
        {t(isLowestVariantPrice(product) ? 'device.aboutFrom' : 'device.about', { amount: money(price) })}
      </p>
      <MonthlyPayment price={price} className="max-sm:hidden" />
    </div>
  );
});
