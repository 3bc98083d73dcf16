import type { Browser, Page } from '@playwright/test';
import { phrase, wordsOf } from '#tests/e2e/support/words.ts';
import { interactionLimits } from '../limits.ts';
import { paths } from '../pages.ts';
import type { Group, Line } from '../result.ts';
import { alive, phone, withBrowser, withVisitor } from '../tools/browser.ts';
import { withShop } from '../tools/shop.ts';
import { slowDown } from '../tools/slow-phone.ts';
import { median } from '../tools/statistics.ts';

const words = wordsOf('ru');
/** Shorter than this no interaction is reported, ms. */
const LEAST = 16;
/** How long a page is left alone before, and an interaction after it was made, ms. */
const SETTLE_MS = 3000;
const REPORT_MS = 1500;

declare global {
  interface Window {
    /** What every interaction took to its next paint, ms. */
    interactions?: number[];
  }
}

/** Records from now on what every interaction takes. */
const watch = (least: number): void => {
  const found: number[] = [];
  window.interactions = found;
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: least };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) found.push(entry.duration);
  }).observe(options);
};

interface Walk {
  readonly name: string;
  readonly path: string;
  readonly make: (page: Page) => Promise<void>;
}

const walks: readonly Walk[] = [
  {
    name: 'filter: open the filters and tick one',
    path: paths.category,
    make: async (page) => {
      await page.getByRole('button', { name: words('listing.filters') }).tap();
      const sheet = page.getByRole('dialog', { name: words('listing.filters') });
      await sheet
        .getByRole('checkbox', { name: /^Honor/ })
        .first()
        .tap();
    },
  },
  {
    name: 'search: open the field and type',
    path: paths.home,
    make: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('header.searchFor') })
        .tap();
      const field = page.getByRole('combobox', { name: words('header.search') });
      await field.waitFor();
      for (const letter of 'xiao') {
        await page.keyboard.press(letter);
        await page.waitForTimeout(150);
      }
    },
  },
  {
    name: 'compare: choose a product',
    path: paths.category,
    make: async (page) => {
      const toggle = page.locator('main').getByRole('button', { name: phrase(words('compare.toggleOf')) });
      await toggle.first().tap();
    },
  },
  {
    name: 'cart: add a product and take one more',
    path: paths.category,
    make: async (page) => {
      const add = page.locator('main').getByRole('button', { name: phrase(words('tile.addOf')) });
      await add.first().tap();
      const cart = page.getByRole('dialog', { name: words('cart.title'), exact: true });
      await cart
        .getByRole('button', { name: phrase(words('cart.more')) })
        .first()
        .tap();
    },
  },
];

/** The longest interaction of a walk, ms. */
const walkOnce = (browser: Browser, origin: string, { path, make }: Walk): Promise<number> =>
  withVisitor(browser, phone, async (page) => {
    await page.goto(origin + path);
    await alive(page);
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(page, 'as it is');
    await page.evaluate(watch, LEAST);
    await make(page);
    await page.waitForTimeout(REPORT_MS);
    return Math.max(LEAST, ...((await page.evaluate(() => window.interactions)) ?? []));
  });

/** What taps and keys take on a page that is alive. */
export const interactions: Group = {
  name: 'interactions',
  title: 'Later interactions: to the next paint, on a slow phone',
  measure: ({ quick }) =>
    withShop({}, ({ origin }) =>
      withBrowser(async (browser) => {
        const lines: Line[] = [];
        for (const walk of walks) {
          const longest: number[] = [];
          for (let time = 0; time < (quick ? 1 : 3); time += 1) longest.push(await walkOnce(browser, origin, walk));
          const note = `the longest of the walk, in steps of 8 ms`;
          lines.push({ what: walk.name, limit: interactionLimits.later, measured: median(longest), note });
        }
        return { lines };
      }),
    ),
};
