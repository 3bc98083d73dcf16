import { isAlive } from './support/alive.ts';
import { expect, test } from './support/shopper.ts';

test('HOME-3: a row begins with five products and has all of them once somebody turns to it', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/');
  const row = page.getByRole('region', { name: shopper.words('home.popular') });
  const products = row.getByRole('article');
  await expect(products).toHaveCount(5);
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(products.first())).toBe(true);
  await expect(products).toHaveCount(5);
  await row.hover();
  await expect(products).toHaveCount(12);
  await row
    .getByRole('button', { name: shopper.words('catalog.rowForward', { title: shopper.words('home.popular') }) })
    .click();
  await expect(products.last()).toBeVisible();
});

test('what is opened in a part of a page before it is alive stays open @narrow', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/');
  const fold = page.getByRole('contentinfo').locator('details').first();
  expect(await isAlive(fold)).toBe(false);
  await fold.evaluate((element) => element.setAttribute('open', ''));
  await fold.scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(fold)).toBe(true);
  await expect(fold).toHaveAttribute('open', '');
});

test('what stands below the fold is laid out in a quiet moment, without anybody scrolling to it', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/');
  const parts = page.locator('.below-fold > *');
  const skipped = () =>
    parts.evaluateAll((all) => all.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect(parts).not.toHaveCount(0);
  await expect.poll(skipped).toBe(0);
});
