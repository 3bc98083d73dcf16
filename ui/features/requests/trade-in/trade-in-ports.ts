import type { TradeInDesk } from '#core/requests/trade-in/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { WishStore } from './wish-store.ts';

/** What the offer of a used device needs of the world: who takes it, and where what is wished for is looked up. */
export type TradeInPorts = { readonly tradeIn: Pick<TradeInDesk, 'offer'> } & ConstructorParameters<
  typeof WishStore
>[0];

export const [TradeInPortsContext, useTradeInPorts] = requiredContext<TradeInPorts>('TradeInPorts');
