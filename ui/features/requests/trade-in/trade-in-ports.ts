import type { TradeInDesk } from '#core/requests/trade-in/index.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { WishStore } from './wish-store.ts';

export type TradeInPorts = { readonly tradeIn: Pick<TradeInDesk, 'offer'> } & ConstructorParameters<
  typeof WishStore
>[0];

export const useTradeInPorts = providedHook<TradeInPorts>('TradeInPorts');
