import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Hits } from './hits.ts';
import type { StockDesk } from './stock-desk.ts';
import type { createFlatFees } from './stock-fees.ts';

/** A Vendure's Shop API, on behalf of a visitor or a partner. */
export interface EngineAccess extends ProviderAccess {
  /** Whether the Vendure has the shop's plugin. */
  readonly hasPlugin: () => Promise<boolean>;
  /** Code of the payment method for payment on receipt where there is no plugin. */
  readonly onReceipt: string;
  /** Sells where there is no plugin. */
  readonly stock: StockDesk;
  /** Flat fees where there is no plugin. */
  readonly flatFees: ReturnType<typeof createFlatFees>;
  /** Every variant by its name, not older than a minute. */
  readonly names: (locale: Locale) => Promise<Result<Hits, Failure>>;
}
