import { type Loaded, pageLoader } from '#ui/app/loading.ts';

const LONGEST = 40;

/** The form only: an order's data are loaded on request and never part of the address or page. */
export const load = pageLoader(async ({ url }) => ({
  orderNumber: (url.searchParams.get('number') ?? '').slice(0, LONGEST),
}));

export type OrderPageData = Loaded<typeof load>;
