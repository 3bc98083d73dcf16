import { locales } from '#core/kernel/locale/index.ts';
import { allViews, walkEveryPage } from '#tests/e2e/support/every-page.ts';

for (const locale of locales) walkEveryPage(locale, allViews);
