import { createLoadHome } from '#core/site/screens/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

/** Every block of the home page. */
export const load = pageLoader(({ shop, locale, signal }) => createLoadHome(shop)(locale, signal));
