import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { useDevice } from './device-context.ts';

/** Price with the trade-in device on a tile; nothing without a device. */
export const DeviceOnTile = observer(({ product }: { readonly product: Product }) => {
  const { loaded } = useDevice();
  return loaded ? <loaded.OverPicture product={product} store={loaded.store} /> : null;
});

interface DeviceOnProductProps {
  readonly product: Product;
  /** Shown without a device. */
  readonly children: ReactNode;
}

/** The deducted device on a product's page. */
export const DeviceOnProduct = observer(({ product, children }: DeviceOnProductProps) => {
  const { loaded } = useDevice();
  return loaded ? (
    <loaded.OnProduct product={product} store={loaded.store}>
      {children}
    </loaded.OnProduct>
  ) : (
    children
  );
});
