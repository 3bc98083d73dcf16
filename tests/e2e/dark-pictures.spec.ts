import { launchedWith } from '#tests/e2e/support/launch.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

// What is looked at are pictures.
test.use({ launchOptions: launchedWith(), colorScheme: 'dark' });

test('PICTURE-1: what has a picture for the dark shows it there, and the other one in the light', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const shown = () =>
    page
      .locator('main picture img')
      .first()
      .evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  for (const path of ['/', '/newmorning', '/l']) {
    await shopper.open(path);
    await expect.poll(shown, path).toMatch(/-dark\.avif$/);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shown).toMatch(/landing-[\w-]+\d\.avif$/);
});

test('PICTURE-1: so do the newest videos and articles of the home page @nightly', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/');
  for (const name of ['home.videos', 'home.news'] as const) {
    const picture = page
      .getByRole('region', { name: shopper.words(name) })
      .locator('img')
      .first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc), name)
      .toMatch(/-dark\.avif$/);
  }
});

test('PICTURE-1: so do promotions that are over @nightly', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/promo');
  const picture = page
    .getByRole('region', { name: shopper.words('promotions.finished') })
    .locator('img')
    .first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
    .toMatch(/promo-[\w-]+-dark\.avif$/);
});
