import { expect, type Page } from '@playwright/test';
import { payloads, withHostileWords } from './support/hostile-words.ts';
import { testOver } from './support/shop-over.ts';

/** A shop over a provider whose every text would run in a page that took it for its own. */
const test = testOver(withHostileWords);

/** What ran, or was kept from running by the content policy alone: either is a fault. */
const watched = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.push(message.text());
  });
  return seen;
};

const open = async (page: Page, path: string): Promise<void> => {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(text);
};

test.describe('words that would run', () => {
  // One shop for all three.
  test.describe.configure({ mode: 'default' });

  test('of the provider are shown as words on every kind of page', async ({ page }) => {
    expect(new Set(payloads).size).toBeGreaterThan(100);
    const seen = watched(page);
    await open(page, '/smartphones');
    const product = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
    const more = ['/', '/ro', product ?? '', '/newmorning', '/review', '/promo', '/contacts', '/delivery', '/career'];
    for (const path of more) await open(page, path);
    await open(page, product ?? '');
    await expect(page.locator('h1')).toContainText('alert(document.domain)');
    expect(seen).toEqual([]);
  });

  test('of the address, of a form and of what the browser keeps are nothing but words', async ({ page }) => {
    const seen = watched(page);
    for (let at = 0; at < payloads.length; at += 24)
      await open(
        page,
        `/search?query=${encodeURIComponent(payloads[at] ?? '')}&utm_source=${encodeURIComponent(payloads[at + 1] ?? '')}`,
      );
    await open(page, '/contacts');
    for (const field of await page.locator('main :is(input:not([type=checkbox],[type=radio]), textarea)').all())
      for (const payload of payloads.slice(0, 8)) await field.fill(payload);
    await open(page, '/smartphones');
    await page.locator('main a[href^="/product/"]').first().click();
    await page.waitForURL('**/product/**');
    const kept = await page.evaluate((words) => {
      let at = 0;
      const harmed = (value: unknown): unknown => {
        if (typeof value === 'string') return words[at++ % words.length];
        if (Array.isArray(value)) return value.map(harmed);
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, harmed(part)]));
      };
      for (const [name, text] of Object.entries({ ...localStorage })) {
        let value: unknown = text;
        try {
          value = JSON.parse(text);
        } catch {
          // What is no JSON is a text.
        }
        localStorage.setItem(name, typeof value === 'string' ? String(harmed(value)) : JSON.stringify(harmed(value)));
      }
      return localStorage.length;
    }, payloads);
    expect(kept).toBeGreaterThan(0);
    for (const path of ['/', '/order', '/favorites', '/compare', '/smartphones']) await open(page, path);
    expect(seen).toEqual([]);
  });

  test('would be noticed if they ran', async ({ page }) => {
    const seen = watched(page);
    await open(page, '/terms');
    // Not each of them runs in every browser when a page puts it in by itself.
    await page.evaluate(
      (words) => document.body.insertAdjacentHTML('beforeend', words),
      payloads.slice(0, 12).join(''),
    );
    await expect.poll(() => seen.length).toBeGreaterThan(0);
  });
});
