import { PRELOADER_AFTER_MS, PROGRESS_MS, PROGRESS_THROTTLE_MS } from '#core/site/browsing/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';

test('BROWSING-3, BROWSING-12: pages are fetched ahead of a press, and not for who saves data', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/catalog/listing')) asked.push(request.url());
  });
  const category = page.locator('main').getByRole('link', { name: 'Смартфоны' }).first();
  await shopper.open('/');
  await page.waitForTimeout(1_500);
  await category.hover();
  await expect.poll(() => asked.length).toBe(1);
  await category.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Смартфоны' })).toBeVisible();
  expect(asked).toHaveLength(1);

  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await shopper.open('/');
  await page.waitForTimeout(1_500);
  await category.hover();
  await page.waitForTimeout(600);
  expect(asked).toHaveLength(1);
});

test('BROWSING-12: a quick press loads each thing of the next page once, also in the other language', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/');
  await page.waitForTimeout(1_500);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const once = async () => {
    await page.waitForTimeout(600);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual([...new Set(asked)]);
    asked.length = 0;
  };
  await page.getByRole('banner').getByRole('link', { name: /^RO,/ }).click();
  await expect(page).toHaveURL(/\/ro$/);
  await once();
  await page.locator('main').getByRole('link', { name: 'Smartphone-uri' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Smartphone-uri' })).toBeVisible();
  await once();
});

test.describe('a Romanian browser', () => {
  test.use({ locale: 'ro-MD' });

  test('LOCALE-9: is offered Romanian until it has chosen, and is redirected nowhere @mobile', async ({
    shopper: as,
    page,
    context,
  }) => {
    const shopper = as('ru');
    const line = page.getByRole('banner').getByRole('link', { name: pageLanguages.ro.offer });
    await shopper.open('/terms');
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(/\/terms$/);
    await expectNoBarrier(page, 'the offer of a language', 'header');
    await page
      .getByRole('banner')
      .getByRole('button', { name: shopper.words('common.close') })
      .click();
    await expect(line).toBeHidden();
    await page.reload();
    await shopper.settled();
    await page.waitForTimeout(500);
    await expect(line).toBeHidden();

    await context.clearCookies();
    await shopper.open('/terms');
    await line.click();
    await expect(page).toHaveURL(/\/ro\/terms$/);
    await expect(line).toBeHidden();
    await shopper.open('/terms');
    await page.waitForTimeout(500);
    await expect(line).toBeHidden();
  });
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('BROWSING-2, BROWSING-5: a page that is awaited long shows that it is on its way', async ({
    shopper: as,
    page,
  }) => {
    const shopper = as('ru');
    await shopper.open('/');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/catalog/listing**', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('main').getByRole('link', { name: 'Смартфоны' }).first().click();
    const bar = page.locator('.underway');
    const ring = page.locator('.awaited svg');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('animation-duration', `${PROGRESS_MS / 1000}s, 0.001s`);
    await expect(bar).toHaveCSS('animation-delay', `0s, ${PROGRESS_THROTTLE_MS / 1000}s`);
    await expect(page.locator('.awaited')).toHaveCSS('animation-delay', `${PRELOADER_AFTER_MS / 1000}s`);
    await expect(ring).toBeVisible();
    expect((await ring.boundingBox())?.width).toBe(120);
    await page.setViewportSize({ width: 480, height: 800 });
    expect((await ring.boundingBox())?.width).toBe(80);
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Смартфоны' })).toBeVisible();
    await expect(ring).toHaveCount(0);
  });
});

test('BROWSING-4, BROWSING-6: the layout follows the width, and the header is fixed after 100 px', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/');
  const bar = page.getByRole('navigation', { name: shopper.words('nav.bar') });
  const folds = page.getByRole('contentinfo').locator('summary').first();
  for (const [width, hasBar, isFolded] of [
    [768, true, true],
    [769, true, false],
    [1024, true, false],
    [1025, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // What is far below the fold is not laid out.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar, `at ${width}`).toBeVisible({ visible: hasBar });
    await expect(folds, `at ${width}`).toBeVisible({ visible: isFolded });
  }
  const fixed = page.getByRole('banner').locator('.fixed');
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(fixed).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(fixed).toHaveCount(1);
});
