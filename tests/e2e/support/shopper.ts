import { test as base, expect, type Page } from '@playwright/test';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import { readProvider } from './provider-database.ts';
import { phrase, type Words, wordsOf } from './words.ts';

/** Of how many products walks pick theirs, so that none of them is sold out before all have bought. */
const PICKED = 6;

/** Which of so many the test that runs takes. */
const pickOf = (many: number): number => Number.parseInt(test.info().testId.slice(-4), 16) % many;

/** A visitor of the shop in one language: does what people do and finds things by the names they read. */
export class Shopper {
  readonly page: Page;
  readonly locale: Locale;
  readonly words: Words;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.words = wordsOf(locale);
  }

  /** Opens a path of the shop and waits until the page can be used. */
  async open(path: string): Promise<void> {
    await this.page.goto(localePath(path, this.locale));
    await this.settled();
  }

  /** Opens a page, where any would do: one that is quickly there. */
  openAny(): Promise<void> {
    return this.open('/terms');
  }

  /** The page has been taken over by its scripts. */
  async settled(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-ready', '');
  }

  /** Opens a product that can be bought, where the way to it is not the point; gives the product's title. */
  async openProduct(): Promise<string> {
    const products = readProvider<{ url: string }>(
      `SELECT product.url FROM product
       JOIN category within ON within.id = section JOIN category ON category.id = within.parent
       WHERE category.url = 'smartphones' AND available > 20 AND is_restricted = 0 AND is_preorder = 0
       ORDER BY price DESC, product.id LIMIT ?`,
      String(PICKED),
    );
    await this.open(`/product/${products[pickOf(products.length)]?.url}`);
    return (await this.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }

  /** Walks from a category to a product that can be bought; gives the product's title. */
  async findProduct(): Promise<string> {
    await this.open('/smartphones');
    return this.#pickProduct();
  }

  /** The same walk from the home page on. */
  async findProductFromHome(): Promise<string> {
    const smartphones = this.locale === 'ru' ? 'Смартфоны' : 'Smartphone-uri';
    await this.open('/');
    const category = this.page.locator('main').getByRole('link', { name: smartphones });
    await category.first().click();
    await expect(this.page.getByRole('heading', { level: 1, name: smartphones })).toBeVisible();
    return this.#pickProduct();
  }

  async #pickProduct(): Promise<string> {
    const add = this.page.getByRole('button', { name: phrase(this.words('tile.addOf')) });
    const link = this.page
      .getByRole('article')
      .filter({ has: add })
      .nth(pickOf(PICKED))
      .getByRole('heading')
      .getByRole('link');
    const onTile = (await link.locator('span').textContent()) ?? '';
    await link.click();
    await expect(this.page).toHaveURL(/\/product\//);
    const heading = this.page.getByRole('heading', { level: 1, name: onTile });
    await expect(heading).toBeVisible();
    return (await heading.textContent()) ?? '';
  }

  /** Puts the product of this page in the cart; its panel opens. */
  async addToCart(): Promise<void> {
    await this.page
      .locator('main')
      .getByRole('button', { name: this.words('tile.add') })
      .first()
      .click();
    await expect(this.cart).toBeVisible();
  }

  get cart() {
    return this.page.getByRole('dialog', { name: this.words('cart.title'), exact: true });
  }

  get checkout() {
    return this.page.getByRole('dialog', { name: this.words('checkout.title') });
  }

  async startCheckout(): Promise<void> {
    await this.cart.getByRole('button', { name: this.words('cart.order') }).click();
    await expect(this.checkout).toBeVisible();
  }

  async fillContact(name: string, phone: string): Promise<void> {
    await this.checkout.getByLabel(this.words('checkout.name')).fill(name);
    await this.checkout.getByLabel(this.words('checkout.phone')).fill(phone);
  }

  async submitOrder(): Promise<void> {
    await this.checkout.getByRole('button', { name: phrase(this.words('checkout.submit')) }).click();
  }
}

interface Fixtures {
  readonly shopper: (locale: Locale) => Shopper;
  /** What the browser may complain of in this test, because the test provokes it. */
  readonly provoked: RegExp;
  /** Whether the gift is still to be offered: it would come in the way of any other test. */
  readonly giftAhead: boolean;
  /** Whether the browser says that it saves data. */
  readonly savesData: boolean;
  /** Fails a test at its end when the browser complained of anything else. */
  readonly complaints: undefined;
  /** A picture of where a test failed. Playwright's own way would draw one of every walk, in case it fails later. */
  readonly lastSeen: undefined;
}

export const test = base.extend<Fixtures>({
  provoked: [/^$/, { option: true }],
  complaints: [
    async ({ page, provoked }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !provoked.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  lastSeen: [
    async ({ page }, use, test) => {
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      const path = test.outputPath('last-seen.png');
      await page.screenshot({ path });
      await test.attach('last seen', { path, contentType: 'image/png' });
    },
    { auto: true },
  ],
  giftAhead: [false, { option: true }],
  // At 360 px: nothing is fetched ahead there, which the walks on a wide screen see.
  savesData: [({ isMobile }, use) => use(isMobile), { option: true }],
  shopper: async ({ page, giftAhead, savesData }, use) => {
    if (!giftAhead) await page.addInitScript(() => localStorage.setItem('gifts', JSON.stringify(['ZORI2026'])));
    if (savesData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await use((locale) => new Shopper(page, locale));
  },
});
export { expect };
