import { expect } from '@playwright/test';
import { withLongWords } from './support/hostile-words.ts';
import { testOver } from './support/shop-over.ts';

/** A shop over a provider whose every text is one word of 300 to 4,000 letters. */
const test = testOver(withLongWords);

test.use({ viewport: { width: 320, height: 640 } });

test('no word of the provider is wider than a phone, on any kind of page @nightly', async ({ page }) => {
  await page.goto('/smartphones');
  const product = (await page.locator('main a[href^="/product/"]').first().getAttribute('href')) ?? '';
  const paths = [
    ...['/', '/ro', '/smartphones', product, '/search?query=xiaomi', '/newmorning', '/review', '/promo', '/contacts'],
    ...[
      '/delivery',
      '/career',
      '/trade-in',
      '/partners',
      '/feedbacks',
      '/dayoffer',
      '/special-offers',
      '/produs',
      '/l',
    ],
  ];
  const wide: Record<string, readonly string[]> = {};
  for (const path of paths) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
      return [...document.querySelectorAll('main *, footer *, header *')]
        .filter((element) => isWide(element) && !element.closest('ol.overflow-x-auto, .product-row, .gallery-strip'))
        .slice(0, 4)
        .map(({ outerHTML }) => outerHTML.slice(0, 160));
    });
    if (found.length > 0) wide[path] = found;
  }
  expect(wide).toEqual({});
});
