import type { Product } from '#core/catalog/products/index.ts';
import { RefreshCcw } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { DeviceOnProduct } from '#ui/features/purchase/counted-device/device-slots.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What the product comes to with a used device, or the invitation to tell of one: in a place of one height for both. */
export const OldDevice = ({ product }: { readonly product: Product }) => {
  const { t, path } = useLanguage();
  return (
    <div className="flex min-h-29 items-center gap-3 rounded-tile bg-tile px-4 py-3 text-14 print:hidden">
      <RefreshCcw aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <DeviceOnProduct product={product}>
        <p>
          {t('product.oldDevice')}{' '}
          <Link to={path('/trade-in')} className="text-link underline underline-offset-4">
            {t('product.oldDeviceLink')}
          </Link>
        </p>
      </DeviceOnProduct>
    </div>
  );
};
