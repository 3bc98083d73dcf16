import { pageLoader } from '#ui/app/loading.ts';

export interface OrderPageData {
  /** The number in the link; empty without one. */
  readonly orderNumber: string;
}

const LONGEST = 40;

/** The form only: an order's data are loaded on request and never part of the address or page. */
export const load = pageLoader(
  async ({ url }): Promise<OrderPageData> => ({
    orderNumber: (url.searchParams.get('number') ?? '').slice(0, LONGEST),
  }),
);
