import type { Locator, Page } from '@playwright/test';
import { FETCH_DELAY_MS, PRELOADER_AFTER_MS, PROGRESS_MS, PROGRESS_THROTTLE_MS } from '#core/site/browsing/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { untilQuiet } from '#tests/e2e/support/quiet.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';

/** The categories whose products have been asked for so far, also ahead of a press. */
const askedCategories = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/api/catalog/listing') return;
    asked.push(`/${JSON.parse(url.searchParams.get('input') ?? '{}').category}`);
  });
  return asked;
};

/**
 * The pointer rests on a link until its page is fetched: what does that comes once the tab has nothing else to do. A second
 * is only how long one look lasts before the pointer is moved there again.
 */
const restOn = async (link: Locator, asked: readonly string[]): Promise<string> => {
  const path = (await link.getAttribute('href')) ?? '';
  await expect(async () => {
    await link.page().mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => asked, { timeout: 1_000 }).toContain(path);
  }).toPass();
  return path;
};

test('BROWSING-3, BROWSING-12: pages are prefetched before a press, except with data saving', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const asked = askedCategories(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: 'savesData' in window }) });
  });
  await shopper.open('/');
  const categories = page
    .getByRole('region', { name: shopper.words('home.categories') })
    .getByRole('listitem')
    .getByRole('link');
  const fetched = [await restOn(categories.nth(0), asked)];

  await page.evaluate(() => Object.assign(window, { savesData: true }));
  await categories.nth(1).hover();
  await untilQuiet(page, FETCH_DELAY_MS);
  await page.evaluate(() => Reflect.deleteProperty(window, 'savesData'));
  // By the same way as this one, that one would have been asked for before it.
  fetched.push(await restOn(categories.nth(2), asked));
  expect(asked).toEqual(fetched);

  await categories.nth(2).click();
  await expect(page).toHaveURL(new RegExp(`${fetched[1]}$`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked).toEqual(fetched);
});

test('BROWSING-12: a quick press loads each thing of the next page once, also in the other language', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const categories = askedCategories(page);
  await shopper.open('/');
  const tiles = page
    .getByRole('region', { name: shopper.words('home.categories') })
    .getByRole('listitem')
    .getByRole('link');
  await restOn(tiles.nth(1), categories);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const once = async () => {
    await untilQuiet(page, FETCH_DELAY_MS);
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
    await untilQuiet(page);
    await expect(line).toBeHidden();

    await context.clearCookies();
    await shopper.open('/terms');
    await line.click();
    await expect(page).toHaveURL(/\/ro\/terms$/);
    await expect(line).toBeHidden();
    await shopper.open('/terms');
    await untilQuiet(page);
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
