import { CompareButton } from '#ui/features/catalog/compare/compare-button.tsx';
import { FavoriteButton } from '#ui/features/catalog/favorites/favorite-button.tsx';
import type { ProductSlots } from '#ui/features/catalog/products/slots.ts';
import { DeviceOnTile } from '#ui/features/purchase/counted-device/device-slots.tsx';
import { Arrival } from '#ui/features/purchase/region/arrival.tsx';
import { AddButton } from '#ui/features/requests/buy-button/add-button.tsx';
import { BuyAllButton } from '#ui/features/requests/buy-button/buy-all-button.tsx';
import { MonthlyPayment } from '#ui/features/requests/credit/monthly-payment.tsx';

/** What the groups above the catalogue put on its tiles. */
export const productSlots: ProductSlots = {
  Arrival,
  BuyButton: AddButton,
  BuyAllButton,
  MonthlyPayment,
  WithDevice: DeviceOnTile,
  KeepButtons: ({ product }) => (
    <>
      <CompareButton product={product} look="tile" />
      <FavoriteButton product={product} look="tile" />
    </>
  ),
};
