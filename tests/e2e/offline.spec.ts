import type { Page } from '@playwright/test';
import { type Locale, localePath, locales } from '#core/kernel/locale/index.ts';
import { OFFLINE_PICTURES } from '#core/site/offline/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { untilQuiet } from '#tests/e2e/support/quiet.ts';
import { expectHeardAs } from '#tests/e2e/support/screens.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';

// The browser says by itself that it could not load what it was asked for.
test.use({ provoked: /ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 404/, serviceWorkers: 'allow', savesData: false });

const OTHER = { ru: 'ro', ro: 'ru' } as const satisfies Record<Locale, Locale>;

/** The offline page and a picture of the goods are kept: a visit may lose its connection. */
const kept = ({ page }: Shopper): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (pictures) => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' ? (await (await caches.open(pictures)).keys()).length : 0;
      }, OFFLINE_PICTURES),
    )
    .toBeGreaterThan(0);

/** The emulated loss of the connection ends for an instant now and then: the page is loaded anew in place of this step. */
const goOffline = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
  }).toPass();

for (const locale of locales)
  test(`cart, favourites and recently viewed products can be read without a connection in ${locale} @mobile`, async ({
    shopper: as,
    page,
    context,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const title = await shopper.findProduct();
    await page
      .getByRole('main')
      .getByRole('button', { name: words('favorites.toggleOf', { title }) })
      .first()
      .click();
    await shopper.addToCart();
    await kept(shopper);

    // OFFLINE-1: the page stands at the address that was wanted, in its language.
    await page.keyboard.press('Escape');
    await expect(shopper.cart).toBeHidden();
    // What is fetched ahead has come, however slow the machine is.
    await untilQuiet(page);
    await context.setOffline(true);
    // ERROR-7: a page that is read on needs no more code, and stays.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
    const wanted = localePath('/', locale);
    await page.getByRole('banner').locator(`a[href="${wanted}"]`).first().click();
    await shopper.settled();
    const heading = page.getByRole('heading', { level: 1, name: words('offline.title') });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));

    // OFFLINE-4: all three lists have the product, with the price that was seen.
    await expect(page.getByText(words('offline.asSeen'))).toBeVisible();
    for (const list of ['cart', 'favorites', 'viewed'] as const) {
      const item = page.getByRole('region', { name: words(`offline.${list}`) }).getByRole('listitem');
      await expect(item).toHaveCount(1);
      await expect(item.getByRole('link', { name: title })).toBeVisible();
      await expect(item).toContainText('MDL');
    }
    // OFFLINE-5: its picture is at hand.
    const picture = await page.getByRole('main').locator('img').first().getAttribute('src');
    expect(await page.evaluate(async (address) => (await fetch(address ?? '')).ok, picture)).toBe(true);
    await expectNoBarrier(page);
    await expectHeardAs(page.getByRole('main'), 'offline', words);

    // OFFLINE-3: no page and no answer of the shop's calls is given out as new.
    const answer = await page.evaluate(() =>
      fetch('/').then(
        () => 'answered',
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: words('offline.again') }).click();
    await again;
    await expect(heading).toBeVisible();
    await goOffline(page, localePath('/delivery', OTHER[locale]));
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[locale]);
    await goOffline(page, wanted);

    // OFFLINE-7: it goes on by itself.
    await shopper.settled();
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
    await expect(heading).toHaveCount(0);

    // OFFLINE-1: behind the worker, redirects and statuses are the server's own.
    const dayOffer = localePath('/dayoffer', locale);
    await page.goto(`${dayOffer}/`);
    await expect(page).toHaveURL(new RegExp(`${dayOffer}$`));
    expect((await page.goto(localePath('/no-such-page', locale)))?.status()).toBe(404);
  });
