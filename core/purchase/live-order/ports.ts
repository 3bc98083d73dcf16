import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';

/** Which order is followed, and in which language. */
export interface LinkQuery {
  readonly linkKey: string;
  readonly locale: Locale;
}

/** What is heard of an order that is followed: the order as it is now, or that its link leads to none any more. */
export type OrderNews = Result<OrderStatus, Failure>;

/** Whoever listens to a stream. */
export interface StreamListener {
  readonly news: (news: OrderNews) => void;
  /** There was a sign of life: news, or only that the stream still stands. */
  readonly alive: () => void;
  /** It has ended or could not be opened; nothing more comes of it. */
  readonly broken: () => void;
}

/** News of an order as they come, from the shop's own server. */
export interface OrderStream {
  /** Opens a stream; gives the way to close it, after which nothing more is heard. */
  open(query: LinkQuery, listener: StreamListener): () => void;
}
