import { observer } from 'mobx-react-lite';
import { isFromPrice, type Product } from '#core/catalog/products/index.ts';
import { priceWithDevice } from '#core/purchase/counted-device/index.ts';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { DeviceStore } from './device-store.ts';

interface OverPictureProps {
  readonly product: Product;
  readonly store: DeviceStore;
}

/** What a product comes to with the device that is counted in: over the foot of the picture, where it moves nothing; over a small one, the amount alone. */
export const OverPicture = observer(({ product, store: { counted } }: OverPictureProps) => {
  const { t, money } = useLanguage();
  const { MonthlyFrom } = useProductSlots();
  const price = counted && priceWithDevice(product, counted);
  if (price === undefined) return null;
  return (
    <div className="absolute bottom-0 left-0 rounded-tr-control bg-surface/90 px-2 py-1 leading-4 *:text-12 min-[480px]:inset-x-1.5 min-[480px]:bottom-1.5 min-[480px]:rounded-control min-[480px]:px-2.5 min-[480px]:py-1.5 max-[479px]:[&>p:not(.font-semibold)]:sr-only pointer-coarse:right-11">
      <p className="truncate text-muted">{t('device.with', { title: counted?.title })}</p>
      <p className="font-semibold text-positive tabular-nums">
        {t(isFromPrice(product) ? 'device.aboutFrom' : 'device.about', { amount: money(price) })}
      </p>
      <MonthlyFrom price={price} />
    </div>
  );
});
