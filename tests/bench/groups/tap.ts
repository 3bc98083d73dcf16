import type { Browser, Page } from '@playwright/test';
import { phrase, wordsOf } from '#tests/e2e/support/words.ts';
import { interactionLimits } from '../limits.ts';
import { paths } from '../pages.ts';
import type { Group } from '../result.ts';
import { alive, phone, withBrowser, withVisitor } from '../tools/browser.ts';
import { withShop } from '../tools/shop.ts';
import { slowDown } from '../tools/slow-phone.ts';
import { median } from '../tools/statistics.ts';

const words = wordsOf('ru');
/** When the thumb comes down, ms after the first paint. */
const TAP_AFTER = 1000;
/** A tap that has done nothing by then, ms, is lost. */
const LOST_AFTER = 15_000;

/** Times of the page, ms since it was asked for. */
interface Tap {
  painted?: number;
  tapped?: number;
  /** The button has changed. */
  seen?: number;
  /** The product is stored in the cart, and button, number of pieces and words or panel say so. */
  done?: number;
  /** The cart's panel stands open. */
  open?: number;
}

/** What the shopper reads once the product is in the cart. */
interface SaysDone {
  readonly button: string;
  readonly words: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    tap?: Tap;
  }
}

/**
 * Runs before the page's own scripts: records when a tap fell on a button, and when a frame was painted with any change of
 * that button, with all that tells that the product is in the cart, and with an open layer.
 */
const watchTap = (says: SaysDone): void => {
  const tap: Tap = {};
  window.tap = tap;
  let button: Element | null = null;
  const shownOn = (element: Element) => `${element.textContent} ${getComputedStyle(element, '::after').content}`;
  const some = (selector: string, text: RegExp) =>
    [...document.querySelectorAll(selector)].some((element) => text.test(shownOn(element)));
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  const isStored = () => /"count":1\b/.test(localStorage.getItem('cart') ?? '');
  const isOnButton = () => button !== null && (!button.isConnected || shownOn(button).includes(says.button));
  const isDone = () =>
    isStored() &&
    isOnButton() &&
    some('[data-cart]', /\b1\b/) &&
    (isOpen() || some('[role=status]', RegExp(says.words)));
  const nextFrame = (note: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') tap.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  window.addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      tap.tapped ??= timeStamp;
      button ??= target instanceof Element ? target.closest('button') : null;
    },
    { capture: true },
  );
  new MutationObserver((records) => {
    if (tap.tapped === undefined) return;
    const shows = ({ target, type }: MutationRecord) =>
      button !== null && (button.contains(target) || (type === 'attributes' && target.contains(button)));
    if (records.some(shows)) nextFrame((now) => (tap.seen ??= now));
    if (tap.done === undefined && isDone()) nextFrame((now) => (tap.done ??= now));
    if (isOpen()) nextFrame((now) => (tap.open ??= now));
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
};

/** Where the first button lies in the page; visits the page, so that its pictures are resized before. */
const buttonOf = (browser: Browser, url: string): Promise<Point> =>
  withVisitor(browser, phone, async (page) => {
    await page.goto(url);
    await alive(page);
    const button = page.locator('main').getByRole('button', { name: phrase(words('tile.addOf')) });
    const box = await button.first().boundingBox();
    if (!box) throw new Error('Nothing can be added to the cart');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

interface Waited {
  /** ms until the tap was seen to be taken; Infinity when it was lost. */
  readonly seen: number;
  /** s until it was done, and until the cart stood open. */
  readonly done: number;
  readonly open: number;
  /** ms between the first paint and the tap. */
  readonly after: number;
}

/** Bars lie over the edges of the screen: what is to be tapped is scrolled to its middle, as a thumb would. */
const toMiddle = (page: Page, y: number): Promise<number> =>
  page.evaluate((at) => {
    scrollTo({ top: at - innerHeight / 2, behavior: 'instant' });
    return at - scrollY;
  }, y);

const tapOnce = (browser: Browser, url: string, { x, y }: Point): Promise<Waited> =>
  withVisitor(browser, phone, async (page) => {
    const session = await slowDown(page, 'slow 4G');
    await page.addInitScript(watchTap, { button: words('tile.inCart'), words: words('cart.added') });
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const visit = page.goto(url, { waitUntil: 'commit' });
    let visited = false;
    const painted = new Promise<void>((resolve) => {
      session.on('Page.lifecycleEvent', ({ name }) => {
        // The empty page before it is painted as well.
        if (visited && name === 'firstContentfulPaint') resolve();
      });
    });
    await visit;
    visited = true;
    await painted;
    const shownAt = await toMiddle(page, y);
    await page.waitForTimeout(TAP_AFTER);
    await page.touchscreen.tap(x, shownAt);
    await page
      .waitForFunction(() => window.tap?.open !== undefined, undefined, { timeout: LOST_AFTER })
      .catch(() => undefined);
    const tap = await page.evaluate(() => window.tap);
    const { painted: first = 0, tapped = 0, seen = Infinity, done = Infinity, open = Infinity } = tap ?? {};
    const since = (at: number) => (at - tapped) / 1000;
    return { seen: seen - tapped, done: since(done), open: since(open), after: tapped - first };
  });

/** What a thumb sees that presses before the page is alive. */
export const tap: Group = {
  name: 'tap',
  title: 'First tap: “add to cart” on a category, one second after the first paint, on a slow phone on slow 4G',
  measure: ({ quick }) =>
    withShop({}, async ({ origin }) => {
      const url = origin + paths.category;
      return withBrowser(async (browser) => {
        const button = await buttonOf(browser, url);
        const taps: Waited[] = [];
        for (let time = 0; time < (quick ? 1 : 3); time += 1) taps.push(await tapOnce(browser, url, button));
        const note = `tapped ${Math.round(median(taps.map(({ after }) => after)))} ms after the first paint`;
        return {
          lines: [
            {
              what: 'first tap: seen',
              limit: interactionLimits.tapSeen,
              measured: median(taps.map(({ seen }) => seen)),
              note,
            },
            {
              what: 'first tap: done',
              limit: interactionLimits.tapDone,
              measured: median(taps.map(({ done }) => done)),
            },
          ],
          facts: [{ what: 'first tap: the cart stands open', value: median(taps.map(({ open }) => open)), unit: ' s' }],
        };
      });
    }),
};
