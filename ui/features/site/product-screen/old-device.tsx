import type { Product } from '#core/catalog/products/index.ts';
import { RefreshCcw } from '#ui/design/icons/index.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { DeviceOnProduct } from '#ui/features/purchase/counted-device/device-slots.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/**
 * The price after deducting a used device, or an invitation to describe one. Known only after hydration, so both
 * reserve the same height.
 */
export const OldDevice = ({ product }: { readonly product: Product }) => {
  const { t, path } = useLanguage();
  return (
    <div className="flex min-h-29 items-center gap-3 rounded-tile bg-tile px-4 py-3 text-14 print:hidden">
      <RefreshCcw className="mt-1 size-5 shrink-0 self-start text-muted max-[359px]:hidden" />
      <DeviceOnProduct product={product}>
        <div>
          <p className="text-16 font-semibold">{t('product.oldDevice')}</p>
          <p className="text-muted">{t('product.oldDeviceHint')}</p>
          <ButtonLink kind="secondary" size="sm" to={path('/trade-in')} className="mt-2">
            {t('product.oldDeviceLink')}
          </ButtonLink>
        </div>
      </DeviceOnProduct>
    </div>
  );
};
