import type { TradeInDesk } from '#core/requests/trade-in/index.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { WishStore } from './wish-store.ts';

/** What the offer of a used device needs of the world: who takes it, and where what is wished for is looked up. */
export type TradeInPorts = { readonly tradeIn: Pick<TradeInDesk, 'offer'> } & ConstructorParameters<
  typeof WishStore
>[0];

export const useTradeInPorts = providedHook<TradeInPorts>('TradeInPorts');
