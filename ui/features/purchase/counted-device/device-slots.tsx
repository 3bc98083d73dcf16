import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { useDevice } from './device-context.ts';

/** What a tile says where a device is counted in; nothing for everybody else. */
export const DeviceOnTile = observer(({ product }: { readonly product: Product }) => {
  const { loaded } = useDevice();
  return loaded ? <loaded.OverPicture product={product} store={loaded.store} /> : null;
});

interface DeviceOnProductProps {
  readonly product: Product;
  /** What stands there for everybody else. */
  readonly children: ReactNode;
}

/** What a product's page says where a device is counted in. */
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
