import type { Locator, Page } from '@playwright/test';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { endSession, forgetSession, signOutElsewhere } from '#tests/e2e/support/session.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';

/** How a session ends under a page. */
const ends = {
  'the provider takes its token back': endSession,
  'its cookie is deleted': forgetSession,
  'it is signed out with in another place': signOutElsewhere,
} satisfies Record<string, (page: Page) => Promise<void>>;

/** What a partner does next that asks for another page, or for this one anew. */
const visits: Readonly<Record<string, (shopper: Shopper) => Promise<unknown>>> = {
  'a link': ({ page, words }) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: words('vitrina.links.orders.title') })
      .first()
      .click(),
  'a product': ({ page }) => page.getByRole('article').getByRole('heading').getByRole('link').first().click(),
  'going back': ({ page }) => page.goBack(),
  'a reload': ({ page }) => page.reload(),
};

/** One that asks the shop for data and one that asks for a document: the others ask by the same two ways. */
const SHORT = ['a link', 'a reload'];

/** What a partner does next on the page where they are. */
const acts: typeof visits = {
  'a search': ({ page }) => page.getByRole('banner').locator('input[name=query]').fill('xiaomi'),
};

/** Every status that an error page has shown on a page, also for a moment. */
const watchErrors = async (page: Page): Promise<string[]> => {
  const shown: string[] = [];
  await page.exposeFunction('recordError', (status: string) => shown.push(status));
  await page.addInitScript(() => {
    const look = () => {
      const status = document.querySelector('main p.price.text-48')?.textContent;
      if (status) void Object(globalThis).recordError(status);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document' && response.status() >= 400)
      shown.push(String(response.status()));
  });
  return shown;
};

const signInAgain = async ({ page, words }: Shopper, form: Locator): Promise<void> => {
  await form.getByLabel(words('auth.loginField')).fill('partner');
  await form.locator('input[name=password]').fill('zori-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: words('auth.logout') })).toBeVisible();
  await expect(page.getByRole('heading', { name: words('auth.title') })).toHaveCount(0);
};

test.describe('a session that ends', () => {
  test.use({ provoked: /status of 401/ });

  for (const [nth, [way, end]] of Object.entries(ends).entries())
    test(`because ${way} leads to the sign-in page and on, or is begun over the page${nth > 0 ? ' @nightly' : ''}`, async ({
      shopper: as,
      page,
      baseURL,
    }) => {
      const shopper = as('ru');
      const origin = baseURL ?? '';
      const errors = await watchErrors(page);
      await enterVitrina(shopper, '/vitrina', origin);
      // Signing in has left a page to go back to.
      const endUnderList = async () => {
        await page.goto(vitrinaAddress(shopper, '/vitrina/smartphones', origin));
        await shopper.settled();
        await end(page);
      };

      const chosen = Object.entries(visits).filter(([deed]) => nth === 0 || SHORT.includes(deed));
      for (const [deed, visit] of chosen)
        await test.step(`at ${deed}`, async () => {
          await endUnderList();
          await visit(shopper);
          await expect(page).toHaveURL(/\/auth\?return=/);
          const wanted = new URL(page.url()).searchParams.get('return') ?? '';
          await shopper.settled();
          await signInAgain(shopper, page.locator('main'));
          await expect(page).toHaveURL(vitrinaAddress(shopper, wanted, origin));
          await expect(page.locator('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(errors).toEqual([]);
        });

      for (const [deed, act] of Object.entries(acts))
        await test.step(`over the page at ${deed}`, async () => {
          await endUnderList();
          await act(shopper);
          const modal = page.getByRole('dialog', { name: shopper.words('auth.title') });
          await expect(modal.getByText(shopper.words('auth.ended'))).toBeVisible();
          await signInAgain(shopper, modal);
          expect(new URL(page.url()).pathname).toBe('/vitrina/smartphones');
          expect(errors).toEqual([]);
        });
    });
});
