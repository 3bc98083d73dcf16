import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Seller } from '#core/purchase/checkout/index.ts';
import type { CalendarDay, OrdersFilter, OrdersPage } from './orders.ts';

/** Today in the shop's time zone, such as `2026-9-4`. */
export interface Calendar {
  today(): CalendarDay;
}

/** A partner's orders; the partner is known by the token that travels with the call. */
export interface OrdersArchive {
  list(
    query: { readonly filter: OrdersFilter; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<OrdersPage, Failure>>;
}

/** Who sells for a partner; the partner is known by the token that travels with the call. */
export interface SellerDirectory {
  list(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Seller[], Failure>>;
}
