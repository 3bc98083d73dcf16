import { pageLoader } from '#ui/app/loading.ts';

export interface OrderPageData {
  /** The number that a link brought; empty when it brought none. */
  readonly orderNumber: string;
}

const LONGEST = 40;

/** Where one asks for an order. Nothing of the order itself is in the address or in the page: it is asked for by hand. */
export const load = pageLoader(
  async ({ url }): Promise<OrderPageData> => ({
    orderNumber: (url.searchParams.get('number') ?? '').slice(0, LONGEST),
  }),
);
