import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';

/** The followed order, and the language of its answers. */
export interface LinkQuery {
  readonly linkKey: string;
  readonly locale: Locale;
}

/** An update of a followed order: its state, or that its link is invalid. */
export type OrderNews = Result<OrderStatus, Failure>;

/** Listener of an order stream. */
export interface StreamListener {
  readonly news: (news: OrderNews) => void;
  /** An update or a heartbeat came. */
  readonly alive: () => void;
  /** The stream ended or could not be opened. */
  readonly broken: () => void;
}

/** News of an order as they come, from the shop's own server. */
export interface OrderStream {
  /** Opens a stream; gives the way to close it, after which nothing more is heard. */
  open(query: LinkQuery, listener: StreamListener): () => void;
}
