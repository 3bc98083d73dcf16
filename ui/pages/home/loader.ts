import { createLoadHome } from '#core/site/screens/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export const load = pageLoader(({ shop, locale, signal }) => createLoadHome(shop)(locale, signal));
