import { createLoadProductScreen } from '#core/site/screens/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

/** How long the page waits for what it can do without once it has its product, ms. */
const BLOCKS_MS = 3000;

/** One product with its reviews and its banner, by its own address or within a category. */
export const load = pageLoader(async ({ shop, locale, params, signal }) => {
  const { url = '', category } = params;
  const query = { locale, url, ...(category ? { category } : {}) };
  const forBlocks = () => AbortSignal.any([signal, AbortSignal.timeout(BLOCKS_MS)]);
  return required(await createLoadProductScreen(shop)(query, signal, forBlocks));
});
