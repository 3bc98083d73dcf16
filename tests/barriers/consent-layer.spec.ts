import { locales } from '#core/kernel/locale/index.ts';
import { shopWith } from '#tests/e2e/support/own-shop.ts';
import { expect } from '#tests/e2e/support/shopper.ts';
import { expectNone, screens } from './support.ts';

/** A shop that has something to ask consent for. */
const test = shopWith({ GTM_ID: 'GTM-TEST123' });

for (const locale of locales)
  for (const [screen, viewport] of Object.entries(screens))
    test.describe(`in ${locale} on a ${screen} screen`, () => {
      test.use({ viewport });
      test('the question of consent has no barrier', async ({ shopper: as, page }) => {
        const shopper = as(locale);
        await shopper.openAny();
        await expect(page.getByRole('region', { name: shopper.words('consent.title') })).toBeVisible();
        await expectNone(shopper);
      });
    });
