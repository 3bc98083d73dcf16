import { createLoadProductScreen } from '#core/site/screens/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

/** Longest wait for optional blocks once the product has loaded, ms. */
const BLOCKS_MS = 3000;

/** A product with its reviews and banner, by its own address or within a category. */
export const load = pageLoader(async ({ shop, locale, params, signal }) => {
  const { url = '', category } = params;
  const query = { locale, url, ...(category ? { category } : {}) };
  const forBlocks = () => AbortSignal.any([signal, AbortSignal.timeout(BLOCKS_MS)]);
  return required(await createLoadProductScreen(shop)(query, signal, forBlocks));
});
