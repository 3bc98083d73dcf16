import type { Page } from '@playwright/test';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import { launchedWith } from './launch.ts';
import { expect, type Shopper, test } from './shopper.ts';
import { phrase } from './words.ts';

/** A browser whose letters are twice as large by its own setting, without pictures. */
export const LARGE_LETTERS = launchedWith('--blink-settings=imagesEnabled=false,defaultFontSize=32');

const WIDTHS = [360, 1280] as const;

/** Words that are cut, stand off the screen or out of their button, and sideways scroll. */
const lostWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const within = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim();
      if (!holder || !words || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What is cut on purpose: names that stand elsewhere in full, and words for ears.
      if (holder.getBoundingClientRect().width < 2) continue;
      if (holder.closest('.sr-only, .skip-link, .truncate, [aria-hidden=true], option, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const button = holder.closest('button, .button')?.getBoundingClientRect();
      let scrolls = false;
      let cut = false;
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
        const edge = box.getBoundingClientRect();
        if (overflowX === 'hidden' || overflowX === 'clip') cut ||= right > edge.right + 1 || left < edge.left - 1;
      }
      if (scrolls || right - left < 2) continue;
      const isOut = button && (right > button.right + 2 || left < button.left - 2);
      if (cut || isOut || right > clientWidth + 1 || left < -1) lost.push(words.slice(0, 60));
    }
    return lost;
  });

const expectWhole = async (shopper: Shopper, path: string, faults: Record<string, readonly string[]>) => {
  const { page } = shopper;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await shopper.open(path);
    const cart = page.getByRole('banner').getByRole('button', { name: phrase(shopper.words('cart.title')) });
    await expect(cart).toBeInViewport({ ratio: 1 });
    const lost = await lostWords(page);
    if (lost.length > 0) faults[`${width} ${path}`] = lost;
  }
};

/** Walks over pages at both widths with letters of twice the size: nothing is cut, and the cart is at hand. */
export const walkWithLargeLetters = (locale: Locale, paths: readonly string[]): void => {
  test(`pages in ${locale} hold with letters of twice the size`, async ({ shopper: as, page }) => {
    test.setTimeout(600_000);
    const shopper = as(locale);
    await page.goto(localePath('/smartphones', locale));
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    const faults: Record<string, readonly string[]> = {};
    for (const path of paths) await expectWhole(shopper, path, faults);
    await shopper.openProduct();
    const product = new URL(page.url()).pathname.replace(/^\/ro(?=\/)/, '');
    await expectWhole(shopper, product, faults);
    expect(faults).toEqual({});
  });
};
